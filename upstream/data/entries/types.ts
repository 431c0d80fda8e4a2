import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { RuleBookKey } from "./basketball-rule-books.ts";

/** English always; a missing language falls back to it, and the answer says so. */
export type Names = { en: string } & Partial<Record<LocaleCode, string>>;

export interface CountryEntry {
  /** Decimal text, assigned by us. */
  id: string;
  /** Slug of the English name. */
  key: string;
  /**
   * ISO 3166-1 alpha-2, `GB-ENG` and the like for home nations, `INT-WORLD`, `INT-EU` … for the world and continents.
   */
  code: string;
  names: Names;
}

export interface TeamEntry {
  /** Decimal text, unique across all sports, assigned by us. */
  id: string;
  sport: Sport;
  key: string;
  names: Names;
  /** The short form of a long name in every Latin-script language: "Man City", "Lakers". */
  shortName?: string;
  /** The same in languages with other scripts. */
  shortNames?: Partial<Names>;
  /** Spellings used by other sources, without the FC and such that are stripped anyway. */
  aliases?: readonly string[];
  /** Code of the club's country, as in CountryEntry. */
  country: string;
  /** Set for national teams, whose flag replaces the crest. */
  isNational?: true;
  /** Primary and secondary colour of the shirt, #rrggbb. */
  colours: readonly [string, string];
  /** 0 to 100; determines how often it wins. */
  strength: number;
}

/** A weekly slot of kick-offs in the competition's own zone. Day 0 is Sunday; `share` weighs the slots of one round. */
export interface KickOffSlot {
  day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  time: string;
  share: number;
}

export interface Calendar {
  /** Month and day (MM-DD) of the first and last round; an end before the start is in the next year. */
  start: string;
  end: string;
  timeZone: string;
  /** Kick-offs of an ordinary round. */
  slots: readonly KickOffSlot[];
  /**
   * Kick-offs of a midweek round, and every how many weeks there is one, or a day (MM-DD) of each week that has one;
   * none if absent.
   */
  midweek?: { slots: readonly KickOffSlot[]; everyWeeks?: number; weeks?: readonly string[] };
  /** Weeks without matches, as MM-DD ranges. */
  breaks?: readonly { from: string; to: string }[];
  /** A day (MM-DD) of each week, from Monday to Sunday, in which national teams play instead. */
  pauses?: readonly string[];
  /** Of a cup with its own weeks: a day (MM-DD) of the week, from Monday to Sunday, of each round. */
  rounds?: readonly string[];
  /** With `rounds`: kick-offs of the rounds after a group stage or league phase, if they differ. */
  knockOut?: readonly KickOffSlot[];
  /** With `rounds`: kick-offs of the last of them, if they differ. */
  final?: readonly KickOffSlot[];
}

/** Codes of the countries whose clubs meet only each other before the knock-out rounds: Asia's West and East. */
export type Zones = readonly (readonly string[])[];

export type Format =
  /** Everyone plays everyone `times` times; one table. */
  | { kind: "league"; times: 1 | 2 | 3 | 4 }
  /**
   * Single matches up to a final, with extra time and shoot-out if level; the largest power of two of teams. `early`
   * gives the numbers of matches of the rounds before, which the weakest play; one round if absent.
   */
  | { kind: "cup"; early?: readonly number[] }
  /** Groups of four, everyone twice; the first two advance to two-legged ties and a single final on neutral ground. */
  | { kind: "groups_cup"; zones?: Zones }
  /** One table in which everyone plays `matches` different opponents, then two-legged ties for the first sixteen. */
  | { kind: "league_phase_cup"; matches: 6 | 8; zones?: Zones }
  /**
   * Basketball: a table in which everyone plays everyone `times` times (the NBA: its own 82 matches), then best-of
   * series between the first of the table, or of each conference. `bestOf` gives the series lengths from the first
   * round to the final.
   */
  | {
      kind: "basketball_league";
      times: 1 | 2 | 3 | 4;
      schedule?: "nba";
      playoffs?: {
        teams: 4 | 8 | 16;
        bestOf: readonly (1 | 3 | 5 | 7)[];
        isByConference?: true;
        /** Places 7 to 10 of a conference play for the last two places, as in the NBA. */
        hasPlayIn?: true;
        /** The semi-finals and the final are single matches at one neutral venue. */
        isFinalFour?: true;
      };
    }
  /**
   * Loose matches without a table (youth, reserves, friendlies): every team once a week, half of them in midweek if
   * the calendar has midweek slots. With `perDay` that many matches by draw on each day with a slot.
   */
  | { kind: "loose"; perDay?: number }
  /** Only known from recorded or imported seasons; the engine plays none. */
  | { kind: "recorded" };

/** A competition's basketball rules and ranking. */
export interface BasketballRules {
  /** The rules of fouls, overtime and time-outs. */
  book: RuleBookKey;
  periods: 2 | 4;
  periodMinutes: 10 | 12 | 20;
  /** Table order: win percentage with games behind, or two points per win and one per defeat. */
  table: "nba" | "fiba";
  conferences?: readonly {
    key: string;
    names: Names;
    divisions?: readonly { key: string; names: Names; teamIds: readonly string[] }[];
    teamIds: readonly string[];
  }[];
}

export interface CompetitionEntry {
  id: string;
  key: string;
  names: Names;
  /** Fans' short forms, in languages that have one. */
  shortNames?: Partial<Names>;
  kind: "league" | "cup";
  sport: Sport;
  /** For a basketball competition. */
  basketball?: BasketballRules;
  countryId: string;
  /** Between clubs of several countries: their leagues and cups make room for it. */
  isContinental?: true;
  /** Lower comes first in lists. */
  sortOrder: number;
  isPopular?: true;
  format: Format;
  /** For the engine's seasons; absent for `recorded`. */
  calendar?: Calendar;
  teamIds: readonly string[];
  /** Names of this competition in other sources, matched without season and case: "english premier league". */
  aliases?: readonly string[];
  /** Zone for an imported file's kick-off times without one, if it differs from the calendar's. */
  importTimeZone?: string;
}
