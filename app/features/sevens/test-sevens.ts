import type { Bracket, Tie } from "#contract/domain/bracket";
import type { Match, Team } from "#contract/domain/match";
import type { SevensKnockout, SevensMatch } from "#contract/domain/sevens";
import type { Standings, StandingsRow } from "#contract/domain/standings";
import { testGroup } from "~/features/match-list/test-group";
import { finished, scheduled } from "~/features/match-row/test-matches";

const team = (name: string): Team => ({ id: name, key: name.toLowerCase(), name });
const KITCHEE = team("Kitchee");
const LEE_MAN = team("Lee Man");
const { group: _group, matchday: _matchday, ...base } = { ...finished, group: undefined, matchday: undefined };
const { isTimeConfirmed, state } = scheduled;

/** A finished sevens match; constant unless changed. */
export const sevensMatch = (
  id: string,
  kickOff: string,
  change: Partial<Match> = {},
  tree?: SevensMatch["tree"],
): SevensMatch => ({
  match: {
    ...base,
    home: KITCHEE,
    away: LEE_MAN,
    ...(tree ? { stage: "final" } : { stage: "group", group: "A" }),
    id,
    kickOff: Date.parse(kickOff),
    ...change,
  } as Match,
  category: "main",
  pitch: "Main Pitch",
  halfLength: 7,
  ...(tree && { tree }),
});

/** The first match of the 2026 tournament, at nine in Hong Kong, and its last. */
export const FIRST = sevensMatch("72026100", "2026-05-16T01:00:00Z");
export const FINAL = sevensMatch(
  "72026139",
  "2026-05-17T08:30:00Z",
  { score: [1, 1], shootout: [4, 3] } as Partial<Match>,
  "cup",
);
export const UPCOMING = sevensMatch("72026101", "2026-05-16T01:20:00Z", { state, isTimeConfirmed } as Partial<Match>);

const tie = (id: string, change: Partial<Tie>): Tie => ({
  id,
  order: 1,
  home: {},
  away: {},
  matches: [],
  legs: 1,
  awayGoalsRule: false,
  extraTime: "always",
  ...change,
});

const cup: Bracket = {
  rounds: [
    {
      stage: "semi_final",
      ties: [
        tie("cup-semi_final-1", {
          home: { placeholder: { kind: "group", rank: 1, group: "A" } },
          away: { placeholder: { kind: "winner", tieId: "cup-quarter_final-2" } },
        }),
      ],
    },
    {
      stage: "final",
      ties: [
        tie("cup-final-1", {
          home: { team: KITCHEE },
          away: { team: LEE_MAN },
          matches: [FINAL.match],
          winner: "home",
        }),
      ],
    },
  ],
};
const plate: Bracket = {
  rounds: [
    {
      stage: "final",
      ties: [tie("plate-final-1", { home: { placeholder: { kind: "loser", tieId: "cup-quarter_final-1" } } })],
    },
  ],
};

export const KNOCKOUT: SevensKnockout = {
  category: "main",
  season: "2026",
  trees: [
    { tree: "cup", bracket: cup },
    { tree: "plate", bracket: plate },
  ],
};

export const COMPETITION = { ...testGroup("7001", []).competition, name: "HKFC Soccer Sevens" };

const row = (rank: number, of: Team, points: number): StandingsRow => ({
  rank,
  team: of,
  played: 3,
  won: 1,
  drawn: 1,
  lost: 1,
  goalsFor: 2,
  goalsAgainst: 3,
  goalDifference: rank === 1 ? 4 : -1,
  points,
  deducted: 0,
  form: [],
});

export const STANDINGS: Standings = {
  competition: COMPETITION,
  season: "2026",
  source: "simulated",
  format: "groups",
  tables: [
    {
      group: "A",
      rows: [row(1, KITCHEE, 7), row(3, LEE_MAN, 2)],
      zones: [{ zone: "cup", colour: "#1f7a3d", fromRank: 1, toRank: 2 }],
    },
  ],
  isProvisionalRule: false,
};

export const VIDEO = {
  id: "202611",
  title: "HKFC Soccer Sevens · day 1",
  pitch: "Pitch 2",
  isLive: true,
  startsAt: Date.parse("2026-05-16T00:45:00Z"),
  endsAt: Date.parse("2026-05-16T12:00:00Z"),
};
