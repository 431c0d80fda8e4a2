import { drizzle } from "drizzle-orm/d1";
import { beforeAll, expect, it } from "vitest";
import { bindings } from "../../../api/conformance/test-world-ask.ts";
import { listeningDatabase, migrate, plansOf } from "../../../store/test-database.ts";
import { archiveContest } from "./archive-contests.ts";
import { Budget } from "./archive-work.ts";
import { LATER, startClosed } from "./test-archive.ts";

/** Scans all rows of a table that grows with entries, picks or days, with or without an index. */
const isWholeTable = (detail: string): boolean =>
  /^SCAN "?(contest_\w+|e|p|l|b|d|a)"?( (?!VIRTUAL TABLE)|$)/.test(detail);
/** Sorts rows that an index should have in order. */
const isSorted = (detail: string): boolean => detail.includes("USE TEMP B-TREE FOR ORDER BY");

beforeAll(() => migrate(bindings.DB));

it("no statement of the archive walks over entries of other contests, or sorts those of its own", async () => {
  const season = await startClosed();
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const bucket = bindings.CONTEST_ARCHIVE!;
  const run = () =>
    archiveContest({ db: drizzle(database), bucket, season, now: LATER, budget: new Budget(Number.MAX_SAFE_INTEGER) });
  for (let runs = 0; runs < 9 && !(await run()); ) runs += 1;
  expect(sentStatements.length).toBeGreaterThan(40);
  const plans = await plansOf(bindings.DB, sentStatements);
  expect(plans.filter(isWholeTable)).toEqual([]);
  // Picks of a page of entries are put in order, which are few.
  expect(plans.filter((plan) => isSorted(plan) && !plan.includes("from json_each"))).toEqual([]);
});
