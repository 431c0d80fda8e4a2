import type { SevensTree } from "#contract/tables/sevens";
import { DAY, HOUR, MINUTE } from "#contract/time/units";
import type { TeamEntry } from "../../data/entries/types.ts";
import { createRandom } from "../../platform/random.ts";
import { type Category, teamsOfCategory } from "./entrants.ts";

/** Hong Kong has no daylight saving. */
const HONG_KONG = 8 * HOUR;
const MAY = 4;

export type Round = "quarter_final" | "semi_final" | "final";

/** The origin of a knock-out match's team. */
export type Origin =
  | { kind: "group"; group: string; place: 1 | 2 | 3 | 4 }
  | { kind: "winner" | "loser"; index: number };

/** A category's match by number, as drawn before anything has been played. */
export interface Slot {
  index: number;
  /** Milliseconds. */
  kickOff: number;
  pitch: string;
  /** Minutes per half. */
  halfLength: 7 | 10;
  group?: { letter: string; matchday: number; home: TeamEntry; away: TeamEntry };
  knockout?: { tree: SevensTree; round: Round; home: Origin; away: Origin };
}

export interface Edition {
  year: number;
  category: Category;
  groups: { letter: string; teams: TeamEntry[] }[];
  slots: Slot[];
}

const LETTERS = ["A", "B", "C", "D"] as const;
/** Four teams in a group, everyone once: three matchdays of two matches. */
const ROUND_ROBIN = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [0, 1],
    [2, 3],
  ],
] as const;

export const GROUP_MATCHES = 24;
const GROUP_SLOT = 20 * MINUTE;
/** Leaves time for extra time and a shoot-out. */
const KNOCKOUT_SLOT = 30 * MINUTE;
const FIRST_WHISTLE = 9 * 60 * MINUTE;

/** The tournament's Saturday, after the third Friday of May, as the instant of its midnight in Hong Kong. */
function saturdayOf(year: number): number {
  const first = new Date(Date.UTC(year, MAY, 1)).getUTCDay();
  const firstFriday = 1 + ((5 - first + 7) % 7);
  return Date.UTC(year, MAY, firstFriday + 15) - HONG_KONG;
}

/** The two days of a year's tournament, from midnight to midnight in Hong Kong, in milliseconds. */
export const toDays = (year: number): { from: number; to: number } => ({
  from: saturdayOf(year),
  to: saturdayOf(year) + 2 * DAY,
});

function drawGroups(year: number, category: Category): Edition["groups"] {
  const entrants = [...teamsOfCategory(category)].sort((a, b) => b.strength - a.strength);
  const pots = [0, 1, 2, 3].map((pot) =>
    createRandom(`sevens ${year} ${category.code} pot ${pot}`).shuffle(entrants.slice(4 * pot, 4 * pot + 4)),
  );
  return LETTERS.map((letter, index) => ({ letter, teams: pots.map((pot) => pot[index]!) }));
}

function groupSlots(groups: Edition["groups"], day: number, pitch: string): Slot[] {
  const matches = ROUND_ROBIN.flatMap((pairs, round) =>
    groups.flatMap(({ letter, teams }) =>
      pairs.map(([home, away]) => ({ letter, matchday: round + 1, home: teams[home]!, away: teams[away]! })),
    ),
  );
  return matches.map((group, index) => ({
    index,
    kickOff: day + FIRST_WHISTLE + index * GROUP_SLOT,
    pitch,
    halfLength: 7,
    group,
  }));
}

const place = (group: string, at: 1 | 2 | 3 | 4): Origin => ({ kind: "group", group, place: at });
const winner = (index: number): Origin => ({ kind: "winner", index });
const loser = (index: number): Origin => ({ kind: "loser", index });

/** In playing order; numbers continue from the group matches. */
function knockoutTies(): NonNullable<Slot["knockout"]>[] {
  const at = (number: number) => GROUP_MATCHES + number;
  const quarters = (tree: SevensTree, first: 1 | 3): NonNullable<Slot["knockout"]>[] => {
    const second = first === 1 ? 2 : 4;
    return (["A", "B", "C", "D"] as const).map((group, index) => ({
      tree,
      round: "quarter_final",
      home: place(group, first),
      away: place(LETTERS[index ^ 1]!, second),
    }));
  };
  const pairOf = (tree: SevensTree, round: Round, from: (index: number) => Origin, first: number) =>
    ({ tree, round, home: from(at(first)), away: from(at(first + 1)) }) as const;
  // Bowl quarter-finals are matches 0 to 3, the Cup's 4 to 7; winners of 0 and 2 cross so that group opponents do not
  // meet again.
  const semis = (tree: SevensTree, from: (index: number) => Origin, first: number) => [
    { tree, round: "semi_final" as const, home: from(at(first)), away: from(at(first + 2)) },
    { tree, round: "semi_final" as const, home: from(at(first + 1)), away: from(at(first + 3)) },
  ];
  return [
    ...quarters("bowl", 3),
    ...quarters("cup", 1),
    ...semis("shield", loser, 0),
    ...semis("bowl", winner, 0),
    ...semis("plate", loser, 4),
    ...semis("cup", winner, 4),
    pairOf("shield", "final", winner, 8),
    pairOf("bowl", "final", winner, 10),
    pairOf("plate", "final", winner, 12),
    pairOf("cup", "final", winner, 14),
  ];
}

function knockoutSlots(day: number, pitch: string): Slot[] {
  return knockoutTies().map((knockout, number) => ({
    index: GROUP_MATCHES + number,
    kickOff: day + FIRST_WHISTLE + number * KNOCKOUT_SLOT,
    pitch,
    halfLength: knockout.tree === "cup" && knockout.round === "final" ? 10 : 7,
    knockout,
  }));
}

/** The draw and the playing order of one category in one year. */
export function buildEdition(year: number, category: Category): Edition {
  const saturday = saturdayOf(year);
  const groups = drawGroups(year, category);
  const slots = [...groupSlots(groups, saturday, category.pitch), ...knockoutSlots(saturday + DAY, category.pitch)];
  return { year, category, groups, slots };
}
