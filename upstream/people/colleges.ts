import { mix, pickBy } from "./mix.ts";
import type { Tenure } from "./tenures.ts";

/** Universities whose teams send players to the professionals, by country. */
const COLLEGES: Readonly<Record<string, readonly string[]>> = {
  US: "Arizona,Arkansas,Auburn,Baylor,Butler,Clemson,Connecticut,Creighton,Dayton,Duke,Florida,Florida State,Georgetown,Georgia Tech,Gonzaga,Houston,Illinois,Indiana,Iowa State,Kansas,Kentucky,Louisville,LSU,Marquette,Maryland,Memphis,Michigan,Michigan State,Missouri,North Carolina,NC State,Ohio State,Oklahoma,Oregon,Providence,Purdue,Saint Mary's,San Diego State,Seton Hall,Stanford,Syracuse,Tennessee,Texas,Texas A&M,UCLA,USC,Utah,VCU,Villanova,Virginia,Wake Forest,Washington,Wichita State,Wisconsin,Xavier".split(
    ",",
  ),
  CA: "Gonzaga,Michigan,Oregon,Syracuse,Carleton,UBC,Kentucky,Arizona State".split(","),
  PH: "Ateneo,De La Salle,UP Diliman,Santo Tomas,Far Eastern,Adamson,National University,Letran,San Beda,Mapúa,Arellano,Perpetual Help".split(
    ",",
  ),
};

const YOUNGEST = 19;

/** Where a basketball player studied before his first club; undefined where players come from clubs, and for boys. */
export function collegeOf({ club, slot, year, birthYear }: Tenure, country: string): string | undefined {
  const colleges = COLLEGES[country];
  if (club.sport !== "basketball" || !colleges || year - birthYear < YOUNGEST) return undefined;
  return pickBy(colleges, mix(club.number * 100 + slot, year, 95));
}

const TURNS_PROFESSIONAL_AT = 20;

/** Whole seasons that a basketball player has been a professional: before his first club of the world, elsewhere. */
export const experienceOf = ({ year, birthYear }: Tenure, currentYear: number): number =>
  Math.max(0, currentYear - Math.min(year, birthYear + TURNS_PROFESSIONAL_AT));
