import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { migrate } from "../../store/test-database.ts";
import { settleDue } from "./settle-due.ts";
import { addEntry, ah, kickOffOf, matchesOfTest, newSeason, ou, pick, storeMatches } from "./test-contests.ts";
import { AFTER, db, wrongTotals } from "./test-settlement.ts";

beforeAll(() => migrate(bindings.DB));

const score = fc.tuple(fc.nat(5), fc.nat(5));
const line = fc.integer({ min: -8, max: 8 });
const matchId = fc.constantFrom("m1", "m2", "m3");
const placing = fc.oneof(
  fc.record({
    kind: fc.constant("pick" as const),
    entry: fc.nat(2),
    picks: fc.uniqueArray(
      fc.oneof(
        fc.tuple(matchId, fc.constantFrom("home", "away"), line).map(([id, side, at]) => ah(id, side, at)),
        fc.tuple(matchId, fc.constantFrom("over", "under"), line).map(([id, side, at]) => ou(id, side, at + 10)),
      ),
      { minLength: 1, selector: ({ matchId: id, market }) => `${id} ${market}` },
    ),
  }),
  fc.record({ kind: fc.constant("back" as const), entry: fc.nat(2), matchId }),
);
const ending = fc.oneof(
  fc.record({
    kind: fc.constant("end" as const),
    matchId,
    phase: fc.constantFrom("FULL_TIME", "FULL_TIME", "FULL_TIME", "AWARDED", "ABANDONED"),
    score,
  }),
  fc.record({ kind: fc.constant("settle" as const), times: fc.integer({ min: 1, max: 3 }) }),
);
// No picks are made once a match has ended.
const actions = fc
  .tuple(fc.array(placing, { minLength: 4, maxLength: 12 }), fc.array(ending, { minLength: 4, maxLength: 12 }))
  .map(([before, after]) => [...before, ...after]);

it("the ledger adds up to every entry's totals, whatever was picked, settled and corrected", async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (given) => {
      const season = newSeason();
      const world = matchesOfTest();
      const matches = ["m1", "m2", "m3"].map((id, index) => ({ id, hour: 4 + index, isFeatured: index === 0 }));
      await storeMatches(db, season, matches);
      for (const match of matches) world.set(match.id, kickOffOf(match));
      const entries = [await addEntry(db, season), await addEntry(db, season), await addEntry(db, season)];
      for (const one of given) {
        if (one.kind === "pick") await pick(db, season, entries[one.entry]!, one.picks);
        if (one.kind === "back") await pick(db, season, entries[one.entry]!, [{ matchId: one.matchId, market: "AH" }]);
        if (one.kind === "end") {
          const { phase, score: result } = one;
          const match = matches.find(({ id }) => id === one.matchId)!;
          world.set(one.matchId, kickOffOf(match), { phase: phase as "FULL_TIME", score: result });
        }
        if (one.kind === "settle") {
          // Every check is due again, as after an import that corrects results.
          await db.run(sql`update contest_matches set look_at = 0 where contest_id = ${season.id}`);
          const settle = () => settleDue(db, season, { now: AFTER, sources: world.sources }, 2);
          await Promise.all(Array.from({ length: one.times }, settle));
          expect(await wrongTotals(season)).toEqual([]);
        }
      }
    }),
    { numRuns: 12 },
  );
});
