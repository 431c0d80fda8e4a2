import { MINUTE } from "#contract/time/units";
import { decidedSeason, type Leavers, leaversOf, PAIRS, type Pair } from "../../competitions/world/season-clubs.ts";
import { COMPETITIONS, competitionById, teamById } from "../../competitions/world/world.ts";
import type { DecidedSeason } from "../../data/competitions/decided-seasons.ts";
import { FIRST_YEAR, LISTED_YEAR, SECOND_TEAMS } from "../../data/competitions/exchanges/exchange.ts";
import { endsInPlayOffs } from "../../data/competitions/promotion-play-offs.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { createEngine, type Engine } from "../../simulator/engine/engine.ts";
import {
  CUP_LEAGUES,
  fitsLists,
  QUALIFIED_CUPS,
  type Qualified,
  qualifiedAfter,
  winnerOfCup,
  winnersPlacesOf,
} from "./cup-qualifiers.ts";
import { type FinalTable, finalTable } from "./final-places.ts";
import { fitsExchange, type Neighbours } from "./fits-exchange.ts";
import { nextExchange, withoutTeams } from "./next-exchange.ts";
import type { CupWinner } from "./qualify.ts";

type Way = Required<Pick<DecidedSeason, "variant" | "lent">> & Pick<DecidedSeason, "playOffs">;

/** Variants that are tried before more strength is lent. */
const VARIANTS = 100;
/** Of a cup, that a single club may have to win. */
const CUP_VARIANTS = 3_000;
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

/** Whether a season, as an engine plays it, ends as it has to. */
type Fits = (engine: Engine) => boolean | Promise<boolean>;

/** Whether a season's table gives its exchange, and in the season before the lists the clubs of continental cups. */
const leagueFits =
  (league: CompetitionEntry, year: number, leavers: Leavers): Fits =>
  async (engine) => {
    const { places } = await finalTable(engine, league, year);
    if (!fitsExchange(places, leavers, neighboursOf(league.id))) return false;
    return (
      year !== LISTED_YEAR - 1 ||
      fitsLists(
        league.id,
        places.map(({ teamId }) => teamId),
        [],
      )
    );
  };

/** A way to play a season in which it ends as it has to: the stored one if it does, else the most usual one. */
async function findWay(
  competition: CompetitionEntry,
  year: number,
  fits: Fits,
  { lents, variants } = { lents: LENT, variants: VARIANTS },
): Promise<Way> {
  const gives = async (way: Way): Promise<boolean> => {
    // Alone, a competition is planned in no time, and hardly any match has another result.
    for (const competitions of [[competition], COMPETITIONS])
      if (!(await fits(engineOf(competitions, () => way)))) return false;
    return true;
  };
  const { variant: stored = 0, lent: lentSoFar = 0 } = decidedSeason(competition.id, year) ?? {};
  const known = { variant: stored, lent: lentSoFar };
  if (await gives(known)) return known;
  for (const lent of lents) {
    for (let variant = 0; variant < variants; variant++) {
      const way = { variant, lent };
      if (await gives(way)) return way;
    }
  }
  throw new Error(`no variant of ${competition.key} ${year} ends as it has to`);
}

/** The same way, with play-offs that somebody wins who goes up. */
async function withPlayOffs(league: CompetitionEntry, year: number, { up }: Leavers, way: Way): Promise<Way> {
  if (!endsInPlayOffs(league.id) || up.length === 0) return way;
  const stored = decidedSeason(league.id, year)?.playOffs ?? 0;
  for (const playOffs of [stored, ...Array(VARIANTS).keys()]) {
    const found = { ...way, playOffs };
    const isFit = [[league], COMPETITIONS].every((competitions) =>
      up.includes(
        winnerOfCup(
          engineOf(competitions, () => found),
          league,
          year,
        ).teamId,
      ),
    );
    if (isFit) return found;
  }
  throw new Error(`nobody who goes up wins the play-offs of ${league.key} ${year}`);
}

/** How the national cups before the lists are played, so that with the tables they give the clubs of continental cups. */
async function decideCups(ways: Map<string, Way>, report: (line: string) => void): Promise<void> {
  const year = LISTED_YEAR - 1;
  for (const league of CUP_LEAGUES) {
    const places = winnersPlacesOf(league.id);
    if (places.length === 0) continue;
    const played = engineOf(COMPETITIONS, (key) => ways.get(key));
    const order = (await finalTable(played, league, year)).places.map(({ teamId }) => teamId);
    const winners: CupWinner[] = [];
    for (const [cupId, leadsTo] of places) {
      const cup = competitionById(cupId)!;
      const winnerIn = (engine: Engine): CupWinner => ({ ...winnerOfCup(engine, cup, year), leadsTo });
      const fits: Fits = (engine) => fitsLists(league.id, order, [...winners, winnerIn(engine)]);
      const way = await findWay(cup, year, fits, { lents: [0], variants: CUP_VARIANTS });
      ways.set(`${cup.id} ${year}`, way);
      winners.push(winnerIn(engineOf(COMPETITIONS, () => way)));
      report(`${cup.key} ${year}: variant ${way.variant}`);
    }
  }
}

