import { MINUTE } from "#contract/time/units";
import { decidedSeason, type Leavers, leaversOf, PAIRS, type Pair } from "../../competitions/world/season-clubs.ts";
import { COMPETITIONS, competitionById, teamById } from "../../competitions/world/world.ts";
import type { DecidedSeason } from "../../data/competitions/decided-seasons.ts";
import { FIRST_YEAR, LISTED_YEAR, SECOND_TEAMS } from "../../data/competitions/exchanges/exchange.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { createEngine, type Engine } from "../../simulator/engine/engine.ts";
import { type FinalTable, finalTable } from "./final-places.ts";
import { fitsExchange, type Neighbours } from "./fits-exchange.ts";
import { nextExchange, withoutTeams } from "./next-exchange.ts";

type Way = Required<Pick<DecidedSeason, "variant" | "lent">>;

/** Variants that are tried before more strength is lent. */
const VARIANTS = 25;
const LENT: readonly number[] = [0, 3, 6, 9, 12, 16, 20, 25];

export const neighboursOf = (competitionId: string): Neighbours => ({
  hasUpper: PAIRS.some(({ lower }) => lower === competitionId),
  hasLower: PAIRS.some(({ upper }) => upper === competitionId),
});

const engineOf = (competitions: readonly CompetitionEntry[], decided: (key: string) => Way | undefined): Engine =>
  createEngine({
    competitions,
    teamById,
    decided: (id, year) => {
      const way = decided(`${id} ${year}`);
      return way && { overAt: "1970", ...way };
    },
  });

async function gives(league: CompetitionEntry, year: number, leavers: Leavers, way: Way): Promise<boolean> {
  // Alone, a league is planned in no time, and hardly any match has another result.
  for (const competitions of [[league], COMPETITIONS]) {
    const { places } = await finalTable(
      engineOf(competitions, () => way),
      league,
      year,
    );
    if (!fitsExchange(places, leavers, neighboursOf(league.id))) return false;
  }
  return true;
}

/** A way to play a season in which its table gives the exchange: the stored one if it does, else the most usual one. */
async function findWay(league: CompetitionEntry, year: number, leavers: Leavers): Promise<Way> {
  const { variant: stored = 0, lent: lentSoFar = 0 } = decidedSeason(league.id, year) ?? {};
  const known = { variant: stored, lent: lentSoFar };
  if (await gives(league, year, leavers, known)) return known;
  for (const lent of LENT) {
    for (let variant = 0; variant < VARIANTS; variant++) {
      const way = { variant, lent };
      if (await gives(league, year, leavers, way)) return way;
    }
  }
  throw new Error(`no variant of ${league.key} ${year} gives its exchange`);
}

const LEAGUES: readonly CompetitionEntry[] = [...new Set(PAIRS.flatMap(({ upper, lower }) => [upper, lower]))].map(
  (id) => competitionById(id)!,
);
const YEARS = Array.from({ length: LISTED_YEAR + 1 - FIRST_YEAR }, (_, after) => FIRST_YEAR + after);

/** A club's, which never plays in the league of the first. */
export const isSecondTeam = (teamId: string): boolean => SECOND_TEAMS.has(teamById(teamId)!.key);

const keysOf = (ids: readonly string[]): string => ids.map((id) => teamById(id)!.key).join(" ");

function nextLine({ upper, lower }: Pair, tables: ReadonlyMap<string, FinalTable>): string {
  const placesOf = (id: string) => tables.get(`${id} ${LISTED_YEAR}`)!.places;
  const second = withoutTeams(placesOf(lower), isSecondTeam);
  const { down, up } = nextExchange(placesOf(upper), second, `${lower} ${LISTED_YEAR}`);
  return `  "${upper} ${lower}": { down: "${keysOf(down)}", up: "${keysOf(up)}" },`;
}

function seasonLine(key: string, overAt: number, { variant, lent }: Way): string {
  const at = new Date(Math.ceil(overAt / MINUTE) * MINUTE).toISOString().replace(":00.000Z", "Z");
  const more = [variant > 0 ? `variant: ${variant}` : [], lent > 0 ? `lent: ${lent}` : []].flat();
  return `  "${key}": { ${[`overAt: "${at}"`, ...more].join(", ")} },`;
}

/** The two tables of `data/competitions/decided-seasons.ts`, as lines of the file; `report` hears what is found. */
export async function decideSeasons(report: (line: string) => void): Promise<{ seasons: string[]; next: string[] }> {
  const ways = new Map<string, Way>();
  for (const league of LEAGUES) {
    for (const year of YEARS) {
      const leavers = year === LISTED_YEAR ? { up: [], down: [] } : leaversOf(league.id, year);
      const isFree = leavers.up.length + leavers.down.length === 0;
      const way = isFree ? { variant: 0, lent: 0 } : await findWay(league, year, leavers);
      ways.set(`${league.id} ${year}`, way);
      if (!isFree) report(`${league.key} ${year}: variant ${way.variant}, lent ${way.lent}`);
    }
  }
  const engine = engineOf(COMPETITIONS, (key) => ways.get(key));
  const tables = new Map<string, FinalTable>();
  for (const league of LEAGUES)
    for (const year of YEARS) tables.set(`${league.id} ${year}`, await finalTable(engine, league, year));
  return {
    seasons: [...ways].map(([key, way]) => seasonLine(key, tables.get(key)!.overAt, way)),
    next: PAIRS.map((pair) => nextLine(pair, tables)),
  };
}
