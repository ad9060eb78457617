package engine

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// profileTable is the table of profiles as the rule texts have it: one row a
// field, one column a profile.
const profileTable = `
-                      amsterdam-cafe gids-amsterdams       gids-rotterdams       web-rotterdam web-amsterdam room-rotterdam room-amsterdam club-amsterdam club-rotterdam utrecht
deal                   3-2-3          3-2-3                 3-2-3                 3-2-3         3-2-3         3-2-3          3-2-3          3-2-3          3-2-3          3-2-3
first_speaker          forehand       forehand              forehand              forehand      forehand      forehand       forehand       forehand       dealer         forehand
round1                 free           free                  free                  proposed      proposed      proposed       proposed       free           free           forced
round2                 none           none                  none                  none          none          none           none           none           none           none
all_pass               forehand_must  last_speaker_must     last_speaker_must     forehand_must forehand_must forehand_must  forehand_must  forehand_must  dealer_must    *
trump_held             false          false                 false                 false         false         false          false          false          false          false
first_lead             forehand       forehand              forehand              forehand      forehand      forehand       forehand       forehand       forehand       forehand
set                    AMS            AMS_U                 ROT                   ROT           WEB_A         ROT            AMS            AMS            ROT            AMS
run3                   20             20                    20                    20            20            20             20             20             20             20
run4                   50             50                    50                    50            50            50             50             50             50             50
stuk                   20             20                    20                    20            20            20             20             20             20             20
stuk_timing            same_trick     same_trick_and_holder same_trick_and_holder same_trick    same_trick    same_trick     same_trick     same_trick     same_trick     same_trick
four_A                 100            100                   100                   100           100           100            100            100            100            100
four_K                 100            100                   100                   100           100           100            100            100            100            100
four_Q                 100            100                   100                   100           100           100            100            100            100            100
four_T                 100            100                   100                   100           100           100            100            100            100            100
four_J                 200            100                   100                   100           100           200            200            200            100            200
four_9                 0              100                   100                   100           100           100            100            100            100            0
four_8                 0              0                     0                     100           100           100            100            100            100            0
four_7                 0              0                     0                     100           100           100            100            100            100            0
claim                  required       automatic             automatic             automatic     automatic     automatic      automatic      required       required       required
last_trick             10             10                    10                    10            10            10             10             10             10             10
pit_bonus              100            100                   100                   100           100           100            100            100            100            100
pit_for                any            any                   any                   any           any           any            any            any            any            any
nat                    compare        compare               compare               threshold_82  threshold_82  compare        compare        compare        compare        compare
double_spades          off            off                   off                   off           off           off            off            off            off            off
length                 deals          deals                 deals                 deals         deals         deals          deals          deals          deals          deals
deals                  16             16                    16                    16            16            8              8              16             16             16
signals                off            off                   off                   off           off           off            off            off            off            off
`

// setTable is the table of legal-move sets likewise.
const setTable = `
-                     AMS        AMS_U      ROT        WEB_A      WEB_F   WEB_G
trump_led_must_beat   true       true       true       false      false   true
void_opponent_winning must_trump must_trump must_trump must_trump free    free
void_partner_winning  free       free       must_trump must_trump free    free
must_overtrump        true       true       true       false      false   true
undertrump            banned     allowed    allowed    allowed    allowed allowed
`

// tableRows splits a table into words, its header first.
func tableRows(text string) (header []string, rows [][]string) {
	for line := range strings.Lines(strings.TrimSpace(text)) {
		rows = append(rows, strings.Fields(line))
	}
	return rows[0][1:], rows[1:]
}

func fieldByKey(t *testing.T, key string) RuleField {
	t.Helper()
	fields := RuleFields()
	at := slices.IndexFunc(fields, func(f RuleField) bool { return f.Key == key })
	if at < 0 {
		t.Fatalf("no field %q", key)
	}
	return fields[at]
}

func TestProfilesAreAsTheTextsSay(t *testing.T) {
	names, rows := tableRows(profileTable)
	if len(names) != len(Profiles()) {
		t.Errorf("%d profiles, the table has %d", len(Profiles()), len(names))
	}
	for column, name := range names {
		rules, ok := ProfileByName(name)
		if !ok {
			t.Errorf("no profile %s", name)
			continue
		}
		if err := rules.Validate(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, row := range rows {
			want := row[column+1]
			switch {
			case want == "*": // the bidding never gets that far
			case row[0] == "set":
				if rules.Play != PlaySets()[want] {
					t.Errorf("%s: cards are not played by the set %s", name, want)
				}
			default:
				field := fieldByKey(t, row[0])
				if got := field.Get(&rules); got != want {
					t.Errorf("%s: %s is %s, want %s", name, row[0], got, want)
				}
			}
		}
	}
	if _, ok := ProfileByName("kraken"); ok {
		t.Error("there is a profile that nobody can play")
	}
	if DefaultRules() != Profiles()[0].Rules || Profiles()[0].Name != "amsterdam-cafe" {
		t.Error("amsterdam-cafe is not the first and the default")
	}
}

// Every field is a row of the profile table, a row of the sets' table, or
// the limit, which no profile uses.
func TestNoFieldIsForgotten(t *testing.T) {
	_, rows := tableRows(profileTable)
	_, more := tableRows(setTable)
	keys := []string{"limit"}
	for _, row := range append(rows, more...) {
		keys = append(keys, row[0])
	}
	for _, f := range RuleFields() {
		if !slices.Contains(keys, f.Key) {
			t.Errorf("%s stands in no table", f.Key)
		}
	}
}

func TestPlaySetsAreAsTheTextsSay(t *testing.T) {
	names, rows := tableRows(setTable)
	if got := slices.Sorted(maps.Keys(PlaySets())); !slices.Equal(got, names) {
		t.Fatalf("sets %v, want %v", got, names)
	}
	for column, name := range names {
		rules := Rules{Play: PlaySets()[name]}
		for _, row := range rows {
			field := fieldByKey(t, row[0])
			if got := field.Get(&rules); got != row[column+1] {
				t.Errorf("%s: %s is %s, want %s", name, row[0], got, row[column+1])
			}
		}
	}
}
