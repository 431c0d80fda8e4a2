import { LruCache } from "#contract/memory/lru-cache";
import { countryByCode, countryById, teamById } from "../../competitions/world/world.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { slug } from "../../data/text/plain-text.ts";
import type { Fixture } from "../../match/match.ts";
import { createRandom } from "../../platform/random.ts";
import { mix, pickBy } from "./mix.ts";
import { formatBirthDate, nameOf } from "./player.ts";
import type { Person } from "./types.ts";

/** Referees per country at a time, and how many years each serves from which age. */
const PLACES = 24;
const SERVICE_YEARS = 12;
const FIRST_AGE = 31;

/** The origins of referees in the world's and the continents' competitions. */
const INTERNATIONAL =
  "GB-ENG ES IT DE FR NL PT PL RO SE NO SI RS TR CH BR AR UY CO CL MX US JP KR CN AU UZ IR QA AE SA EG MA DZ TN ZA SN".split(
    " ",
  );

const referees = new LruCache<Person>(1_000);

function referee(countryId: string, place: number, firstYear: number): Person | undefined {
  const country = countryById(countryId)?.code;
  if (!country) return undefined;
  // The country's id in three digits, the place in two, and the first year.
  const id = `9${countryId.padStart(3, "0")}${String(place).padStart(2, "0")}${firstYear}`;
  return referees.getOrCreate(id, () => {
    const seat = 60_000 + Number(countryId) * PLACES + place;
    const { names } = nameOf({ team: seat, slot: place, year: firstYear, country }, mix(seat, firstYear, 71));
    const birthDate = formatBirthDate(
      firstYear - FIRST_AGE - (mix(seat, firstYear, 72) % 5),
      createRandom(`birth ${id}`),
    );
    return { id, key: slug(names.en), names, country, birthDate };
  });
}

const firstYearOf = (countryId: string, place: number, year: number): number =>
  year - ((year + mix(Number(countryId), place, 73)) % SERVICE_YEARS);

function countryOf(fixture: Fixture, { countryId }: CompetitionEntry): string {
  const own = countryById(countryId);
  if (own && !own.code.startsWith("INT")) return countryId;
  const theirs = [fixture.homeId, fixture.awayId].map((id) => teamById(id)?.country);
  const neutral = INTERNATIONAL.filter((code) => !theirs.includes(code));
  return countryByCode(pickBy(neutral, mix(Number(fixture.id.slice(-9)), 74)))?.id ?? countryId;
}

/** A match's referee: of the competition's country; between countries, of a third one. */
export function refereeOf(fixture: Fixture, competition: CompetitionEntry): Person {
  const countryId = countryOf(fixture, competition);
  const place = mix(Number(fixture.id.slice(-9)), Number(fixture.id.slice(0, -9)), 75) % PLACES;
  const year = new Date(fixture.kickOff).getUTCFullYear();
  const one = referee(countryId, place, firstYearOf(countryId, place, year));
  if (!one) throw new Error(`competition ${competition.id} names the unknown country ${countryId}`);
  return one;
}
