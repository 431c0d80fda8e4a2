import type { LoadedMatch } from "../store/load-statements.ts";
import type { StoredSource } from "../store/schema.ts";
import { type FoldedSeason, foldSeason, placeKey, spellingsOf, teamsOf } from "./fold-season.ts";
import type { Extras, SeasonReading } from "./read-season.ts";
import { formatFault } from "./season-format.ts";
import { RECORDED, renewedSource, type SeasonSource, sourceOf } from "./season-source.ts";
import type { Refusal } from "./source-row.ts";
import { idsOfStored } from "./stored-ids.ts";

/** What the database has of a season. */
export interface StoredSeason {
  source: StoredSource;
  format: string | null;
  hasRounds: boolean | null;
  name: string;
  matches: readonly LoadedMatch[];
  /** What each form of files said; none of a recorded season, and of those stored before sources were. */
  sources: readonly SeasonSource[];
}

/** What becomes of a season when a file meets what is stored. */
export interface JoinedSeason {
  matches: LoadedMatch[];
  /** Ids of stored matches that the season no longer has. */
  gone: string[];
  /** Teams that only those played for. */
  goneTeams: string[];
  /** By the ids under which the matches are stored. */
  extras: Map<string, Extras>;
  /** What to keep of the sources. */
  sources: SeasonSource[];
  /** The source whose word counts; absent where the season stays what it was. */
  base?: SeasonSource;
  refused: Refusal[];
  notes: string[];
}

/** The sources of a season that was stored before sources were, or that the release brought. */
function storedSources(stored: StoredSeason | undefined): readonly SeasonSource[] {
  if (!stored || stored.sources.some(({ format }) => format === RECORDED)) return stored?.sources ?? [];
  const isRecorded = stored.source === "recorded";
  if ((!isRecorded && stored.sources.length > 0) || stored.matches.length === 0) return stored.sources;
  const whole: SeasonSource = {
    // Seasons of before formats were written down came from football.json.
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

/** The season as it was, and why the file cannot be of it. */
const keptAsItWas = ({ matches, places }: SeasonReading, fault: string): JoinedSeason => ({
  ...NOTHING(),
  refused: matches.map(({ id }) => ({ ...places.get(id)!, reason: "of a file that cannot be the season's" })),
  notes: [`${fault}: the season is kept as it was`],
});

/** Prices of the file by the stored ids. A line is of the home side: those of the other order are left out. */
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

/** What to say of other sources' matches that are out of the season now: the same words once, and of how many. */
function notesOf(folded: FoldedSeason, format: string): string[] {
  const others = folded.setAside.filter((one) => one.format !== format);
  const counts = Map.groupBy(others, (one) => `${one.format}: ${one.reason}`);
  return [...counts].map(([text, rows]) => `${text} (${rows.length} matches set aside)`);
}

/** Meets a file's season with what is stored: it is made anew of all its sources, this file among them. */
export function joinSeason(reading: SeasonReading, stored: StoredSeason | undefined, format: string): JoinedSeason {
  const { entry } = reading.competition;
  const known = storedSources(stored);
  const file = sourceOf(reading, format);
  const earlier = known.find((one) => one.format === format);
  const spellings = spellingsOf([file, ...known]);
  const faultOf = ({ matches }: SeasonSource) =>
    formatFault(
      { competitionId: reading.competition.id, season: reading.season },
      matches.map(({ match }) => match),
      (id) => spellings.get(id) ?? id,
    );
  // What was no season before, of an earlier release say, is none to complete.
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
    // Rows of this form that an earlier file brought were spoken of then.
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
    notes: isRecorded ? ["the recorded season stays: this file tells no rounds"] : notesOf(folded, format),
  };
}
