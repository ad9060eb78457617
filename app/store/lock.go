package store

type lock struct{}
