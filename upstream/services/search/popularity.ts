import type { Sport } from "#contract/tables/sports";
import { FAN_FAVOURITES, type FanFavourites } from "../../data/countries/fan-favourites.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { FollowerCounts } from "../follow/followers.ts";
import type { Findable } from "./ranking.ts";

/** Beyond this place in lists, a competition's teams get no less popular. */
const LAST_PLACE = 400;
/** Places in lists that equal one point of strength. */
const PLACES_PER_POINT = 2;

/** After every competition of the world; imported ones are not ranked lower than this. */
const LAST_IN_LISTS = 1_000;

/** Popular ones first, then in list order; in points of strength, as for teams. Higher is better known. */
export const competitionPopularity = ({ isPopular, sortOrder }: CompetitionEntry): number =>
  (isPopular ? 150 : 0) - Math.min(sortOrder, LAST_IN_LISTS) / 10;

/** A team's best place: the highest in lists among its competitions. */
export function bestPlaces(competitions: readonly CompetitionEntry[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { sortOrder, teamIds } of competitions)
    for (const id of teamIds) places.set(id, Math.min(sortOrder, places.get(id) ?? LAST_PLACE));
  return places;
}

/** Strong teams of widely followed leagues are best known. Higher is better known. */
export const teamPopularity = ({ id, strength }: TeamEntry, places: ReadonlyMap<string, number>): number =>
  strength - (places.get(id) ?? LAST_PLACE) / PLACES_PER_POINT;

/** Followers too few to be significant. */
const FEW = 100;
/** Points for ten times as many followers. */
const POINTS_PER_TENFOLD = 150;

/**
 * Points of strength for followers: hardly any for one; for a hundred, the difference between two divisions; for some
 * thousands, more than that between an unknown club and the best known.
 */
export const followersWeight = (count: number): number => POINTS_PER_TENFOLD * Math.log10(1 + count / FEW);

/** Above every item that is no fan favourite, so that popular lists start with these. */
const FIRST_FAVOURITE = 200;
const POINTS_PER_PLACE = 2;
/** What a visitor's own country adds: about the difference between two divisions. */
const OWN_COUNTRY = 60;

/** Whose popularity is asked for. */
export interface Audience {
  sport: Sport;
  /** ISO 3166-1 alpha-2; undefined for an unknown country. */
  country: string | undefined;
  /** Followers in that country, or everywhere. */
  counts: FollowerCounts;
}

type FollowableEntry = CompetitionEntry | TeamEntry;

/**
 * What an audience adds to an item's popularity: what its country's fans are known to follow stands first and in that
 * order, then what is at home there; followers outweigh both.
 */
export function audienceWeight<Entry extends FollowableEntry>(
  kind: keyof FanFavourites,
  { sport, country, counts }: Audience,
  isAtHome: (entry: Entry) => boolean,
): (one: Pick<Findable<Entry>, "thing" | "popularity">) => number {
  const { countries, elsewhere } = FAN_FAVOURITES[sport];
  const favourites = ((country && countries[country]) || elsewhere)[kind];
  const places = new Map(favourites.map((key, place) => [key, place]));
  return ({ thing, popularity }) => {
    const place = places.get(thing.key);
    const followed = followersWeight(counts.get(thing.id) ?? 0);
    // In the favourites' own order, whatever their strength.
    if (place !== undefined) return FIRST_FAVOURITE - POINTS_PER_PLACE * place - popularity + followed;
    return isAtHome(thing) ? OWN_COUNTRY + followed : followed;
  };
}

/** The most for what a country's fans follow first, and what is at home there. */
const INTEREST = { first: 26, perPlace: 3, least: 6, atHome: 18, popular: 5 };

/** A country's interest in a competition, in points of which a front page gives an hour one. */
export function interestInCompetition(
  { key, sport, isPopular }: Pick<CompetitionEntry, "key" | "sport" | "isPopular">,
  { country, isAtHome }: { country: string | undefined; isAtHome: boolean },
): number {
  const { countries, elsewhere } = FAN_FAVOURITES[sport];
  const place = ((country && countries[country]) || elsewhere).competitions.indexOf(key);
  const followed = place < 0 ? 0 : Math.max(INTEREST.least, INTEREST.first - INTEREST.perPlace * place);
  return Math.max(followed, isAtHome ? INTEREST.atHome : 0, isPopular ? INTEREST.popular : 0);
}

/** The country of a `lang`: en_TH; undefined where it names none. */
export const countryOfLang = (lang: string): string | undefined => /_([A-Z]{2})$/.exec(lang)?.[1];

/** Whether a country, or a home nation (GB-ENG), is the visitor's. */
export const isAtHomeIn = (code: string | undefined, country: string | undefined): boolean =>
  country !== undefined && (code === country || code?.startsWith(`${country}-`) === true);
