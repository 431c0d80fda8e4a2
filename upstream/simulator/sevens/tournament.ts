import { LruCache } from "#contract/memory/lru-cache";
import { WEEK } from "#contract/time/units";
import { rankTeams } from "../../competitions/standings/rank-teams.ts";
import type { CountedMatch } from "../../competitions/standings/tally.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { DEFAULT_RULES } from "../../data/standings/rules/leagues.ts";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { sideAhead } from "../../match/score.ts";
import { buildEdition, type Edition, GROUP_MATCHES, type Origin, type Slot, toDays } from "./edition.ts";
import { CATEGORIES, type Category } from "./entrants.ts";
import { playSevens, type SevensIncident } from "./play-sevens.ts";
import { sevensStateAt } from "./sevens-state.ts";

/** A sevens match whose teams are known. */
export interface SevensMatch extends MatchAt {
  category: Category;
  slot: Slot;
  home: TeamEntry;
  away: TeamEntry;
  incidents: readonly SevensIncident[];
}

interface Played {
  fixture: Fixture;
  home: TeamEntry;
  away: TeamEntry;
  incidents: readonly SevensIncident[];
}

const MATCH_ID = /^7(\d{4})([123])(\d{2})$/;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

const sevensMatchId = (year: number, { digit }: Category, index: number): string =>
  `7${year}${digit}${String(index).padStart(2, "0")}`;

/** One category of one year. Matches are computed once; what is known at an instant is decided per call. */
class Tournament {
  readonly edition: Edition;
  readonly #played: Played[] = [];

  constructor(year: number, category: Category) {
    this.edition = buildEdition(year, category);
  }

  match(index: number, now: number): SevensMatch | undefined {
    const slot = this.edition.slots[index];
    if (!slot || !this.#isDrawn(slot, now)) return undefined;
    const { fixture, home, away, incidents } = this.#play(slot);
    const state = sevensStateAt(incidents, now);
    return { fixture, state, category: this.edition.category, slot, home, away, incidents };
  }

  all(now: number): SevensMatch[] {
    return this.edition.slots.flatMap(({ index }) => this.match(index, now) ?? []);
  }

  /** A group's order as of an instant, best first. */
  groupOrder(letter: string, now: number): TeamEntry[] {
    const group = this.edition.groups.find((one) => one.letter === letter)!;
    const matches = this.#groupMatches(letter).flatMap(({ fixture, incidents }) => {
      const state = sevensStateAt(incidents, now);
      const isOver = state.phase === "FULL_TIME" && state.score;
      return isOver
        ? [{ homeId: fixture.homeId, awayId: fixture.awayId, score: isOver, kickOff: fixture.kickOff }]
        : [];
    });
    const rows = rankTeams({ teamIds: group.teams.map(({ id }) => id), matches, ruleSet: DEFAULT_RULES });
    return rows.map(({ teamId }) => group.teams.find(({ id }) => id === teamId)!);
  }

  /** A group's results so far. */
  groupResults(letter: string, now: number): CountedMatch[] {
    return this.#groupMatches(letter).flatMap(({ fixture, incidents }) => {
      const state = sevensStateAt(incidents, now);
      const isOver = state.phase === "FULL_TIME" && state.score;
      return isOver
        ? [{ homeId: fixture.homeId, awayId: fixture.awayId, score: isOver, kickOff: fixture.kickOff }]
        : [];
    });
  }

  /** The team from an origin; undefined while it is not determined. */
  teamFrom(origin: Origin, now: number): TeamEntry | undefined {
    return this.#isKnown(origin, now) ? this.#teamOf(origin) : undefined;
  }

  #groupMatches(letter: string): Played[] {
    return this.edition.slots.filter(({ group }) => group?.letter === letter).map((slot) => this.#play(slot));
  }

  /** A knock-out match exists from the end of the matches that lead to it. */
  #isDrawn({ knockout }: Slot, now: number): boolean {
    return !knockout || (this.#isKnown(knockout.home, now) && this.#isKnown(knockout.away, now));
  }

  #isKnown(origin: Origin, now: number): boolean {
    const isOver = ({ incidents }: Played) => incidents.at(-1)!.at <= now;
    if (origin.kind === "group") return this.#groupMatches(origin.group).every(isOver);
    const slot = this.edition.slots[origin.index]!;
    return this.#isDrawn(slot, now) && isOver(this.#play(slot));
  }

  #teamOf(origin: Origin): TeamEntry {
    if (origin.kind === "group") return this.groupOrder(origin.group, END_OF_TIME)[origin.place - 1]!;
    const { home, away, incidents } = this.#play(this.edition.slots[origin.index]!);
    const { score, shootout } = sevensStateAt(incidents, END_OF_TIME);
    const isHomeAhead = sideAhead(shootout ?? score ?? [0, 0]) === "home";
    return isHomeAhead === (origin.kind === "winner") ? home : away;
  }

  #play(slot: Slot): Played {
    const known = this.#played[slot.index];
    if (known) return known;
    const { year, category } = this.edition;
    const home = slot.group?.home ?? this.#teamOf(slot.knockout!.home);
    const away = slot.group?.away ?? this.#teamOf(slot.knockout!.away);
    const fixture: Fixture = {
      id: sevensMatchId(year, category, slot.index),
      competitionId: category.competition.id,
      season: String(year),
      stage: slot.knockout?.round ?? "group",
      ...(slot.group && { group: slot.group.letter, matchday: slot.group.matchday }),
      kickOff: slot.kickOff,
      isTimeConfirmed: true,
      homeId: home.id,
      awayId: away.id,
      isNeutral: true,
      source: "simulated",
    };
    const incidents = playSevens({
      id: fixture.id,
      kickOff: slot.kickOff,
      halfLength: slot.halfLength,
      strengths: [home.strength, away.strength],
      needsWinner: slot.index >= GROUP_MATCHES,
    });
    const played = { fixture, home, away, incidents };
    this.#played[slot.index] = played;
    return played;
  }
}

/** Three categories of a dozen years. */
const MAX_CACHED = 36;
const tournaments = new LruCache<Tournament>(MAX_CACHED);

export const tournamentOf = (year: number, category: Category): Tournament =>
  tournaments.getOrCreate(`${year} ${category.code}`, () => new Tournament(year, category));

export type { Tournament };

export const isSevensYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** A match by id; undefined while its teams are unknown, and for an invalid id. */
export function findSevens(matchId: string, now: number): SevensMatch | undefined {
  const [, year, digit, index] = MATCH_ID.exec(matchId) ?? [];
  const category = CATEGORIES.find((one) => String(one.digit) === digit);
  if (!category || !isSevensYear(Number(year))) return undefined;
  return tournamentOf(Number(year), category).match(Number(index), now);
}

/** The matches that kick off in [from, to), milliseconds, of all categories. */
export function sevensBetween(from: number, to: number, now: number): SevensMatch[] {
  const years = [...new Set([new Date(from).getUTCFullYear(), new Date(to).getUTCFullYear()])];
  return years
    .filter((year) => isSevensYear(year) && toDays(year).from < to && toDays(year).to > from)
    .flatMap((year) => CATEGORIES.flatMap((category) => tournamentOf(year, category).all(now)))
    .filter(({ fixture }) => from <= fixture.kickOff && fixture.kickOff < to);
}

/** The year of the relevant tournament: this year's from its week on, else the last one's. */
export function currentYear(now: number): number {
  const year = new Date(now).getUTCFullYear();
  return now >= toDays(year).from - WEEK ? year : year - 1;
}
