import type { CompetitionEntry } from "../data/entries/types.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import type { StoredSource } from "../store/schema.ts";
import { finderFor } from "./find-match.ts";
import { type FoldedSeason, foldSeason, placeKey, spellingsOf, teamsOf } from "./fold-season.ts";
import type { Extras, SeasonReading } from "./read-season.ts";
import { formatFault } from "./season-format.ts";
import { buildSource, RECORDED, renewedSource, type SeasonSource } from "./season-source.ts";
import type { Refusal } from "./source-row.ts";

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

/** A season as stored in the database. */
export interface StoredSeason {
  source: StoredSource;
  format: string | null;
  hasRounds: boolean | null;
  name: string;
  matches: readonly LoadedMatch[];
  /** The contents of each file format; empty for recorded seasons, and for those stored before sources were. */
  sources: readonly SeasonSource[];
}

/** The result of merging a file into a stored season. */
export interface JoinedSeason {
  matches: LoadedMatch[];
  /** Ids of stored matches that the season no longer has. */
  gone: string[];
  /** Teams that only played in those. */
  goneTeams: string[];
  /** By stored match id. */
  extras: Map<string, Extras>;
  /** The sources to store. */
  sources: SeasonSource[];
  /** The source that takes precedence; absent if the season is unchanged. */
  base?: SeasonSource;
  refused: Refusal[];
  notes: string[];
}

/** The sources of a season that was stored before sources were, or that came with the release. */
function storedSources(stored: StoredSeason | undefined): readonly SeasonSource[] {
  if (!stored || stored.sources.some(({ format }) => format === RECORDED)) return stored?.sources ?? [];
  const isRecorded = stored.source === "recorded";
  if ((!isRecorded && stored.sources.length > 0) || stored.matches.length === 0) return stored.sources;
  const whole: SeasonSource = {
    // Seasons without a recorded format came from football.json.
    format: isRecorded ? RECORDED : (stored.format ?? "football.json"),
    name: stored.name,
    hasRounds: isRecorded || (stored.hasRounds ?? true),
    isOfNations: false,
    matches: stored.matches.map((match) => ({ match })),
  };
  return [...stored.sources, whole];
}

const NOTHING = (): JoinedSeason => ({
  matches: [],
  gone: [],
  goneTeams: [],
  extras: new Map(),
  sources: [],
  refused: [],
  notes: [],
});

/** The unchanged season, and why the file cannot belong to it. */
const keptAsItWas = ({ matches, places }: SeasonReading, fault: string): JoinedSeason => ({
  ...NOTHING(),
  refused: matches.map(({ id }) => ({ ...places.get(id)!, reason: "of a file that cannot be the season's" })),
  notes: [`${fault}: the season is kept as it was`],
});

/** The file's prices by stored id. A line refers to the home side, so those of reversed matches are left out. */
function extrasOf(folded: FoldedSeason, reading: SeasonReading, format: string, ids: ReadonlyMap<string, string>) {
  const extras = new Map<string, Extras>();
  for (const [id, statistics] of folded.statistics) extras.set(ids.get(id)!, { statistics });
  for (const [own, { prices }] of reading.extras) {
    const place = folded.placed.get(placeKey(format, own));
    if (!prices || !place) continue;
    const id = ids.get(place.id)!;
    extras.set(id, { ...extras.get(id), prices: place.isTurned ? [] : prices });
  }
  return extras;
}

/** Notes on other sources' matches that are now out of the season: each reason once, with its count. */
function buildNotes(folded: FoldedSeason, format: string): string[] {
  const others = folded.setAside.filter((one) => one.format !== format);
  const counts = Map.groupBy(others, (one) => `${one.format}: ${one.reason}`);
  return [...counts].map(([text, rows]) => `${text} (${rows.length} matches set aside)`);
}

/** Merges a file into the stored season by rebuilding it from all sources, this file included. */
export function joinSeason(reading: SeasonReading, stored: StoredSeason | undefined, format: string): JoinedSeason {
  const { entry } = reading.competition;
  const known = storedSources(stored);
  const file = buildSource(reading, format);
  const earlier = known.find((one) => one.format === format);
  const spellings = spellingsOf([file, ...known]);
  const faultOf = ({ matches }: SeasonSource) =>
    formatFault(
      { competitionId: reading.competition.id, season: reading.season },
      matches.map(({ match }) => match),
      (id) => spellings.get(id) ?? id,
    );
  // An invalid season, e.g. of an earlier release, is not completed.
  const sound = earlier && faultOf(earlier) === undefined ? earlier : undefined;
  const { source, repeats } = renewedSource(sound, file, entry);
  const fault = faultOf(file) ?? faultOf(source);
  if (fault !== undefined) return keptAsItWas(reading, fault);
  if (source.matches.length === 0) return NOTHING();
  const sources = [...known.filter((one) => one.format !== format), source];
  const folded = foldSeason(entry?.format, sources);
  const own = folded.setAside.filter((one) => one.format === format);
  const refused = [
    ...repeats.map((id) => ({ ...reading.places.get(id)!, reason: "another row is of the same match" })),
    // This format's rows from an earlier file were reported then.
    ...own.flatMap(({ id, reason }) => (reading.places.has(id) ? [{ ...reading.places.get(id)!, reason }] : [])),
  ];
  const isRecorded = folded.base.format === RECORDED;
  const ids = idsOfStored(entry?.format, folded.matches, stored?.matches ?? []);
  const kept = new Set(ids.values());
  const gone = isRecorded ? [] : (stored?.matches ?? []).filter(({ id }) => !kept.has(id));
  const teams = teamsOf(folded.matches);
  return {
    matches: isRecorded ? [] : folded.matches.map((match) => ({ ...match, id: ids.get(match.id)! })),
    gone: gone.map(({ id }) => id),
    goneTeams: [...teamsOf(gone)].filter((id) => !teams.has(id)),
    extras: extrasOf(folded, reading, format, ids),
    sources: isRecorded ? [source] : sources,
    ...(!isRecorded && { base: folded.base }),
    refused,
    notes: isRecorded ? ["the recorded season stays: this file tells no rounds"] : buildNotes(folded, format),
  };
}
