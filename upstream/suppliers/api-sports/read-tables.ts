import * as z from "zod/mini";
import type { Reading, TableFacts, TableLine } from "../facts.ts";
import { readWholeTables } from "../read-each.ts";
import { Named, responseOf } from "./answer.ts";

const FootballLine = z.object({
  rank: z.int(),
  team: Named,
  points: z.int(),
  all: z.object({ played: z.int(), goals: z.object({ for: z.int(), against: z.int() }) }),
});

const BasketballLine = z.object({
  position: z.int(),
  team: Named,
  games: z.object({ played: z.int(), win: z.object({ total: z.int() }) }),
  points: z.object({ for: z.int(), against: z.int() }),
});

const toTeam = ({ id, name }: z.output<typeof Named>) => ({ id: String(id), name });

const ofFootball = ({ rank, team, points, all: { played, goals } }: z.output<typeof FootballLine>): TableLine => ({
  team: toTeam(team),
  rank,
  played,
  points,
  scored: goals.for,
  conceded: goals.against,
});

/** Without points of the table: the service has none. */
const ofBasketball = ({ position, team, games, points }: z.output<typeof BasketballLine>): TableLine => ({
  team: toTeam(team),
  rank: position,
  played: games.played,
  won: games.win.total,
  scored: points.for,
  conceded: points.against,
});

const Standings = z.array(z.object({ league: z.object({ standings: z.array(z.array(z.unknown())) }) }));

/** `standings` of API-Football: a list for each group, or round of a season in parts. */
export const readFootballTables = (answer: unknown): Reading<TableFacts> =>
  readWholeTables(
    Standings.parse(responseOf(answer)).flatMap(({ league }) => league.standings),
    FootballLine,
    ofFootball,
  );

const Placed = z.object({
  stage: z.optional(z.nullable(z.string())),
  group: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
});

const groupOf = (row: unknown): string => {
  const { data } = Placed.safeParse(row);
  return `${data?.stage} ${data?.group?.name}`;
};

/** `standings` of API-Basketball: one list or several, whose lines name their stage and group. */
export function readBasketballTables(answer: unknown): Reading<TableFacts> {
  const rows = z.array(z.array(z.unknown())).parse(responseOf(answer)).flat();
  return readWholeTables([...Map.groupBy(rows, groupOf).values()], BasketballLine, ofBasketball);
}
