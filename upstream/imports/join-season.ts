import type { LoadedMatch } from "../store/load-statements.ts";
import type { StoredSource } from "../store/schema.ts";
import { shown } from "./contradiction.ts";
import { contradict, mergedMatch, totalOf, turnedMatch } from "./merge-match.ts";
import type { Extras, SeasonReading } from "./read-season.ts";
import type { Refusal } from "./source-row.ts";

/** What the database has of a season. */
export interface StoredSeason {
  source: StoredSource;
  format: string | null;
  hasRounds: boolean | null;
  matches: readonly LoadedMatch[];
}

/** What becomes of a season when a file meets what is stored. */
export interface JoinedSeason {
  matches: LoadedMatch[];
  /** By the ids under which the matches are stored. */
  extras: Map<string, Extras>;
  /** Whether the file is, or becomes, the one whose word counts. */
  isOwner: boolean;
  /** Whether a recorded season goes. */
  replacesRecorded: boolean;
  refused: Refusal[];
  notes: string[];
}

const HOUR = 3_600_000;
/** Days are local and some without a time, so two sources may be a day and a half apart on one match. */
const SAME_MATCH = 36 * HOUR;

/** Files with rounds go before those without; of equals the first one stays. Recorded seasons give rounds. */
function ownership(format: string, { hasRounds }: SeasonReading, stored: StoredSeason | undefined) {
  if (!stored || stored.matches.length === 0) return { isOwner: true, isJoining: true };
  if (stored.source === "recorded") return { isOwner: hasRounds, isJoining: hasRounds };
  // Seasons of before formats were written down came from football.json.
  const own = stored.format ?? "football.json";
  return { isOwner: own === format || (hasRounds && !(stored.hasRounds ?? true)), isJoining: true };
}

const pairOf = (homeId: string, awayId: string): string => `${homeId} ${awayId}`;

const grouped = (matches: readonly LoadedMatch[]): Map<string, LoadedMatch[]> =>
  Map.groupBy(matches, ({ homeId, awayId }) => pairOf(homeId, awayId));

type Finder = (match: LoadedMatch) => { stored: LoadedMatch; isTurned: boolean } | undefined;

/**
 * Finds the stored match that a file's match is: by its id, else by teams and day, either side named first; in a league
 * in which every pair meets once at each side's ground also by teams alone, since matches move.
 */
function finderFor({ competition, matches }: SeasonReading, stored: readonly LoadedMatch[]): Finder {
  const byId = new Map(stored.map((match) => [match.id, match]));
  const byPair = grouped(stored);
  const inFile = grouped(matches);
  const format = competition.entry?.format;
  const meetsOnce = format?.kind === "league" && format.times <= 2;
  const nearest = (found: readonly LoadedMatch[], { kickOff }: LoadedMatch): LoadedMatch | undefined => {
    const distance = (one: LoadedMatch) => Math.abs(one.kickOff - kickOff);
    return found
      .filter((one) => distance(one) <= SAME_MATCH)
      .reduce<LoadedMatch | undefined>(
        (best, one) => (best && distance(best) <= distance(one) ? best : one),
        undefined,
      );
  };
  return (match) => {
    const own = byId.get(match.id);
    if (own) return { stored: own, isTurned: false };
    const same = byPair.get(pairOf(match.homeId, match.awayId)) ?? [];
    const near = nearest(same, match);
    if (near) return { stored: near, isTurned: false };
    const turned = nearest(byPair.get(pairOf(match.awayId, match.homeId)) ?? [], match);
    if (turned) return { stored: turned, isTurned: true };
    const isOnly = same.length === 1 && inFile.get(pairOf(match.homeId, match.awayId))?.length === 1;
    const only = meetsOnce && isOnly && match.stage === "regular" && same[0]!.stage === "regular" ? same[0] : undefined;
    return only && { stored: only, isTurned: false };
  };
}

const turnedExtras = ({ statistics, prices }: Extras): Extras => ({
  ...(statistics && {
    statistics: {
      ...statistics,
      rows: Object.fromEntries(Object.entries(statistics.rows).map(([name, [a, b]]) => [name, [b, a] as const])),
    },
  }),
  // A line is of the home side: prices of the other order are not turned, they are left out.
  ...(prices && { prices: [] }),
});

/** Clubs of a league season that another file brought; undefined where any club may be new in it. */
function closedCircle({ competition }: SeasonReading, stored: StoredSeason | undefined, isOwner: boolean) {
  if (isOwner || competition.entry?.format.kind !== "league") return undefined;
  return new Set(stored?.matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
}

const clubOutside = (match: LoadedMatch, circle: ReadonlySet<string> | undefined): string | undefined =>
  circle && [match.homeId, match.awayId].find((id) => !circle.has(id));

/** Meets a file's season with the stored one: one source's word counts, the others complete it. */
export function joinSeason(reading: SeasonReading, stored: StoredSeason | undefined, format: string): JoinedSeason {
  const { isOwner, isJoining } = ownership(format, reading, stored);
  const joined: JoinedSeason = {
    matches: [],
    extras: new Map(),
    isOwner,
    replacesRecorded: isOwner && stored?.source === "recorded",
    refused: [],
    notes: isJoining ? [] : ["the recorded season stays: this file tells no rounds"],
  };
  const find = finderFor(reading, stored?.matches ?? []);
  const circle = closedCircle(reading, stored, isOwner);
  const taken = new Set<string>();
  for (const given of reading.matches) {
    const refuse = (reason: string) => joined.refused.push({ ...reading.places.get(given.id)!, reason });
    const found = find(given);
    const match = found?.isTurned ? turnedMatch(given) : given;
    const id = found?.stored.id ?? match.id;
    const outside = found ? undefined : clubOutside(match, circle);
    if (!found && !isJoining) refuse("not among the matches of the recorded season");
    else if (outside !== undefined)
      refuse(
        `${JSON.stringify(reading.spellings.get(outside))} is none of the season's, which ${stored?.format} brought`,
      );
    else if (taken.has(id)) refuse("another row is of the same match");
    else if (found && !isOwner && contradict(found.stored, match))
      refuse(`${shown(totalOf(match)!)}, but ${shown(totalOf(found.stored)!)} by ${stored?.format ?? "the record"}`);
    else {
      taken.add(id);
      const extras = reading.extras.get(given.id);
      if (extras) joined.extras.set(id, found?.isTurned ? turnedExtras(extras) : extras);
      if (!isJoining) continue;
      joined.matches.push(
        !found ? match : isOwner ? mergedMatch(match, found.stored, id) : mergedMatch(found.stored, match, id),
      );
    }
  }
  return joined;
}
