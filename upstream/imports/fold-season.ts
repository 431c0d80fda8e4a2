import type { Pair } from "#contract/domain/match";
import { HOUR } from "#contract/time/units";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { CountedStatistics } from "../match/match.ts";
import { turnedRows } from "../match/sides.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { shown } from "./contradiction.ts";
import { type Finder, finderFor } from "./find-match.ts";
import { contradict, mergedMatch, totalOf, turnedMatch } from "./merge-match.ts";
import { inRankOrder, RECORDED, type SeasonSource, type SourceMatch } from "./season-source.ts";

const SAME_DAY = 36 * HOUR;

/**
 * The club of a season for which a source has another name, by fixtures: the one that plays the same opponents on the
 * same days and sides most often. Only a suggestion for people. Undefined if there is none.
 */
function clubByFixtures(
  clubId: string,
  source: readonly LoadedMatch[],
  season: readonly LoadedMatch[],
): string | undefined {
  const own = source.filter(({ homeId, awayId }) => homeId === clubId || awayId === clubId);
  const here = new Set(source.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const counts = new Map<string, number>();
  for (const match of own) {
    const isHome = match.homeId === clubId;
    const opponent = isHome ? match.awayId : match.homeId;
    for (const one of season) {
      if ((isHome ? one.awayId : one.homeId) !== opponent || Math.abs(one.kickOff - match.kickOff) > SAME_DAY) continue;
      const club = isHome ? one.homeId : one.awayId;
      if (!here.has(club)) counts.set(club, (counts.get(club) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && (second === undefined || second[1] < first[1]) ? first[0] : undefined;
}

/** A source's match that is not in the season, and why. */
interface SetAside {
  format: string;
  /** The source's own id. */
  id: string;
  reason: string;
  /** Its result, where another source's stands, as the season's match names the sides. */
  result?: { of: string; score: Pair };
}

/** The season match of a source's match. */
export interface Placed {
  id: string;
  isTurned: boolean;
}

export interface FoldedSeason {
  /** The source that takes precedence. */
  base: SeasonSource;
  matches: LoadedMatch[];
  /** By match id. */
  statistics: Map<string, CountedStatistics>;
  /** By format and the source's own id, keyed by `placeKey`. */
  placed: Map<string, Placed>;
  setAside: SetAside[];
}

export const placeKey = (format: string, id: string): string => `${format} ${id}`;

const turnedStatistics = (statistics: CountedStatistics): CountedStatistics => ({
  ...statistics,
  rows: turnedRows(statistics.rows),
});

const bothStatistics = (first: CountedStatistics | undefined, second: CountedStatistics): CountedStatistics =>
  first ? { ...second, ...first, rows: { ...second.rows, ...first.rows } } : second;

/** Each team's spelling, from the first source that has it. */
export function spellingsOf(sources: readonly SeasonSource[]): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const { match, home, away } of sources.flatMap(({ matches }) => matches))
    for (const [id, name] of [
      [match.homeId, home],
      [match.awayId, away],
    ] as const)
      if (name !== undefined && !spellings.has(id)) spellings.set(id, name);
  return spellings;
}

export const teamsOf = (matches: readonly LoadedMatch[]): Set<string> =>
  new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));

/**
 * Whether a further source may not add teams: never to a league, and to a cup not if the season already has most of the
 * source's matches. A file may contain only a tournament's last rounds.
 */
const isClosed = (format: CompetitionEntry["format"] | undefined, hasRounds: boolean, found: number, all: number) =>
  format?.kind === "league" || (hasRounds && found * 2 >= all);

interface Fold extends FoldedSeason {
  format: CompetitionEntry["format"] | undefined;
  season: Map<string, LoadedMatch>;
  spellings: Map<string, string>;
}

function place(fold: Fold, { format }: SeasonSource, one: SourceMatch, id: string, isTurned: boolean): void {
  fold.placed.set(placeKey(format, one.match.id), { id, isTurned });
  if (!one.statistics) return;
  const statistics = isTurned ? turnedStatistics(one.statistics) : one.statistics;
  fold.statistics.set(id, bothStatistics(fold.statistics.get(id), statistics));
}

function outsideReason(fold: Fold, id: string, source: SeasonSource, season: readonly LoadedMatch[]): string {
  const name = JSON.stringify(fold.spellings.get(id) ?? id);
  const meant = clubByFixtures(
    id,
    source.matches.map(({ match }) => match),
    season,
  );
  const hint = meant === undefined ? "" : `; by its matches it is ${fold.spellings.get(meant) ?? meant}`;
  return `${name} is none of the season's, which ${fold.base.format} brought${hint}`;
}

/** What becomes of a source's match. */
type Verdict =
  | { kind: "added" }
  | { kind: "merged"; into: LoadedMatch; isTurned: boolean }
  | { kind: "dropped" }
  | { kind: "foreign"; club: string }
  | { kind: "refused"; reason: string; result?: SetAside["result"] };

/** Of a match that the season lacks. */
function verdictOutside(
  fold: Fold,
  source: SeasonSource,
  match: LoadedMatch,
  clubs: ReadonlySet<string> | undefined,
): Verdict {
  if (fold.base.format === RECORDED) return { kind: "refused", reason: "not among the matches of the recorded season" };
  if (source.format === RECORDED) return { kind: "dropped" };
  const club = clubs && [match.homeId, match.awayId].find((id) => !clubs.has(id));
  return club === undefined ? { kind: "added" } : { kind: "foreign", club };
}

/** Of a match that the season has. */
function verdictWithin(fold: Fold, own: LoadedMatch, match: LoadedMatch, isTurned: boolean): Verdict {
  if (!contradict(own, match)) return { kind: "merged", into: own, isTurned };
  const by = fold.base.format === RECORDED ? "the record" : fold.base.format;
  const score = totalOf(match)!;
  const reason = `${shown(score)}, but ${shown(totalOf(own)!)} by ${by}`;
  return { kind: "refused", reason, result: { of: own.id, score } };
}

/** Merges a further source into the season: its matches complete existing ones or are added. */
function takeIn(fold: Fold, source: SeasonSource): void {
  const season = [...fold.season.values()];
  const given = source.matches.map(({ match }) => match);
  const find: Finder = finderFor(fold.format, season, given);
  const found = new Map(given.map((match) => [match.id, find(match)]));
  const count = [...found.values()].filter((one) => one !== undefined).length;
  const clubs = isClosed(fold.format, fold.base.hasRounds, count, given.length) ? teamsOf(season) : undefined;
  const taken = new Set<string>();
  const reasons = new Map<string, string>();
  const reasonOf = (club: string): string => {
    const reason = reasons.get(club) ?? outsideReason(fold, club, source, season);
    reasons.set(club, reason);
    return reason;
  };
  const refuse = ({ match }: SourceMatch, reason: string, result?: SetAside["result"]) =>
    fold.setAside.push({ format: source.format, id: match.id, reason, ...(result && { result }) });
  for (const one of source.matches) {
    const other = found.get(one.match.id);
    const match = other?.isTurned ? turnedMatch(one.match) : one.match;
    const own = other && fold.season.get(other.match.id);
    if (own && taken.has(own.id)) {
      refuse(one, "another row is of the same match");
      continue;
    }
    const verdict = own ? verdictWithin(fold, own, match, other.isTurned) : verdictOutside(fold, source, match, clubs);
    switch (verdict.kind) {
      case "added":
        fold.season.set(match.id, match);
        place(fold, source, one, match.id, false);
        break;
      case "merged":
        taken.add(verdict.into.id);
        fold.season.set(verdict.into.id, mergedMatch(verdict.into, match, verdict.into.id));
        place(fold, source, one, verdict.into.id, verdict.isTurned);
        break;
      case "foreign":
        refuse(one, reasonOf(verdict.club));
        break;
      case "refused":
        refuse(one, verdict.reason, verdict.result);
    }
  }
}

/**
 * Builds a season from all its sources, independent of their order: one source takes precedence, the others complete it
 * by rank.
 */
export function foldSeason(
  format: CompetitionEntry["format"] | undefined,
  given: readonly SeasonSource[],
): FoldedSeason {
  const sources = inRankOrder(given);
  const [base, ...others] = sources as [SeasonSource, ...SeasonSource[]];
  const fold: Fold = {
    base,
    format,
    matches: [],
    season: new Map(base.matches.map(({ match }) => [match.id, match])),
    statistics: new Map(),
    placed: new Map(),
    setAside: [],
    spellings: spellingsOf(sources),
  };
  for (const one of base.matches) place(fold, base, one, one.match.id, false);
  for (const source of others) takeIn(fold, source);
  const { season, statistics, placed, setAside } = fold;
  return { base, matches: [...season.values()], statistics, placed, setAside };
}
