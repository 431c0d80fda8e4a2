import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type APIRequestContext, test as base, expect, type Page } from "playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Playwright's message if a test blocks service workers (playwright.config.ts). */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * From a page whose session ends while its notice stream is opening, or a machine too busy to open it within two
 * seconds: the page retries. No script can suppress the browser's message.
 */
const LINE_NOT_OPENED =
  /\/live\/notices' failed: (?:HTTP Authentication failed|Error during WebSocket handshake: Unexpected response code: 503)/;

/**
 * From a navigation that aborts the previous one, or a page that a busy machine shows before its transition could
 * begin: the browser reports the transition between the two documents, which it started itself
 * (https://github.com/w3c/csswg-drafts/issues/13726). Visitors see a navigation without a cross-fade.
 */
const TRANSITION_ENDED = /^Transition was (?:skipped|aborted because of invalid state)/;
/**
 * The router aborts a request superseded by another navigation, and leaves its stream without a reader: visitors notice
 * nothing (https://github.com/remix-run/react-router/issues/14203).
 */
const NAVIGATION_OVERTAKEN = /^signal is aborted without reason/;

/**
 * Collects what must never happen on a page: console messages, page errors, dialogs, CSP violations, failed or
 * third-party requests.
 */
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
    // A navigation aborts the previous page's lazy images. Policy violations are console errors; only a browser without
    // JavaScript does not report the preloads of scripts that it will not run.
    const fault = `${request.url()} ${request.failure()?.errorText}`;
    if (!fault.endsWith("net::ERR_ABORTED") && !fault.endsWith(".js csp") && !isExpected(fault))
      complaints.push(`failed: ${fault}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isForeign = protocol !== "data:" && !["127.0.0.1", "localhost"].includes(hostname);
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
  /** Failed requests, their console messages, and third-party requests that this test provokes on purpose. */
  expectedFaults: RegExp | undefined;
}

interface Browser {
  /** Whether pages load pictures: half of a page's requests, and a quarter of what its rendering takes. */
  pictures: boolean;
}

/** A test that fails on any complaint of its page. */
export const test = base.extend<Options, Browser>({
  pictures: [false, { option: true, scope: "worker" }],
  launchOptions: [
    ({ launchOptions, pictures }, use) => {
      const { args = [] } = launchOptions;
      return use({ ...launchOptions, args: pictures ? args : [...args, "--blink-settings=imagesEnabled=false"] });
    },
    { scope: "worker" },
  ],
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
/** A list of few matches, for tests of overlays. */
export const SHORT_LIST = "/en/football/matches?date=2026-12-24";
/** Requests a path of the site. */
export const atSite = (request: APIRequestContext) => ({ get: (path: string) => request.get(site(path)) });
/** A site whose clock tests move: one test at a time. */
export const liveSite = (path: string): string => `${process.env.E2E_LIVE_SITE}${path}`;
export const faultySite = (path: string): string => `${process.env.E2E_FAULTY_SITE}${path}`;

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/**
 * Competitions below the first eight of a day's list: repeated components, which take most of axe's time even if they
 * are only behind what it checks.
 */
const ALIKE = "#list > details:nth-of-type(n + 9)";

/**
 * All axe findings for WCAG 2.2 A and AA and its best practices, as text: for the page, or for what a selector names if
 * the rest has been checked separately. Shifts the page for a moment.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // The page's CSP would refuse an injected script tag; debugger evaluation is exempt.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ([alike, include]) => {
      const { axe } = globalThis as unknown as { axe: { run(context: object, options: object): Promise<AxeResult> } };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${alike} { display: none !important }`);
      document.adoptedStyleSheets.push(sheet);
      try {
        return await axe.run(include ? { include: [include] } : document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
          // Passes are not described, which would take most of the time; style sheets need not be fetched again.
          resultTypes: ["violations"],
          selectors: false,
          preload: false,
        });
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      }
    },
    [ALIKE, within] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
}
