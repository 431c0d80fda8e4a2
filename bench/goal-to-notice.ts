import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext } from "playwright";
import { MOST_NOTICES } from "#contract/tables/notice-kinds";
import { listenOnLoopback } from "../scripts/lib/loopback.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { decryptPush, type ReceiverKeys, subscribe } from "../upstream/services/push/test-receiver.ts";
import { SESSION_COOKIE } from "../worker/members/host-cookie.ts";
import { launch } from "./browser.ts";
import { clockOffset } from "./clock-offset.ts";
import { signUp } from "./member-forms.ts";
import { percentile, type Report } from "./report.ts";

/** A Saturday evening in Asia and afternoon in Europe: well over a hundred matches at once. */
const BUSY = "2026-10-17T14:22:00Z";
const LIST = "/en/football/matches";
const DAY = "/match/getMatchListv4?date=2026-10-17&timeZone=UTC&locale=en";
const MILLISECONDS = 240_000;
/** Milliseconds, p95: for a popup and for a push. */
const MOST = 3_000;

interface Notice {
  notificationId: string;
  title: string;
  content: string;
  /** The instant of the event, by the engine's clock. */
  createTime: number;
}

declare global {
  interface Window {
    popups?: Record<string, number>;
  }
}

/** A site's browser-facing API for a member. */
function apiOf(site: string, session: string) {
  const headers = { Origin: site, Cookie: `${SESSION_COOKIE}=${session}` };
  const answerOf = async (path: string, fields?: Record<string, string>) => {
    const body = fields && { method: "POST", body: new URLSearchParams({ locale: "en", ...fields }) };
    const answer = await fetch(`${site}/api${path}`, { headers, ...body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    return (await answer.json()) as { result: never };
  };
  return {
    get: (path: string) => answerOf(path),
    post: (path: string, fields: Record<string, string>) => answerOf(path, fields),
  };
}
type Api = ReturnType<typeof apiOf>;

/** Follows all competitions that have matches on the day. */
async function followTheDay(api: Api): Promise<void> {
  const { result } = await api.get(DAY);
  const { leagueMatchList } = result as { leagueMatchList: { leagueId: string }[] };
  for (const { leagueId } of leagueMatchList) await api.post("/fav/favLeague", { leagueId, sportType: "0" });
}

/** Stands in for a browser's push service: records the messages, decrypted as by a browser, and when they arrived. */
async function startPushService() {
  const received: { receivedAt: number; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ receivedAt: Date.now(), body: await buffer(request) });
    response.writeHead(201).end();
  });
  const { url, close } = await listenOnLoopback(server);
  const opened = async (keys: ReceiverKeys) =>
    Promise.all(
      received.map(async ({ receivedAt, body }) => {
        const { title, body: lines } = JSON.parse(await decryptPush(new Uint8Array(body), keys)) as Record<
          string,
          string
        >;
        return { receivedAt, text: `${title}\n${lines}` };
      }),
    );
  return { url, close, opened };
}

/** A page of the member that records when each popup was painted. */
async function openPage(context: BrowserContext, site: string) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const popups: Record<string, number> = {};
    window.popups = popups;
    sessionStorage.setItem("walkthrough", "skipped");
    const look = () => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-dismiss]")) {
        const { dismiss = "" } = dataset;
        // Painted by the frame after next.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            popups[dismiss] ??= Date.now();
          }),
        );
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  const isStream = (socket: { url(): string }) => socket.url().includes("/live/notices");
  await Promise.all([page.waitForEvent("websocket", isStream), page.goto(site + LIST)]);
  return { popups: () => page.evaluate(() => window.popups ?? {}) };
}

async function noticesSince(api: Api, instant: number, lastId?: string): Promise<Notice[]> {
  const before = lastId === undefined ? "" : `&lastId=${lastId}`;
  const { result } = await api.get(`/notification/list?locale=en&size=${MOST_NOTICES}${before}`);
  const { otherList, hasNext } = (result as { data: { otherList: Notice[]; hasNext: boolean } }).data;
  const last = otherList.at(-1);
  const isMoreWanted = hasNext && last !== undefined && last.createTime > instant;
  const earlier = isMoreWanted ? await noticesSince(api, instant, last.notificationId) : [];
  return [...otherList.filter(({ createTime }) => createTime > instant), ...earlier];
}

interface Wait {
  name: "popup" | "push";
  /** Milliseconds per notice; NaN if it did not arrive. */
  waits: number[];
}

/** A member follows the day, with an open page and a push subscription. */
async function measureWaits(site: string, context: BrowserContext): Promise<Wait[]> {
  const service = await startPushService();
  try {
    const session = await signUp(site, 0);
    const api = apiOf(site, session);
    const { subscription, keys } = await subscribe(`${service.url}/push`);
    await api.post("/notification/push/subscribe", { ...subscription });
    await followTheDay(api);
    const cookie = { name: SESSION_COOKIE, value: session, domain: "127.0.0.1", path: "/", secure: true };
    await context.addCookies([cookie]);
    const page = await openPage(context, site);
    const offset = await clockOffset(site);
    const openedAt = Date.now() + offset;
    await pause(MILLISECONDS);
    const notices = await noticesSince(api, openedAt);
    // For notices of the last moment.
    await pause(2 * MOST);
    const [popups, pushes] = [await page.popups(), await service.opened(keys)];
    const waitOf = (seenAt: number | undefined, { createTime }: Notice) => (seenAt ?? Number.NaN) + offset - createTime;
    const pushOf = ({ title, content }: Notice) => pushes.find(({ text }) => text === `${title}\n${content}`);
    return [
      { name: "popup", waits: notices.map((notice) => waitOf(popups[notice.notificationId], notice)) },
      { name: "push", waits: notices.map((notice) => waitOf(pushOf(notice)?.receivedAt, notice)) },
    ];
  } finally {
    await service.close();
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Reports how long a popup or push takes; returns its faults. */
function faultsOf({ name, waits }: Wait, { note }: Report): string[] {
  const came = waits.filter((wait) => !Number.isNaN(wait));
  const [p50, p95] = [percentile(came, 0.5), percentile(came, 0.95)];
  const figures = `${seconds(p50)}, ${seconds(p95)}`;
  note(
    `Something happens in a followed match until its ${name}: median, p95 (${came.length} times)`,
    figures,
    seconds(MOST),
  );
  const missing = waits.length - came.length;
  return [
    ...(missing > 0 ? [`${missing} of ${waits.length} had no ${name}`] : []),
    ...(p95 <= MOST ? [] : [`p95 of a ${name} is ${seconds(p95)}`]),
  ];
}

/** From the instant in the engine to a popup on a member's open page, and to a push at their browser's service. */
export async function goalToNotice(report: Report): Promise<void> {
  const port = await freePort();
  const server = await startBoth(port, { NOW: BUSY });
  const browser = await launch();
  try {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const measured = await measureWaits(`http://127.0.0.1:${port}`, context);
    const faults = measured.flatMap((wait) => faultsOf(wait, report));
    if (faults.length > 0) throw new Error(faults.join("; "));
  } finally {
    await browser.close();
    await endOne(server);
  }
}
