import fs from "node:fs";
import { writeDevVars } from "../scripts/lib/dev-vars.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { prepareDatabase } from "../scripts/lib/prepare.mjs";
import { endOne, stopWithCommand } from "../scripts/lib/server.mjs";
import { claimState } from "../scripts/lib/states.mjs";
import { startBoth, startEdge } from "../scripts/lib/workers.mjs";
import { startCheckService } from "./check-service.ts";
import { startFaultyUpstream } from "./faulty-upstream.ts";

/** A Saturday: afternoon in Europe, evening in Asia, many competitions, some of them live. */
const E2E_NOW = "2026-10-17T14:20:00Z";

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
  // Lists of news stay fixed for all tests.
  process.env.STORIES = "off";
  const state = await claimState();
  await prepareDatabase(state);
  const { devToken, adminToken } = await writeDevVars();
  const [sitePort, livePort, faultyPort] = [await freePort(), await freePort(), await freePort()];
  const faulty = await startFaultyUpstream();
  const checks = await startCheckService();
  const copyOfState = async (name: string): Promise<string> => {
    const copy = await claimState(`${state}-${name}`);
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(state, copy, { recursive: true });
    return copy;
  };
  // Copied while nobody uses the originals.
  const live = await startBoth(
    livePort,
    { NOW: E2E_NOW, LIVE_POLL_MS: "500", ...OTHER_SITES },
    await copyOfState("live"),
  );
  const edge = await startEdge(
    faultyPort,
    { API_BASE_URL: faulty.url, NOW: E2E_NOW, STORE_APPLE, ...checks.variables },
    await copyOfState("faulty"),
  );
  // The stand-in's logout page would be a same-origin frame here, about which browsers warn.
  const site = await startBoth(sitePort, { NOW: E2E_NOW, FANTASY_LOGOUT_URL: "" }, state);
  process.env.E2E_SITE = `http://127.0.0.1:${sitePort}`;
  process.env.E2E_SITE_STATE = state;
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
