import type { LoadedMatch } from "../store/load-statements.ts";
import type { StoredSource } from "../store/schema.ts";
import { type FoldedSeason, foldSeason, spellingsOf } from "./fold-season.ts";
import type { SeasonReading } from "./read-season.ts";
import { formatFault } from "./season-format.ts";
import { buildSource, RECORDED, renewedSource, type SeasonSource } from "./season-source.ts";
import { type SettledSeason, settleSeason } from "./settle-season.ts";
import type { Refusal } from "./source-row.ts";

/** A season as stored in the database. */
export interface StoredSeason {
  source: StoredSource;
  format: string | null;
  hasRounds: boolean | null;
  name: string;
  matches: readonly LoadedMatch[];
  /** What each file format says; empty for recorded seasons, and for those stored before sources were. */
  sources: readonly SeasonSource[];
}

/** The result of merging a file into a stored season. */
export interface JoinedSeason extends SettledSeason {
  /** What each format says of the season. */
  sources: SeasonSource[];
  /** The source that takes precedence; absent if the season is unchanged. */
  base?: SeasonSource;
  /** What the season was without any layer; it has to be stored as one. */
  bare?: SeasonSource;
  refused: Refusal[];
  notes: string[];
}

/** What a season says that has no layer: stored before layers were, or come with the release. */
export function bareSource(stored: StoredSeason | undefined): SeasonSource | undefined {
  if (!stored || stored.sources.some(({ format }) => format === RECORDED)) return undefined;
  const isRecorded = stored.source === "recorded";
  if ((!isRecorded && stored.sources.length > 0) || stored.matches.length === 0) return undefined;
  return {
    // Seasons without a recorded format came from football.json.
    format: isRecorded ? RECORDED : (stored.format ?? "football.json"),
    name: stored.name,
    hasRounds: isRecorded || (stored.hasRounds ?? true),
    isOfNations: false,
    matches: stored.matches.map((match) => ({ match })),
  };
}

const NOTHING = (): JoinedSeason => ({
  matches: [],
  gone: [],
  goneTeams: [],
  extras: new Map(),
  differences: [],
  sources: [],
  refused: [],
  notes: [],
});

/** The unchanged season, and why the file cannot belong to it. */
const keptAsItWas = ({ matches, places }: SeasonReading, fault: string, bare?: SeasonSource): JoinedSeason => ({
  ...NOTHING(),
  ...(bare && bare.format !== RECORDED && { bare }),
  refused: matches.map(({ id }) => ({ ...places.get(id)!, reason: "of a file that cannot be the season's" })),
  notes: [`${fault}: the season is kept as it was`],
});

/** Notes on other sources' matches that are now out of the season: each reason once, with its count. */
function buildNotes(folded: FoldedSeason, format: string): string[] {
  const others = folded.setAside.filter((one) => one.format !== format);
  const counts = Map.groupBy(others, (one) => `${one.format}: ${one.reason}`);
  return [...counts].map(([text, rows]) => `${text} (${rows.length} matches set aside)`);
}

/** Why a source cannot be a season; undefined if it can. */
const faultIn = (
  { competition, season }: Pick<SeasonReading, "competition" | "season">,
  { matches }: SeasonSource,
  spellings: ReadonlyMap<string, string> = new Map(),
): string | undefined =>
  formatFault(
    { competitionId: competition.id, season },
    matches.map(({ match }) => match),
    (id) => spellings.get(id) ?? id,
  );

/** Merges a file into the stored season by rebuilding it from all sources, this file included. */
export function joinSeason(reading: SeasonReading, stored: StoredSeason | undefined, format: string): JoinedSeason {
  const { entry } = reading.competition;
  const bare = bareSource(stored);
  const known = [...(stored?.sources ?? []), ...(bare ? [bare] : [])];
  const file = buildSource(reading, format);
  const earlier = known.find((one) => one.format === format);
  const spellings = spellingsOf([file, ...known]);
  // An invalid season, e.g. of an earlier release, is not completed.
  const sound = earlier && faultIn(reading, earlier) === undefined ? earlier : undefined;
  const { source, repeats } = renewedSource(sound, file, entry);
  const fault = faultIn(reading, file, spellings) ?? faultIn(reading, source, spellings);
  if (fault !== undefined) return keptAsItWas(reading, fault, bare);
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
  const settled = settleSeason(entry, folded, sources, stored?.matches ?? []);
  return {
    ...settled,
    ...(isRecorded ? { matches: [], gone: [], goneTeams: [] } : { base: folded.base }),
    ...(bare && !isRecorded && { bare }),
    sources: isRecorded ? [source] : sources,
    refused,
    notes: isRecorded ? ["the recorded season stays: this file tells no rounds"] : buildNotes(folded, format),
  };
}
