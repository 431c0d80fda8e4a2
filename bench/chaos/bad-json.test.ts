import { expect, test } from "vitest";
import { nestedBomb, wrongTypes } from "./bad-json.ts";

test("wrong types leave the shape and the code of success alone", () => {
  const good = { result: { businessCode: 0, data: [{ id: "abc", goals: 2, isOver: true, winner: null }] } };
  expect(JSON.parse(wrongTypes(JSON.stringify(good)))).toEqual({
    result: { businessCode: 0, data: [{ id: 3, goals: "many", isOver: "perhaps", winner: null }] },
  });
});

test("a nested bomb is well-formed", () => {
  expect(JSON.parse(nestedBomb(3))).toEqual({ result: { businessCode: 0, data: [[[]]] } });
});
