import { writeDevVars } from "../scripts/lib/dev-vars.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne, stopWithCommand } from "../scripts/lib/server.mjs";
import { forgetVariables, startBoth, startEdge } from "../scripts/lib/workers.mjs";
import { startCheckService } from "./check-service.ts";
import { startFaultyUpstream } from "./faulty-upstream.ts";
import { freshState } from "./fresh-state.ts";
import { E2E_NOW } from "./site-clock.ts";

/**
 * On the site with a movable clock, the sevens' films can be watched, and logging out also logs out at the fantasy
 * site: at addresses that a test answers.
 */
const OTHER_SITES = {
  LIVE_VIDEO_HOSTS: "video.example",
  LIVE_VIDEO_URL: "https://video.example/{id}.webm",
  FANTASY_LOGOUT_URL: "https://127.0.0.1/fantasy/logout",
};

/** Pages offer an app if it has an address. This one is never requested. */
const STORE_APPLE = "https://apps.apple.com/app/id1234567890";

/**
 * Three sites for the whole run: the production build with its embedded upstream at a fixed instant; the same with a
 * clock that tests may move; and an edge worker alone whose upstream fails as a test demands, and whose pages offer an
 * app and have a service's bot check.
 */
export default async function startServers() {
  stopWithCommand();
  forgetVariables();
  // Lists of news stay as they are, whoever reads them.
  process.env.STORIES = "off";
  const { devToken, adminToken } = await writeDevVars();
  const faulty = await startFaultyUpstream();
  const checks = await startCheckService();
  const faultyState = await freshState("faulty");
  const faultyPort = await freePort();
  const edge = await startEdge(
    faultyPort,
    { API_BASE_URL: faulty.url, NOW: E2E_NOW, STORE_APPLE, ...checks.variables },
    faultyState,
  );
  // A line for each request would take a tenth of the busy sites' time; faults are still written.
  process.env.WRANGLER_LOG = "warn";
  const liveState = await freshState("live");
  const livePort = await freePort();
  const live = await startBoth(livePort, { NOW: E2E_NOW, LIVE_POLL_MS: "500", ...OTHER_SITES }, liveState);
  const state = await freshState("site");
  const sitePort = await freePort();
  // The stand-in's log-out page would be a frame of the site's own origin here, which browsers warn of.
  const site = await startBoth(sitePort, { NOW: E2E_NOW, FANTASY_LOGOUT_URL: "" }, state);
  process.env.E2E_SITE = `http://127.0.0.1:${sitePort}`;
  process.env.E2E_SITE_PID = String(site.pid);
  process.env.E2E_LIVE_SITE = `http://127.0.0.1:${livePort}`;
  process.env.E2E_FAULTY_SITE = `http://127.0.0.1:${faultyPort}`;
  process.env.E2E_FAULTY_UPSTREAM = faulty.url;
  process.env.E2E_DEV_TOKEN = devToken;
  process.env.E2E_ADMIN_TOKEN = adminToken;
  return async () => {
    await Promise.all([endOne(site), endOne(live), endOne(edge)]);
    await Promise.all([faulty.close(), checks.close()]);
  };
}
