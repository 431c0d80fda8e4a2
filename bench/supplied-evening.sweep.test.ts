import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROW } from "../e2e/list-classes.ts";
import { freePort } from "../scripts/lib/ports.mjs";
import { createCheckout } from "../scripts/test-checkout.ts";
import { STUB_LEAGUES } from "../upstream/suppliers/api-football/stub-leagues.ts";
import { apiFootballStub } from "../upstream/suppliers/api-football/stub-server.ts";
import { footballAt } from "../upstream/suppliers/stub/football-evening.ts";
import { launch, phone } from "./browser.ts";
import { type Supplier, startSupplier } from "./evening/supplier.ts";

// A site of which everything is real, and a supplier that plays an evening: pages say what the supplier says.

const SLOWEST = 600_000;
/** Between two live lists, with time for the machine. */
const LISTED_WITHIN = 30_000;
/** Between two readings of details, which say how a match has ended. */
const ENDED_WITHIN = 120_000;
/** From the supplier's answer until the goal is painted on an open page: two seconds, with time for the machine. */
const PAINTED_WITHIN = 5_000;
/** The supplier's clubs, by their places in the stub's list, as we call them. */
const CLUBS = ["Arsenal", "Aston Villa", "Chelsea", "Everton", "Liverpool", "Fulham"] as const;

let checkout: Awaited<ReturnType<typeof createCheckout>>;
let supplier: Supplier;
let browser: Browser;
let site = "";

beforeAll(async () => {
  checkout = await createCheckout();
  supplier = await startSupplier(apiFootballStub);
  browser = await launch();
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const start = checkout.run(["scripts/start.mjs"], {
    PORT: String(port),
    SIMULATION: "off",
    STORIES: "off",
    ...supplier.variables,
  });
  await start.prints("Ready");
}, SLOWEST);

afterAll(async () => {
  await browser.close();
  await checkout.end();
  await supplier.close();
});

/** The sentences of the list's rows, as screen readers say them. */
const rowsOf = (page: Page): Promise<string[]> =>
  page.evaluate((row) => [...document.querySelectorAll(`#list ${row}`)].map((one) => one.textContent ?? ""), ROW);

const truth = () => footballAt(supplier.instant(), supplier.evening, STUB_LEAGUES);

/** What the rows have to say by the supplier's truth. */
const sentences = (): string[] =>
  truth().map(
    ({ clubs: [home, away], score }) => `${CLUBS[home]} against ${CLUBS[away]}, ${score[0]} to ${score[1]}, `,
  );

interface Truth {
  state: RegExp;
  /** Which answers have it. */
  by: readonly ("live" | "ids")[];
  timeout: number;
}

/** Waits until the open page says the truth; milliseconds since the supplier has told it. */
async function untilTrue(page: Page, { state, by, timeout }: Truth): Promise<number> {
  const isTrue = async () => {
    const rows = await rowsOf(page);
    for (const sentence of sentences()) expect(rows.find((row) => row.startsWith(sentence))).toMatch(state);
  };
  await vi.waitFor(isTrue, { timeout, interval: 20 });
  return Date.now() - Math.min(...by.map((name) => supplier.answeredAt[name]).filter((at) => at > 0));
}

/** The clubs in the order of the table that follows from the truth. */
function standing(): string[] {
  const sums = truth().flatMap(({ clubs, score }) =>
    clubs.map((club, side) => {
      const [own, other] = side === 0 ? score : [score[1], score[0]];
      return { club: CLUBS[club]!, points: own > other ? 3 : own === other ? 1 : 0, difference: own - other, own };
    }),
  );
  return sums
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.own - a.own)
    .map(({ club }) => club);
}

test("an evening is on the open list, in the table and on the match's page as the supplier tells it", {
  timeout: SLOWEST,
}, async () => {
  const page = await (await phone(browser, "block")).newPage();
  // The first call wakes the clock; competitions, clubs and fixtures are known some seconds later.
  const isKnown = async () => {
    await page.goto(`${site}/en/football/matches`);
    expect(await rowsOf(page)).toHaveLength(3);
  };
  await vi.waitFor(isKnown, { timeout: LISTED_WITHIN, interval: 500 });
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  supplier.moveTo(14);
  const fallenAt = Date.now();
  const painted = await untilTrue(page, { state: /in play/, by: ["live", "ids"], timeout: LISTED_WITHIN });
  const listed = Date.now() - fallenAt;
  expect(painted).toBeLessThan(PAINTED_WITHIN);

  supplier.moveTo(130);
  const ended = await untilTrue(page, { state: /full.time/i, by: ["ids"], timeout: ENDED_WITHIN });
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  console.log(`A goal: painted ${painted} ms after it was told, ${listed} ms after it fell. The end: ${ended} ms.`);

  const address = await page.evaluate(
    () => document.querySelector<HTMLAnchorElement>('#list a[href*="arsenal-vs-aston-villa"]')!.href,
  );
  await page.goto(address);
  const match = (await page.textContent("main")) ?? "";
  for (const text of ["Arsenal", "Aston Villa", "P. 4209", "P. 6609", "API-Football"]) expect(match).toContain(text);

  await page.goto(`${site}/en/football/england/premier-league/table`);
  const table = (await page.textContent("main")) ?? "";
  const places = standing().map((club) => table.indexOf(club));
  expect(places.slice(0, 3)).toEqual(places.slice(0, 3).toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});
