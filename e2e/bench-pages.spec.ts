import path from "node:path";
import { gzipSync } from "node:zlib";
import { edge } from "../bench/variants.ts";
import { serve } from "../bench/workerd.ts";
import { expect, test } from "./watched-page.ts";

/** The lists that `npm run bench` renders, each team and competition with a name of its own, and their limits in kB. */
const LISTS = [
  { matches: 60, path: "/en/football/matches?date=2026-10-17", limit: 19.7 },
  { matches: 500, path: "/en/football/matches?date=2026-10-18", limit: 41.1 },
];

test("the lists of the benchmark weigh what the table of figures says", async () => {
  const site = await serve(path.join(test.info().outputDir, "edge"), edge());
  try {
    for (const { matches, path: address, limit } of LISTS) {
      const answer = await fetch(site.url + address);
      expect(answer.status).toBe(200);
      const bytes = gzipSync(await answer.text()).length;
      console.log(`list of ${matches} matches of the benchmark: ${(bytes / 1000).toFixed(1)} kB gzip`);
      expect(bytes).toBeGreaterThan(limit * 500);
      expect(bytes).toBeLessThan(limit * 1_000);
    }
  } finally {
    await site.end();
  }
});
