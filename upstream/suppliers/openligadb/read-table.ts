import * as z from "zod/mini";
import type { Reading, TableFacts } from "../facts.ts";
import { readWholeTables } from "../read-each.ts";

const Line = z.object({
  teamInfoId: z.int(),
  teamName: z.string(),
  matches: z.int(),
  points: z.int(),
  goals: z.int(),
  opponentGoals: z.int(),
});

/** `getbltable`: the clubs in their order, without numbers. */
export function readTable(answer: unknown): Reading<TableFacts> {
  if (!Array.isArray(answer)) throw new Error("not an answer of this supplier");
  let rank = 0;
  return readWholeTables([answer], Line, ({ teamInfoId, teamName, matches, points, goals, opponentGoals }) => {
    rank += 1;
    return {
      team: { id: String(teamInfoId), name: teamName },
      rank,
      played: matches,
      points,
      scored: goals,
      conceded: opponentGoals,
    };
  });
}
