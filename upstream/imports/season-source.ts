import type { CompetitionEntry } from "../data/entries/types.ts";
import type { CountedStatistics } from "../matches/match.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { finderFor } from "./find-match.ts";
import { mergedMatch, turnedMatch } from "./merge-match.ts";
import type { SeasonReading } from "./read-season.ts";

/** A match as one form of files gives it. Its id is that form's own, which need not be the stored one. */
export interface SourceMatch {
  match: LoadedMatch;
  /** How the source spells its teams; absent of what was stored before sources were. */
  home?: string;
  away?: string;
  statistics?: CountedStatistics;
}

/** All that one form of files said of a season. */
export interface SeasonSource {
  format: string;
  name: string;
  hasRounds: boolean;
  isOfNations: boolean;
  matches: SourceMatch[];
}

/** What the release brings, as a form of its own. */
export const RECORDED = "recorded";

// Forms whose word counts before that of the others, where more than one gives rounds, or none does.
const ORDER = [
  "football.json",
  "Football.TXT",
  "EuroLeague CSV",
  "odds CSV",
  "match statistics CSV",
  "international results",
];

const rankOf = ({ format, hasRounds }: SeasonSource): number => {
  if (format === RECORDED) return ORDER.length + 1;
  const place = ORDER.includes(format) ? ORDER.indexOf(format) : ORDER.length;
  return hasRounds ? place : ORDER.length + 2 + place;
};

/** Whose word counts first: files with rounds, then recorded seasons, then files without. */
export const inRankOrder = (sources: readonly SeasonSource[]): SeasonSource[] =>
  [...sources].sort((a, b) => rankOf(a) - rankOf(b) || (a.format < b.format ? -1 : 1));

/** What a file says as a source of its own. */
export function sourceOf(reading: SeasonReading, format: string): SeasonSource {
  const { title, hasRounds, isOfNations, matches, extras, spellings } = reading;
  return {
    format,
    name: title,
    hasRounds,
    isOfNations,
    matches: matches.map((match) => {
      const [home, away] = [spellings.get(match.homeId), spellings.get(match.awayId)];
      const statistics = extras.get(match.id)?.statistics;
      return {
        match,
        ...(home !== undefined && { home }),
        ...(away !== undefined && { away }),
        ...(statistics && { statistics }),
      };
    }),
  };
}

/**
 * A source with what a later file of its form says: the later one counts, but where it is silent, or has no result yet,
 * the earlier one stays. `repeats` are rows of the file that are of one match with a row before them.
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
      const statistics = one.statistics ?? known.get(found.match.id)?.statistics;
      const match = mergedMatch(one.match, found.isTurned ? turnedMatch(found.match) : found.match, one.match.id);
      renewed.push({ ...one, match, ...(statistics && { statistics }) });
    }
  }
  const rest = (earlier?.matches ?? []).filter(({ match }) => !taken.has(match.id));
  const hasRounds = later.hasRounds || (earlier?.hasRounds ?? false);
  const isOfNations = later.isOfNations || (earlier?.isOfNations ?? false);
  return { source: { ...later, hasRounds, isOfNations, matches: [...rest, ...renewed] }, repeats };
}
