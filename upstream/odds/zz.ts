import { ODDS_ANSWERS as A } from "../calls/odds/odds-answers.ts";
import { contextAt } from "../history/test-context.ts";

const now = Date.parse("2026-10-17T15:05:00Z");
const ctx = contextAt(now);
const fx = await ctx.sources.between(now - 7200000, now, now);
const sp = (f: any) => ctx.directory.competitionById(f.competitionId)!.sport;
for (const sport of ["football", "basketball"]) {
  const ms = fx.filter((f) => (sp(f) ?? "football") === sport).slice(0, 8);
  const B = sport === "basketball";
  const n = (x: string) => (B ? "basketball" + x[0]!.toUpperCase() + x.slice(1) : x);
  const list: any[] = [
    ["oddsLatestThreePeriod", {}],
    [B ? "oddsSpread" : "oddsHandicap", { half: 0 }],
    [B ? "oddsSpread" : "oddsHandicap", { half: 0, companyId: 8 }],
    [
      "lastOdds",
      {
        companyId: 8,
        duration: 20,
        market: "AH",
        sameLeague: 0,
        venue: "all",
        filter: "all",
        lang: "en",
        side: "home",
      },
    ],
    ["h2hOdds", { companyId: 8, duration: 20, market: "AH", sameLeague: 0, venue: "all", filter: "all", lang: "en" }],
    [
      "lastOdds",
      {
        companyId: 8,
        duration: 30,
        market: "AH",
        sameLeague: 0,
        venue: "all",
        filter: "giving",
        lang: "en",
        side: "away",
      },
    ],
    ["winRate", {}],
  ];
  if (!B) list.push(["oddsLatestEurope", {}], ["matchTips", { lang: "en" }], ["mediaTips", { lang: "en" }]);
  for (const [name, q] of list) {
    const cold: number[] = [],
      warm: number[] = [];
    let bytes = 0;
    for (const m of ms) {
      let t = performance.now();
      await (A as any)[n(name)]({ ...q, matchId: m.id }, ctx);
      cold.push(performance.now() - t);
      t = performance.now();
      const r = await (A as any)[n(name)]({ ...q, matchId: m.id }, ctx);
      warm.push(performance.now() - t);
      bytes = JSON.stringify(r).length;
    }
    const med = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1]!.toFixed(1);
    console.log(
      sport,
      name,
      JSON.stringify(q).slice(0, 60),
      "n",
      ms.length,
      "first",
      med(cold),
      "again",
      med(warm),
      bytes + "B",
    );
  }
}
