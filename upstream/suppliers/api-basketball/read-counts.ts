import * as z from "zod/mini";
import type { BoxCounts } from "#contract/domain/box-score";
import { readRows } from "../api-sports/answer.ts";
import type { CountFacts, Reading } from "../facts.ts";

/** A number that may be missing; some answers have numbers as text. */
const Number_ = z.optional(z.nullable(z.union([z.number(), z.string()])));
const Shots = z.optional(z.nullable(z.object({ total: Number_, attempts: Number_ })));

const COUNTED = {
  game: z.object({ id: z.int() }),
  team: z.object({ id: z.int() }),
  field_goals: Shots,
  threepoint_goals: Shots,
  freethrows_goals: Shots,
  rebounds: z.optional(z.nullable(z.object({ total: Number_, offence: Number_, defense: Number_ }))),
  assists: Number_,
  points: Number_,
  steals: Number_,
  blocks: Number_,
  turnovers: Number_,
  personal_fouls: Number_,
};
const Team = z.object(COUNTED);
const Player = z.object({
  ...COUNTED,
  player: z.object({ id: z.int(), name: z.string().check(z.minLength(1)) }),
  type: z.optional(z.nullable(z.string())),
  minutes: z.optional(z.nullable(z.string())),
});
type Counted = z.output<typeof Team>;

function countOf(value: z.output<typeof Number_>): number | undefined {
  const number = value === null || value === undefined || value === "" ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= 0 ? number : undefined;
}

/** Only what the supplier counts; a team's points follow from its shots. */
function countsOf(row: Counted): Partial<BoxCounts> {
  const { field_goals: goals, threepoint_goals: threes, freethrows_goals: free, rebounds } = row;
  const [fgm, tpm, ftm] = [goals, threes, free].map((shots) => countOf(shots?.total));
  const all: Partial<Record<keyof BoxCounts, number | undefined>> = {
    fgm,
    fga: countOf(goals?.attempts),
    tpm,
    tpa: countOf(threes?.attempts),
    ftm,
    fta: countOf(free?.attempts),
    oreb: countOf(rebounds?.offence),
    dreb: countOf(rebounds?.defense),
    reb: countOf(rebounds?.total),
    ast: countOf(row.assists),
    stl: countOf(row.steals),
    blk: countOf(row.blocks),
    tov: countOf(row.turnovers),
    pf: countOf(row.personal_fouls),
  };
  const isThrown = fgm !== undefined && tpm !== undefined && ftm !== undefined;
  const pts = countOf(row.points) ?? (isThrown ? 2 * fgm + tpm + ftm : undefined);
  return Object.fromEntries(Object.entries({ pts, ...all }).filter(([, count]) => count !== undefined));
}

const [MINUTE, FULL] = [60, /^(\d{1,3})(?::(\d{2}))?$/];

/** "32:14", "32". */
function secondsOf(text: string | null | undefined): number {
  const [, minutes = "0", seconds = "0"] = FULL.exec(text?.trim() ?? "") ?? [];
  return Number(minutes) * MINUTE + Number(seconds);
}

/** `games/statistics/teams`: a row for each team of each game. */
export const readTeamCounts = (answer: unknown): Reading<CountFacts> =>
  readRows(answer, Team, (row) => ({
    id: String(row.game.id),
    teams: [{ team: String(row.team.id), counts: countsOf(row) }],
  }));

/** `games/statistics/players`: a row for each player of each game. */
export function readPlayerCounts(answer: unknown): Reading<CountFacts> {
  const { facts, reasons } = readRows(answer, Player, (row) => ({
    id: String(row.game.id),
    team: String(row.team.id),
    line: {
      id: String(row.player.id),
      name: row.player.name,
      isStarter: row.type === "starters",
      seconds: secondsOf(row.minutes),
      counts: countsOf(row),
    },
  }));
  const games = Map.groupBy(facts, ({ id }) => id);
  return {
    facts: [...games].map(([id, rows]) => ({
      id,
      teams: [...Map.groupBy(rows, ({ team }) => team)].map(([team, own]) => ({
        team,
        lines: own.map(({ line }) => line),
      })),
    })),
    reasons,
  };
}
