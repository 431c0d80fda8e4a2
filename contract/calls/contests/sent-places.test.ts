import { expect, test } from "vitest";
import { readSentPlaces } from "./sent-picks.ts";

const place = (slotId: string, teamId = "10001") => ({ slotId, teamId });
const many = (count: number) => Array.from({ length: count }, (_, index) => place(`slot-${index}`));

test.each([[1], [37], [128]])("%i places are read", (count) => {
  expect(readSentPlaces(JSON.stringify(many(count)))).toEqual(many(count));
});

test.each<[string, unknown]>([
  ["none", []],
  ["more than any tournament has", many(129)],
  ["no list", place("a1")],
  ["one twice", [place("a1"), place("a1", "10002")]],
  ["one without a team", [{ slotId: "a1" }]],
  ["one with a number for a team", [{ slotId: "a1", teamId: 10001 }]],
  ["an id of other letters", [place("a1", "<b>")]],
  ["an id that is too long", [place("a".repeat(65))]],
])("%s is not read", (_what, sent) => {
  expect(readSentPlaces(JSON.stringify(sent))).toBeUndefined();
});

test("neither is what is no JSON", () => {
  for (const text of ["", "[", "undefined", "\u0000"]) expect(readSentPlaces(text)).toBeUndefined();
});