const LEAGUES: readonly CompetitionEntry[] = [...new Set(PAIRS.flatMap(({ upper, lower }) => [upper, lower]))].map(
  (id) => competitionById(id)!,
);
/** Those without exchanges are decided only in the season before the lists. */
const CLOSED_LEAGUES = CUP_LEAGUES.filter((league) => !LEAGUES.includes(league));
const YEARS = Array.from({ length: LISTED_YEAR + 1 - FIRST_YEAR }, (_, after) => FIRST_YEAR + after);

/** A club's, which never plays in the league of the first. */
export const isSecondTeam = (teamId: string): boolean => SECOND_TEAMS.has(teamById(teamId)!.key);

const keysOf = (ids: readonly string[]): string => ids.map((id) => teamById(id)!.key).join(" ");

function nextLine({ upper, lower }: Pair, tables: ReadonlyMap<string, FinalTable>, engine: Engine): string {
  const placesOf = (id: string) => tables.get(`${id} ${LISTED_YEAR}`)!.places;
  const second = withoutTeams(placesOf(lower), isSecondTeam);
  const winner = endsInPlayOffs(lower) ? winnerOfCup(engine, competitionById(lower)!, LISTED_YEAR).teamId : undefined;
  const { down, up } = nextExchange(placesOf(upper), second, `${lower} ${LISTED_YEAR}`, winner);
  return `  "${upper} ${lower}": { down: "${keysOf(down)}", up: "${keysOf(up)}" },`;
}

const timeOf = (instant: number): string =>
  new Date(Math.ceil(instant / MINUTE) * MINUTE).toISOString().replace(":00.000Z", "Z");

function seasonLine(key: string, overAt: number, { variant, playOffs = 0, lent }: Way): string {
  const more = [
    variant > 0 ? `variant: ${variant}` : [],
    playOffs > 0 ? `playOffs: ${playOffs}` : [],
    lent > 0 ? `lent: ${lent}` : [],
  ].flat();
  return `  "${key}": { ${[`overAt: "${timeOf(overAt)}"`, ...more].join(", ")} },`;
}

function qualifiedLines(cup: CompetitionEntry, year: number, { teamIds, knownAt }: Qualified): string[] {
  const keys = keysOf(teamIds.get(cup.id)!);
  return [
    `  "${cup.id} ${year}": {`,
    `    knownAt: "${timeOf(knownAt.get(cup.id)!)}",`,
    `    clubs:`,
    `      "${keys}",`,
    "  },",
  ];
}

export interface Decided {
  /** The two tables of `data/competitions/decided-seasons.ts`, as lines of the file. */
  seasons: string[];
  next: string[];
  /** That of `data/competitions/qualified-clubs.ts`. */
  qualified: string[];
}

/** `report` hears what is found. */
export async function decideSeasons(report: (line: string) => void): Promise<Decided> {
  const ways = new Map<string, Way>();
  const decide = async (league: CompetitionEntry, year: number): Promise<void> => {
    const leavers = year === LISTED_YEAR ? { up: [], down: [] } : leaversOf(league.id, year);
    const isFree = year !== LISTED_YEAR - 1 && leavers.up.length + leavers.down.length === 0;
    const found = isFree ? { variant: 0, lent: 0 } : await findWay(league, year, leagueFits(league, year, leavers));
    const way = await withPlayOffs(league, year, leavers, found);
    ways.set(`${league.id} ${year}`, way);
    if (!isFree) report(`${league.key} ${year}: variant ${way.variant}, lent ${way.lent}`);
  };
  for (const league of LEAGUES) for (const year of YEARS) await decide(league, year);
  for (const league of CLOSED_LEAGUES) await decide(league, LISTED_YEAR - 1);
  await decideCups(ways, report);
  const engine = engineOf(COMPETITIONS, (key) => ways.get(key));
  const tables = new Map<string, FinalTable>();
  for (const league of LEAGUES)
    for (const year of YEARS) tables.set(`${league.id} ${year}`, await finalTable(engine, league, year));
  const overAt = async (key: string): Promise<number> => {
    const [id = "", year = ""] = key.split(" ");
    const one = competitionById(id)!;
    if (tables.has(key)) return tables.get(key)!.overAt;
    const season = one.kind === "cup" ? winnerOfCup(engine, one, +year) : await finalTable(engine, one, +year);
    return season.overAt;
  };
  const seasons: string[] = [];
  for (const [key, way] of ways) seasons.push(seasonLine(key, await overAt(key), way));
  const qualified: string[] = [];
  for (const year of YEARS.filter((one) => one !== LISTED_YEAR - 1)) {
    const found = await qualifiedAfter(engine, year);
    qualified.push(...QUALIFIED_CUPS.flatMap((cup) => qualifiedLines(cup, year + 1, found)));
  }
  return { seasons, next: PAIRS.map((pair) => nextLine(pair, tables, engine)), qualified };
}
