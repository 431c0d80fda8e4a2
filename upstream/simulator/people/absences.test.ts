import { expect, test } from "vitest";
import { DAY } from "#contract/time/units";
import { affordable } from "./absences.ts";
import type { Absence, Player, SquadMember } from "./types.ts";

/** A squad as its roles, and the days for which some of it are out, by place in the squad. */
function squadOf(roles: string, days: Record<number, number>) {
  const players = [...roles].map((role, index) => ({ id: String(index), role }) as Player);
  const absences = Object.entries(days).map(
    ([index, out]): Absence => ({
      player: players[Number(index)]!,
      kind: "injury",
      certainty: "out",
      reason: "knee",
      from: 0,
      until: out * DAY,
    }),
  );
  return { squad: players.map((player) => ({ player }) as SquadMember), absences };
}

const MEN = "DDDDDDMMMMMMMFFFFFF";

test.each<[string, string, Record<number, number>, string[]]>([
  ["a few injuries stand", `GGG${MEN}`, { 3: 9, 4: 20 }, ["3", "4"]],
  ["the last but one keeper stays fit", `GGG${MEN}`, { 0: 9, 1: 20 }, ["1"]],
  ["of two keepers none is out", `GG${MEN}`, { 1: 20, 5: 4 }, ["5"]],
  [
    "those back first are fit where too few are left",
    `GGG${MEN}`,
    { 3: 9, 4: 20, 5: 7, 6: 30, 7: 8 },
    ["3", "4", "6", "7"],
  ],
  ["in a squad of seventeen nobody is out", `GGDDDDDMMMMMMFFFF`, { 3: 9 }, []],
])("%s", (_, roles, days, out) => {
  const { squad, absences } = squadOf(roles, days);
  expect(affordable(squad, absences, "football").map(({ player }) => player.id)).toEqual(out);
});
