import type { CompetitionEntry } from "../data/entries/types.ts";
import type { CountedStatistics, RecordedPrice } from "../match/match.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { finderFor } from "./find-match.ts";
import { mergedMatch, turnedMatch } from "./merge-match.ts";
import type { SeasonReading } from "./read-season.ts";

/** A match as given by one file format. Its id is that format's own and may differ from the stored one. */
export interface SourceMatch {
  match: LoadedMatch;
  /** The source's spelling of its teams; absent for data stored before sources were. */
  home?: string;
  away?: string;
  statistics?: CountedStatistics;
  /** Stored apart: an import has those of its own file only. */
  prices?: RecordedPrice[];
}

/** Everything that one file format says of a season. */
export interface SeasonSource {
  format: string;
  name: string;
  hasRounds: boolean;
  isOfNations: boolean;
  matches: SourceMatch[];
}

/** The release's own data, as a format. */
export const RECORDED = "recorded";

// Precedence of formats, if several give rounds or none does.
const ORDER = [
  "football.json",
  "Football.TXT",
  "World Cup Database: matches",
  "StatsBomb: matches",
  "NBA: totals of teams",
  "NBA: line scores of games",
  "EuroLeague CSV",
  "V.League: fixtures",
  "odds CSV",
  "match statistics CSV",
  "international results",
];

const rankOf = ({ format, hasRounds }: SeasonSource): number => {
  if (format === RECORDED) return ORDER.length + 1;
  const place = ORDER.includes(format) ? ORDER.indexOf(format) : ORDER.length;
  return hasRounds ? place : ORDER.length + 2 + place;
};

/** By precedence: files with rounds, then recorded seasons, then files without. */
export const inRankOrder = (sources: readonly SeasonSource[]): SeasonSource[] =>
  [...sources].sort((a, b) => rankOf(a) - rankOf(b) || (a.format < b.format ? -1 : 1));

/** A file's contents as a source. */
export function buildSource(reading: SeasonReading, format: string): SeasonSource {
  const { title, hasRounds, isOfNations, matches, extras, spellings } = reading;
  return {
    format,
    name: title,
    hasRounds,
    isOfNations,
    matches: matches.map((match) => {
      const [home, away] = [spellings.get(match.homeId), spellings.get(match.awayId)];
      return {
        match,
        ...(home !== undefined && { home }),
        ...(away !== undefined && { away }),
        ...extras.get(match.id),
      };
    }),
  };
}

/**
 * Updates a source with a later file of the same format: the later one takes precedence; where it has a gap or no
 * result yet, the earlier one stays. `repeats` are rows of the file for a match that an earlier row already has.
 */
export function renewedSource(
  earlier: SeasonSource | undefined,
  later: SeasonSource,
  entry: CompetitionEntry | undefined,
): { source: SeasonSource; repeats: string[] } {
  const known = new Map(earlier?.matches.map((one) => [one.match.id, one]));
  const find = finderFor(
    entry?.format,
    [...known.values()].map(({ match }) => match),
    later.matches.map(({ match }) => match),
  );
  const taken = new Set<string>();
  const repeats: string[] = [];
  const renewed: SourceMatch[] = [];
  for (const one of later.matches) {
    const found = find(one.match);
    if (found && taken.has(found.match.id)) {
      repeats.push(one.match.id);
      continue;
    }
    if (!found) renewed.push(one);
    else {
      taken.add(found.match.id);
      const other = known.get(found.match.id);
      const statistics = one.statistics ?? other?.statistics;
      const prices = one.prices ?? (found.isTurned ? [] : other?.prices);
      const match = mergedMatch(one.match, found.isTurned ? turnedMatch(found.match) : found.match, one.match.id);
      renewed.push({ ...one, match, ...(statistics && { statistics }), ...(prices && { prices }) });
    }
  }
  const rest = (earlier?.matches ?? []).filter(({ match }) => !taken.has(match.id));
  const hasRounds = later.hasRounds || (earlier?.hasRounds ?? false);
  const isOfNations = later.isOfNations || (earlier?.isOfNations ?? false);
  return { source: { ...later, hasRounds, isOfNations, matches: [...rest, ...renewed] }, repeats };
}

/**
 * What a format says of a season by all its layers, in their order: its files, the later over the earlier. A layer that
 * cannot be the season's, alone or with those before it, is passed over.
 */
export function foldLayers(
  layers: readonly SeasonSource[],
  entry: CompetitionEntry | undefined,
  isSound: (source: SeasonSource) => boolean,
): SeasonSource | undefined {
  return layers.reduce<SeasonSource | undefined>((earlier, later) => {
    if (!isSound(later)) return earlier;
    const { source } = renewedSource(earlier, later, entry);
    return isSound(source) ? source : earlier;
  }, undefined);
}
