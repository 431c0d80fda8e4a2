import type { Pair } from "#contract/domain/match";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { finderFor } from "./find-match.ts";
import { type FoldedSeason, placeKey, teamsOf } from "./fold-season.ts";
import type { Extras } from "./read-season.ts";
import type { SeasonSource } from "./season-source.ts";

const following = (id: string): string => String(BigInt(id) + 1n);

/** Each match's stored id by its own id: that of the stored match it corresponds to, else its own. */
function idsOfStored(
  format: CompetitionEntry["format"] | undefined,
  season: readonly LoadedMatch[],
  stored: readonly LoadedMatch[],
): Map<string, string> {
  const find = finderFor(format, stored, season);
  const ids = new Map<string, string>();
  const used = new Set<string>();
  const keep = (own: string, id: string) => {
    ids.set(own, id);
    used.add(id);
  };
  for (const match of season) {
    const found = find(match);
    if (found && !used.has(found.match.id)) keep(match.id, found.match.id);
  }
  for (const match of season) {
    if (ids.has(match.id)) continue;
    let id = match.id;
    while (used.has(id)) id = following(id);
    keep(match.id, id);
  }
  return ids;
}

/** A season's matches under their stored ids, and how they differ from those stored before. */
export interface SettledSeason {
  matches: LoadedMatch[];
  /** Ids of stored matches that the season no longer has. */
  gone: string[];
  /** Teams that it no longer has. */
  goneTeams: string[];
  /** By stored match id. */
  extras: Map<string, Extras>;
  /** Results of sources that another one contradicts, by stored match id. */
  differences: Difference[];
}

export interface Difference {
  matchId: string;
  format: string;
  score: Pair;
}

/** Statistics and prices by stored id. A line refers to the home side, so those of reversed matches are left out. */
function extrasOf(folded: FoldedSeason, sources: readonly SeasonSource[], ids: ReadonlyMap<string, string>) {
  const extras = new Map<string, Extras>();
  for (const [id, statistics] of folded.statistics) extras.set(ids.get(id)!, { statistics });
  for (const { format, matches } of sources)
    for (const { match, prices } of matches) {
      const place = folded.placed.get(placeKey(format, match.id));
      if (!prices || !place) continue;
      const id = ids.get(place.id)!;
      extras.set(id, { ...extras.get(id), prices: place.isTurned ? [] : prices });
    }
  return extras;
}

/** Gives the matches of a folded season the ids under which they are stored. */
export function settleSeason(
  entry: CompetitionEntry | undefined,
  folded: FoldedSeason,
  sources: readonly SeasonSource[],
  stored: readonly LoadedMatch[],
): SettledSeason {
  const ids = idsOfStored(entry?.format, folded.matches, stored);
  const kept = new Set(ids.values());
  const teams = teamsOf(folded.matches);
  return {
    matches: folded.matches.map((match) => ({ ...match, id: ids.get(match.id)! })),
    gone: stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    goneTeams: [...teamsOf(stored)].filter((id) => !teams.has(id)),
    extras: extrasOf(folded, sources, ids),
    differences: folded.setAside.flatMap(({ format, result }) =>
      result ? [{ matchId: ids.get(result.of)!, format, score: result.score }] : [],
    ),
  };
}
