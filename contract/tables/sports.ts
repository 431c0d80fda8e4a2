import type { EndpointName } from "../registry.ts";

/**
 * One row per sport: its name in our addresses, its name upstream, its number in `sportType` parameters, and how many
 * minutes a match usually lasts with its breaks. Types, parameters, pages and calls by sport derive from it.
 */
export const SPORTS = [
  { code: "football", upstream: "SOCCER", sportType: 0, minutes: 115 },
  { code: "basketball", upstream: "BASKETBALL", sportType: 1, minutes: 135 },
] as const;

type SportRow = (typeof SPORTS)[number];
export type Sport = SportRow["code"];
export type SportType = SportRow["sportType"];

/** What the specification means where it names no sport: its addresses, its calls, and the details of its notices. */
export const DEFAULT_SPORT = "football" satisfies Sport;

/** The sport of a call, from its path. */
export const sportOfCall = (path: string): Sport =>
  SPORTS.find(({ code }) => path.startsWith(`/${code}/`))?.code ?? DEFAULT_SPORT;

/** A name in a sport, of a call or a route: `h2hInfo`, `basketballH2hInfo`. The default sport has the plain name. */
type NameIn<Of extends Sport, Name extends string> = Of extends typeof DEFAULT_SPORT
  ? Name
  : `${Of}${Capitalize<Name>}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nameIn = <Of extends Sport, Name extends string>(sport: Of, name: Name): NameIn<Of, Name> =>
  (sport === DEFAULT_SPORT ? name : `${sport}${capitalised(name)}`) as NameIn<Of, Name>;

/**
 * Name and path of a call in each sport: `h2hInfo` of `/h2h/info`, `basketballH2hInfo` of `/basketball/h2h/info`.
 * `ofDefault`: the default sport's path, if it differs from that of the others.
 */
export const callAddress = (
  sport: Sport,
  name: string,
  path: string,
  ofDefault = path,
): { name: string; path: string } => ({
  name: nameIn(sport, name),
  path: sport === DEFAULT_SPORT ? ofDefault : `/${sport}${path}`,
});

/** Something for each sport, by its name there: a call, or its handler. */
export const ofEachSport = <Name extends string, Value>(name: Name, make: (sport: Sport) => Value) =>
  Object.fromEntries(SPORTS.map(({ code }) => [nameIn(code, name), make(code)])) as {
    readonly [Of in Sport as NameIn<Of, Name>]: Value;
  };

export const isSport = (word: unknown): word is Sport => SPORTS.some(({ code }) => code === word);

const rowOf = (sport: Sport): SportRow => SPORTS.find(({ code }) => code === sport)!;

/** A sport as `sportType` parameter. */
export const sportTypeOf = (sport: Sport): SportType => rowOf(sport).sportType;

/** Minutes from a match's start to its end, with its breaks. */
export const usualMinutes = (sport: Sport): number => rowOf(sport).minutes;

/** The sport with a `sportType`, a number or its text; undefined if none has it. */
export function sportOfType(sportType: SportType): Sport;
export function sportOfType(sportType: unknown): Sport | undefined;
export function sportOfType(sportType: unknown): Sport | undefined {
  return SPORTS.find((sport) => String(sport.sportType) === String(sportType))?.code;
}

/** Key of the visitor's last sport, on the device (localStorage) and for the edge (a cookie). */
export const SPORT_KEY = "sport";

/** Calls that each sport has, by the default sport's name. */
type CallOfEachSport = {
  [Name in EndpointName]: NameIn<Sport, Name> extends EndpointName ? Name : never;
}[EndpointName];

/** A call's name in a sport: `context.upstream.call(callOf(sport, "teamInfo"), { teamId })`. */
export const callOf = <Name extends CallOfEachSport>(sport: Sport, name: Name): NameIn<Sport, Name> =>
  nameIn(sport, name);
