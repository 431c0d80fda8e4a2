import { expect, test } from "vitest";
import { pathOf } from "./follow-ball.ts";

const spot = (at: number) => ({ x: at, y: 0, at });

test("the ball goes by way of what happened since it was shown", () => {
  expect(pathOf(spot(1), spot(5), [spot(0), spot(1), spot(3), spot(5)])).toEqual([spot(1), spot(3), spot(5)]);
});

test.each([
  ["it was not shown yet", undefined, spot(5)],
  ["nothing is new", spot(5), spot(5)],
  ["an older copy has come", spot(6), spot(5)],
])("it has no way to go where %s", (_name, shown, now) => {
  expect(pathOf(shown, now, [spot(1), spot(5)])).toEqual([]);
});
