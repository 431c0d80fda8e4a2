import { setTimeout as pause } from "node:timers/promises";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { matchTabPath } from "#contract/tables/paths";
import { HOUR } from "#contract/time/units";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { launch, phone } from "./browser.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { countBytes } from "./count-bytes.ts";
import { kb, type Report } from "./report.ts";

/** The second half of a match on a busy Saturday. */
const NOW = "2026-10-17T15:10:00Z";
const MATCH = {
  sport: "football",
  countryKey: "england",
  leagueKey: "efl-championship",
  slug: "portsmouth-vs-bristol-city",
  id: "1030220260149",
} as const;
/** The page that most fans leave open, and one that changes each time. */
const TABS = ["info", "stats"] as const satisfies readonly MatchTabKey[];
const MILLISECONDS = 150_000;

const isLive = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith("/live/") || searchParams.get("fragment") === "list";

/** Bytes per hour on each of the tabs: changes, and re-fetched parts of the page. */
async function bytesOfHour(push: "on" | "off"): Promise<number[]> {
  const port = await freePort();
  const server = await startBoth(port, { NOW, LIVE_PUSH: push });
  const proxy = await compressingProxy(`http://127.0.0.1:${port}`);
  const browser = await launch();
  try {
    const counters = [];
    for (const tab of TABS) {
      // A separate context each: background pages pause.
      const context = await phone(browser);
      const page = await context.newPage();
      counters.push(await countBytes(await context.newCDPSession(page), isLive));
      await page.goto(`${proxy.url}/en${matchTabPath(MATCH, tab)}`, { waitUntil: "load" });
    }
    const before = counters.map((bytes) => bytes());
    await pause(MILLISECONDS);
    return counters.map((bytes, at) => ((bytes() - (before[at] ?? 0)) * HOUR) / MILLISECONDS);
  } finally {
    await browser.close();
    await proxy.close();
    await endOne(server);
  }
}

/** Cost of leaving a match's page open during play. */
export async function matchPageBytes(report: Report): Promise<void> {
  for (const push of ["on", "off"] as const) {
    const bytes = await bytesOfHour(push);
    report.note(
      `An hour of play on a match's page (${TABS.join(", ")}), ${push === "on" ? "with push" : "by polling"}, headers included`,
      bytes.map(kb).join(", "),
    );
  }
}
