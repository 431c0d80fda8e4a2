import * as z from "zod/mini";
import type { Pair, Side } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import { bySide } from "../api-sports/answer.ts";

const Statistics = z.object({
  team: z.object({ id: z.int() }),
  statistics: z.array(z.object({ type: z.string(), value: z.nullable(z.union([z.number(), z.string()])) })),
});

const KEYS: Readonly<Record<string, StatKey>> = {
  "ball possession": "possession",
  expected_goals: "xg",
  "total shots": "shots",
  "shots on goal": "shotsOnTarget",
  "shots off goal": "shotsOffTarget",
  "blocked shots": "shotsBlocked",
  "shots insidebox": "shotsInsideBox",
  "shots outsidebox": "shotsOutsideBox",
  "corner kicks": "corners",
  offsides: "offsides",
  fouls: "fouls",
  "yellow cards": "yellowCards",
  "red cards": "redCards",
  "total passes": "passes",
  "passes %": "passAccuracy",
  "goalkeeper saves": "saves",
};

/** "53%", "1.06", 17. */
function toNumber(value: number | string): number | undefined {
  const number = typeof value === "number" ? value : Number(value.replace(/\s*%$/, ""));
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Both sides' statistics; a side without a number where the other has one counts as zero. */
export function readStatistics(
  rows: readonly unknown[],
  sides: ReadonlyMap<number, Side>,
): Partial<Record<StatKey, Pair>> | undefined {
  const counts: Record<Side, Map<StatKey, number>> = { home: new Map(), away: new Map() };
  for (const [side, { statistics }] of bySide(rows, Statistics, sides))
    for (const { type, value } of statistics) {
      const key = KEYS[type.trim().toLowerCase()];
      const number = value === null ? undefined : toNumber(value);
      if (key && number !== undefined) counts[side].set(key, number);
    }
  const keys = [...new Set([...counts.home.keys(), ...counts.away.keys()])];
  if (keys.length === 0) return undefined;
  return Object.fromEntries(
    keys.map((key) => [key, [counts.home.get(key) ?? 0, counts.away.get(key) ?? 0] satisfies Pair]),
  );
}
