import type { LocaleCode } from "#contract/tables/locales";
import { countryByCode } from "../../competitions/world/world.ts";
import { nameIn, sportPrefix } from "../../data/entries/names.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { KNOWN_VENUES, type KnownVenue } from "../../data/venues/known-venues.ts";
import { citiesOf } from "./birth-places.ts";
import { type Club, clubAt, clubByNumber } from "./clubs.ts";
import { mix, pickBy, share } from "./mix.ts";
import type { Venue } from "./types.ts";
import { venueModelOf } from "./venue-model.ts";

const knownKey = (team: TeamEntry): string =>
  team.isNational ? `national ${team.country}` : `${sportPrefix(team.sport)}${team.country}/${team.key}`;

const knownOf = (team: TeamEntry): KnownVenue | undefined => KNOWN_VENUES.get(knownKey(team));

const WITHOUT_MARKS = /\p{M}/gu;
const plain = (text: string): string => text.normalize("NFD").replace(WITHOUT_MARKS, "").toLowerCase();

/** The listed city that is part of a club's name. */
const cityIn = ({ names, country }: TeamEntry): string | undefined =>
  citiesOf(country).find((city) => ` ${plain(names.en)} `.includes(` ${plain(city)} `));

const LEGAL_FORMS = /\b(FC|CF|SC|AC|AFC|SV|Club|United|City|Town|Rovers|Wanderers|Athletic|Basketball)\b/g;
const withoutForms = (name: string): string => name.replace(LEGAL_FORMS, "").replace(/\s+/g, " ").trim() || name;

const styledName = (team: TeamEntry, place: string): string =>
  pickBy(venueModelOf(team.sport).namesIn(team.country), mix(Number(team.id), 101)).replace("{}", place);

/** For clubs without a listed ground: a few hundred to some forty thousand, by strength. */
function likelyCapacity(team: TeamEntry): number {
  const spread = 0.75 + 0.5 * share(Number(team.id), 102);
  const seats = venueModelOf(team.sport).seats(team.strength);
  return Math.round((seats * spread) / 50) * 50;
}

/** A venue's location, written in a language; undefined if its city is unknown. */
export function addressOf({ city, country }: Pick<Venue, "city" | "country">, locale: LocaleCode): string | undefined {
  const names = countryByCode(country)?.names;
  return city && names && city !== names.en ? `${city}, ${nameIn(names, locale).name}` : city;
}

/** A youth team plays at its club's training ground. */
function youthVenue(team: TeamEntry, parent: TeamEntry): Venue {
  const { city, country } = toVenue(parent);
  const capacity = 500 + (mix(Number(team.id), 104) % 40) * 100;
  const { youthVenue: own } = venueModelOf(team.sport);
  return {
    id: toId(team),
    name: `${parent.names.en} ${own.name}`,
    ...(city && { city }),
    surface: own.surface,
    capacity,
    country,
  };
}

const toId = ({ id }: TeamEntry): string => `${id}80`;

/** A team's home ground. For an imported team only the name is known. */
export function toVenue(team: TeamEntry): Venue {
  const club: Club | undefined = clubByNumber(Number(team.id));
  const { country } = team;
  if (!club) return { id: toId(team), name: `${team.names.en} Stadium`, country };
  if (club.youth) return youthVenue(team, clubAt(club.youth.parent).team);
  const known = knownOf(team);
  const city = known?.city ?? (team.isNational ? citiesOf(country)[0] : cityIn(team));
  const name = team.isNational ? "National Stadium" : styledName(team, city ?? withoutForms(team.names.en));
  return {
    id: toId(team),
    name: known?.name ?? name,
    ...(city && { city }),
    surface: venueModelOf(team.sport).surfaceOf(team),
    capacity: known?.capacity ?? (team.isNational ? likelyCapacity(team) + 8_000 : likelyCapacity(team)),
    country,
  };
}

const OLDEST = 1890;
const SPAN = 90;

/** The founding year of a team, or of a country's association; undefined for an imported team. */
export function foundedOf(team: TeamEntry): number | undefined {
  const club = clubByNumber(Number(team.id));
  if (!club) return undefined;
  const parent = club.youth ? clubAt(club.youth.parent).team : team;
  return knownOf(parent)?.founded ?? OLDEST + (mix(Number(parent.id), 105) % SPAN);
}
