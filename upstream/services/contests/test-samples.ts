/** Contests of the conformance tests' instant, a Saturday in October. */
const WEEK = "2026w42";
const MONTH = "2026m10";
const ENTRY = "entry-of-tests";
const MATCHES = [`pf-${WEEK}`, `sf-${WEEK}`];

/** Parameters for which every contest call has content. `at`: milliseconds. */
export async function contestSamples(database: D1Database, at: number): Promise<Record<string, string[]>> {
  await database
    .prepare("insert into contest_entries (contest_id, key, made_up_name, at) values (?, ?, 'Somchai', ?)")
    .bind(`pf-${WEEK}`, ENTRY, at)
    .run();
  const places = ["wc-2022", `wc-${MONTH}`];
  const days = ["2026-10-16", "2026-10-17"];
  return {
    contestId: [...MATCHES, `pb-${WEEK}`, `wc-${MONTH}`, `rf-${MONTH}`, `vb-${MONTH}`, "wc-2022"],
    "getContestDay.contestId": [...MATCHES, `pb-${WEEK}`],
    "getContestDay.date": days,
    "getContestEntry.contestId": [`pf-${WEEK}`],
    "getContestEntry.entryId": [ENTRY],
    "getLedgerDay.contestId": [`pf-${WEEK}`],
    "getLedgerDay.date": days,
    "contestSelections.contestId": places,
    "latestPlaces.contestId": places,
  };
}
