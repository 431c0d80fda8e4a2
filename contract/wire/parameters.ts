import * as z from "zod/mini";
import { MOST_IDS } from "../tables/call-limits.ts";
import { localeOfApiLang } from "../tables/locales.ts";
import { DEFAULT_SPORT, SPORTS, type SportType, sportTypeOf } from "../tables/sports.ts";
import { canonicalTimeZone, isDate } from "../time/zone.ts";

// Parameters of requests to us, strict: an invalid value is a 400 that names the parameter.

export const DateParam = z.string().check(z.refine(isDate, "not a calendar date (YYYY-MM-DD)"));
export const TimeZoneParam = z.pipe(
  z.string(),
  z.transform((zone, context) => {
    const name = canonicalTimeZone(zone);
    if (name !== undefined) return name;
    context.issues.push({ code: "custom", message: "not an IANA time zone", input: zone });
    return z.NEVER;
  }),
);
export const LangParam = z.string().check(
  z.maxLength(16),
  z.refine((lang) => localeOfApiLang(lang) !== undefined, "not a language of this site"),
);
export const IdParam = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/, "not an id"));
const ID_LIST = new RegExp(`^[0-9A-Za-z_-]{1,64}(,[0-9A-Za-z_-]{1,64}){0,${MOST_IDS - 1}}$`);
export const IdListParam = z.string().check(z.regex(ID_LIST, `not a list of at most ${MOST_IDS} ids`));
export const SeasonParam = z.string().check(z.regex(/^\d{4}(-\d{2,4})?$/, "not a season (2025 or 2025-26)"));
export const SlugParam = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, "not a slug"));
export const PageParam = z.coerce.number().check(z.int(), z.gte(1), z.lte(1000));
/** The specification's page size is 500, which is also the maximum. */
export const SizeParam = z.coerce.number().check(z.int(), z.gte(1), z.lte(500));
/** A choice that the specification encodes as 0 and 1, such as desktop and mobile. */
export const ZeroOrOneParam = z.pipe(z.pipe(z.coerce.string(), z.enum(["0", "1"])), z.transform(Number));

const SPORT_TYPES = SPORTS.map(({ sportType }) => `${sportType}` as const);
export const SportTypeParam = z.pipe(
  z.pipe(z.coerce.string(), z.enum(SPORT_TYPES)),
  z.transform((text) => Number(text) as SportType),
);
/** For the calls of the specification, which mean the default sport where they name none. */
export const OptionalSportTypeParam = z._default(SportTypeParam, sportTypeOf(DEFAULT_SPORT));
