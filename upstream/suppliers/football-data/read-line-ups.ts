import * as z from "zod/mini";
import type { LinedUp, ReportedLineUp } from "../../match/match-details.ts";
import { toPerson } from "./read-events.ts";

const Player = z.object({
  id: z.nullable(z.int()),
  name: z.nullable(z.string()),
  position: z.optional(z.nullable(z.string())),
  shirtNumber: z.optional(z.nullable(z.int())),
});

/** Of a team, with a plan that has them. */
export const LineUpFields = {
  formation: z.optional(z.nullable(z.string())),
  lineup: z.optional(z.array(z.unknown())),
  bench: z.optional(z.array(z.unknown())),
  coach: z.optional(z.nullable(z.object({ id: z.nullable(z.int()), name: z.nullable(z.string()) }))),
};

const Side = z.object(LineUpFields);

/** "Goalkeeper", "Centre-Back", "Defensive Midfield", "Left Winger". */
function roleOf(position: string): LinedUp["role"] {
  if (/keeper/i.test(position)) return "G";
  if (/midfield/i.test(position)) return "M";
  if (/back|defen[cs]e|sweeper/i.test(position)) return "D";
  return /forward|wing|offen[cs]e|striker|attack/i.test(position) ? "F" : "M";
}

const lined = (rows: readonly unknown[]): LinedUp[] =>
  rows.flatMap((row) => {
    const read = Player.safeParse(row);
    const person = read.success ? toPerson(read.data) : undefined;
    if (!read.success || !person) return [];
    const { shirtNumber: number, position } = read.data;
    return [{ ...person, ...(typeof number === "number" && { number }), role: roleOf(position ?? "") }];
  });

function lineUpOf({ formation, lineup = [], bench = [], coach }: z.output<typeof Side>): ReportedLineUp {
  const leader = toPerson(coach);
  return {
    ...(formation && { formation }),
    ...(leader && { coach: leader }),
    starters: lined(lineup),
    bench: lined(bench),
  };
}

/** Both sides' line-ups; undefined until both are complete. */
export function readLineUps(teams: { home: z.output<typeof Side>; away: z.output<typeof Side> }) {
  const [home, away] = [lineUpOf(teams.home), lineUpOf(teams.away)];
  return home.starters.length === 11 && away.starters.length === 11 ? { home, away } : undefined;
}
