// Package e2e plays the real program in a real window, by mouse and keyboard.
// Its tests need a display and are built with the tag e2e only; `make e2e`
// gives them a screen of their own.
package e2e
