import type { Sport } from "#contract/tables/sports";
import type { PublishedRow } from "../../store/import-schema.ts";
import type { FactContent } from "../../store/match-fact.ts";
import type { Place, Refusal, SourceRow } from "../source-row.ts";

/** A competition as a file names it. */
export interface CompetitionName {
  /** Without the season; empty if only the clubs reveal it (`hint` may help then). */
  name: string;
  sport: Sport;
  /** Set if all of the file's teams are national teams. */
  isOfNations?: true;
  /** A likely name only: the file's own. */
  hint?: string;
}

/** Matches of one competition. */
export interface SeasonRows {
  competition: CompetitionName;
  /** 2025-26, or 2025; absent if it follows from each match's day. */
  season?: string;
  /** As the source calls it. */
  title: string;
  /** The zone of its times, if it is the same wherever a match is played. */
  timeZone?: string;
  rows: (SourceRow | Refusal)[];
}

/** A fact about a match of national teams, which other files bring. */
export type MatchFact = Place & { date: string; home: string; away: string } & FactContent;

/** What a file tells of a match that another file of its source names by an id. */
interface MatchDetail extends Place {
  sourceId: string;
  /** `home` and `away`: the teams as that other file names them. */
  factsOf(home: string, away: string): FactContent[] | { reason: string };
}

/** A team's spellings, the usual one first. */
export interface NameGroup extends Place {
  /** Code as in CountryEntry; `INT` for national teams. */
  country: string;
  spellings: string[];
}

/** A channel that shows a competition in a country. */
export interface ChannelRow extends Place {
  competition: string;
  /** Two letters, upper case. */
  country: string;
  name: string;
}

/** A line of a table that somebody has published: the club in the file's spelling. */
export type TableLine = Place & Omit<PublishedRow, "team"> & { team: string };

/** A table of one season. */
export interface TableReading {
  competition: CompetitionName;
  season: string;
  lines: TableLine[];
}

export type Reading =
  | { kind: "matches"; seasons: SeasonRows[]; reason?: never }
  /** `what`: for the report, such as "matches with scorers". */
  | { kind: "facts"; what: string; facts: MatchFact[]; refused: Refusal[]; reason?: never }
  | { kind: "details"; what: string; matches: MatchDetail[]; refused: Refusal[]; reason?: never }
  | { kind: "tables"; tables: TableReading[]; refused: Refusal[]; reason?: never }
  | { kind: "channels"; channels: ChannelRow[]; refused: Refusal[]; reason?: never }
  | { kind: "names"; groups: NameGroup[]; refused: Refusal[]; reason?: never };

/**
 * Best order of an import's files: names before the matches that use them, matches with rounds before those without,
 * and additions to matches last.
 */
export type Pass = 1 | 2 | 3 | 4;

/** The part of the file that a text is: `firstLine` is the line of its first record after the heading, from 1. */
export interface Part {
  firstLine: number;
  isLast: boolean;
}

export interface Recognised {
  format: string;
  pass: Pass;
  /**
   * Reads the text. `taken`, if not all lines were read: the number of lines read after the heading. The next part has
   * to begin there, because the records that follow continue in it.
   */
  read(part: Part): { reading: Reading; taken?: number } | { reason: string };
}

/** A file of this form that cannot be read at all. */
export interface Unreadable {
  reason: string;
  /** It would be valid if it were complete. */
  isCutShort?: true;
}

/** One file format. It is recognised by the text; a file name counts only if the text has no mark of its own. */
export interface Format {
  name: string;
  recognise(text: string, fileName: string): Recognised | Unreadable | undefined;
}
