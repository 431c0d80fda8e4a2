import { expect, test } from "vitest";
import { teamById } from "../../../competitions/world/world.ts";
import type { Transfer } from "../../../simulator/people/transfers.ts";
import { moveOfDebut } from "./debuts.ts";

const BEFORE = Date.parse("2027-01-10");
const [arsenal, spurs] = [{ team: teamById("20101")! }, { team: teamById("20118")! }];
const move = (day: string, change: Partial<Transfer> = {}): Transfer => ({
  playerId: "1",
  at: Date.parse(day),
  from: spurs,
  to: arsenal,
  kind: "fee",
  ...change,
});

test.each<[string, Transfer[], boolean]>([
  ["who came after the match before", [move("2027-01-12")], true],
  ["who came earlier", [move("2027-01-05")], false],
  ["who came for a second time", [move("2020-07-01"), move("2027-01-12")], false],
  ["who is back from a loan", [move("2027-01-12", { kind: "loan_end" })], false],
  ["who grew up there", [move("2027-01-12", { from: undefined, kind: "youth" } as Partial<Transfer>)], false],
  ["whom the own youth team has sent up", [move("2027-01-12", { from: { team: teamById("25101")! } })], false],
  ["who left", [move("2027-01-12", { from: arsenal, to: spurs })], false],
])("a player %s", (_case, moves, is) => {
  expect(moveOfDebut(moves, "20101", BEFORE) !== undefined).toBe(is);
});
