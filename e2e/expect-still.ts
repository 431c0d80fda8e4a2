import { expect, type Page } from "playwright/test";
import { inWords, scoreOf, shiftsOf } from "./layout-shift.ts";

/** Fails, naming what has moved, unless the shown document's layout shift is 0.000. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  expect(scoreOf(shifts), inWords(shifts)).toBeLessThan(0.0005);
}
