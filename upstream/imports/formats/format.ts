import type { Goal, Side } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { Place, Refusal, SourceRow } from "../source-row.ts";

/** A competition as a file names it. */
export interface CompetitionName {
  /** Without the season; empty where only the clubs show it (`hint` may help then). */
  name: string;
  /** Football where it does not say. */
  sport?: Sport;
  /** Set where all of the file's teams are national teams. */
  isOfNations?: true;
  /** A name that is no more than likely: the file's own. */
  hint?: string;
}

/** Matches of one competition. */
export interface SeasonRows {
  competition: CompetitionName;
  /** 2025-26, or 2025; absent where each match's day says it. */
  season?: string;
  /** As the source calls it. */
  title: string;
  rows: (SourceRow | Refusal)[];
}

/** The goals of a match of national teams that another file gave. */
export interface GoalFact extends Place {
  date: string;
  home: string;
  away: string;
  goals: Goal[];
}

/** Who won the shoot-out of such a match. */
export interface ShootoutFact extends Place {
  date: string;
  home: string;
  away: string;
  winner: Side;
}

/** Spellings of one team, the usual one first. */
export interface NameGroup extends Place {
  /** Code as in CountryEntry; `INT` for national teams. */
  country: string;
  spellings: string[];
}

export type Reading =
  | { kind: "matches"; seasons: SeasonRows[]; reason?: never }
  | { kind: "goals"; facts: GoalFact[]; refused: Refusal[]; reason?: never }
  | { kind: "shootouts"; facts: ShootoutFact[]; refused: Refusal[]; reason?: never }
  | { kind: "names"; groups: NameGroup[]; refused: Refusal[]; reason?: never };

/**
 * Order in which files of one import are best read: names before the matches that use them, matches with rounds before
 * those without, and what only adds to matches last.
 */
export type Pass = 1 | 2 | 3 | 4;

/** Which part of its file a text is: `firstLine` is the line of its first record behind the heading, from 1. */
export interface Part {
  firstLine: number;
  isLast: boolean;
}

export interface Recognised {
  format: string;
  pass: Pass;
  /**
   * Reads the text. `taken`, where it is fewer than all: so many lines behind the heading were read, and the next part
   * of the file has to begin there, because what follows goes on in it.
   */
  read(part: Part): { reading: Reading; taken?: number } | { reason: string };
}

/** A file of this form that cannot be read at all. */
export interface Unreadable {
  reason: string;
  /** It would be one of ours, were it whole. */
  isCutShort?: true;
}

/** One form of files. It looks at the text; a name counts only where the text has no mark of its own. */
export interface Format {
  name: string;
  recognise(text: string, fileName: string): Recognised | Unreadable | undefined;
}
