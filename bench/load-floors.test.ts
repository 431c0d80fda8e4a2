import { expect, test } from "vitest";
import { LOAD_FLOORS, loadFault } from "./load-floors.ts";

test("a fifth below the floor is a fault, and so is no figure", () => {
  const floor = LOAD_FLOORS.page;
  expect(loadFault("page", floor)).toBeUndefined();
  expect(loadFault("page", floor * 0.81)).toBeUndefined();
  expect(loadFault("page", floor * 0.79)).toContain("page");
  expect(loadFault("page", Number.NaN)).toContain("page");
  expect(loadFault("page", Number.POSITIVE_INFINITY)).toContain("page");
});
