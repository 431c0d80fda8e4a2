import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type APIRequestContext, test as base, expect, type Page } from "playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What Playwright says where a test wants no service worker (playwright.config.ts). */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * Of a page whose session ends while its line of notices is being opened, and of a machine too busy to open it within two
 * seconds: the page tries again. No script can keep the browser from saying so.
 */
const LINE_NOT_OPENED =
  /\/live\/notices' failed: (?:HTTP Authentication failed|Error during WebSocket handshake: Unexpected response code: 503)/;

/**
 * Of a navigation that ends one before it: the browser reports the transition between the two documents, which is its own
 * and which no script has started (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const TRANSITION_ENDED = /^Transition was skipped/;
/**
 * The router gives up a request that another navigation has overtaken, and leaves the end of its stream without a reader: no
 * visitor sees anything of it (https://github.com/remix-run/react-router/issues/14203).
 */
const NAVIGATION_OVERTAKEN = /^signal is aborted without reason/;

/** Collects what must never happen on a page: console noise, page errors, dialogs, CSP violations, failed or foreign requests. */
export function watch(page: Page, { allowedStatuses = [], expectedFaults }: Partial<Options> = {}): string[] {
  const complaints: string[] = [];
  const isExpected = (text: string) =>
    text === WORKER_BLOCKED ||
    LINE_NOT_OPENED.test(text) ||
    allowedStatuses.some((status) => text.includes(`status of ${status}`)) ||
    expectedFaults?.test(text) === true;
  page.on("console", (message) => {
    const { url } = message.location();
    const text = message.text() === WORKER_BLOCKED ? WORKER_BLOCKED : `${url} ${message.text()}`;
    if (["error", "warning"].includes(message.type()) && !isExpected(text)) complaints.push(`console: ${text}`);
  });
  page.on("pageerror", ({ message }) => {
    if (!TRANSITION_ENDED.test(message) && !NAVIGATION_OVERTAKEN.test(message))
      complaints.push(`page error: ${message}`);
  });
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("requestfailed", (request) => {
    // A navigation that leaves a page ends its lazy images. What the policy refuses is an error in the console; only a
    // browser without JavaScript says nothing of the preloads of scripts that it will not run.
    const fault = `${request.url()} ${request.failure()?.errorText}`;
    if (!fault.endsWith("net::ERR_ABORTED") && !fault.endsWith(".js csp") && !isExpected(fault))
      complaints.push(`failed: ${fault}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isForeign = protocol !== "data:" && hostname !== "127.0.0.1";
    if (isForeign && !isExpected(request.url())) complaints.push(`foreign request: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !allowedStatuses.includes(response.status()))
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

interface Options {
  /** Statuses that this test provokes on purpose. */
  allowedStatuses: number[];
  /** Failures of requests, what the console says of them, and requests to others that this test provokes on purpose. */
  expectedFaults: RegExp | undefined;
}

/** A test whose page fails it by any complaint. */
export const test = base.extend<Options>({
  allowedStatuses: [[], { option: true }],
  expectedFaults: [undefined, { option: true }],
  page: async ({ page, allowedStatuses, expectedFaults }, use) => {
    const complaints = watch(page, { allowedStatuses, expectedFaults });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

export const site = (path: string): string => `${process.env.E2E_SITE}${path}`;
/** A list of few matches, for what lies over a page and not in it. */
export const SHORT_LIST = "/en/football/matches?date=2026-12-24";
/** Asks the site for a path. */
export const atSite = (request: APIRequestContext) => ({ get: (path: string) => request.get(site(path)) });
/** A site whose clock tests move: only one test at a time may use it. */
export const liveSite = (path: string): string => `${process.env.E2E_LIVE_SITE}${path}`;
export const faultySite = (path: string): string => `${process.env.E2E_FAULTY_SITE}${path}`;

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** Competitions of a day's list below the first eight: the same components once more, and most of axe's time. */
const ALIKE = ["#list > details:nth-of-type(n + 9)"];

/**
 * Every finding of axe for WCAG 2.2 A and AA and its best practices, in words: of the page, or of what a selector names,
 * where the rest of the page has been looked at by itself.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // The page's own CSP would refuse an injected script tag; evaluation by the debugger is not subject to it.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (context) =>
      (globalThis as unknown as { axe: { run(context: object, options: object): Promise<AxeResult> } }).axe.run(
        context,
        {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
          // What passes is not described, which is most of the time; nothing here asks for the style sheets again.
          resultTypes: ["violations"],
          selectors: false,
          preload: false,
        },
      ),
    within ? { include: [within] } : { exclude: ALIKE },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
}
