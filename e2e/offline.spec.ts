import type { Page } from "playwright/test";
import { type BrokenLine, startLine } from "./broken-line.ts";
import { ROW } from "./list-classes.ts";
import { untilRowsStand } from "./page-ready.ts";
import { sentence, WORDS } from "./translations.ts";
import { expect, site, test } from "./watched-page.ts";

// Offline, requests fail for everything that is not on the device, and so do those in flight when the connection was
// cut: a socket, a preloaded file.
test.use({
  serviceWorkers: "allow",
  expectedFaults:
    /net::ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|FAILED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET)|\/live\/football\/socket.* failed/,
});
test.describe.configure({ mode: "default" });

const LIST = "/en/football/matches?date=2026-10-17";

let line: BrokenLine;
test.beforeEach(async () => {
  line = await startLine(site(""));
});
test.afterEach(() => line.close());

/** Visits a page and waits until it is stored on the device. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(line.url + path);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await expect.poll(() => keptOn(page)).toContain(path);
}

/** Entries in the device's caches, by path and query. */
const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url.replace(location.origin, ""));
    return kept;
  });

async function cut(page: Page): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
  // Not every Chromium reports an emulated offline state to later pages.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
}

async function mend(page: Page): Promise<void> {
  line.mend();
  await page.context().setOffline(false);
}

test("a list that was seen is there offline, says how old it is, and is renewed when the network is back", async ({
  page,
}) => {
  await visit(page, LIST);
  await cut(page);
  await page.reload();
  await untilRowsStand(page);
  expect(await page.locator(`#list ${ROW}`).count()).toBeGreaterThan(300);
  await expect(page.locator("#offline-note")).toHaveText(sentence(WORDS.saving.offline.note));
  await expect(page.locator("#offline-note")).toBeInViewport();

  await mend(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-offline-since");
  await expect(page.locator("#offline-note")).toBeEmpty();
});

test("offline another page is stood in for by the list, in words of the visitor's language", async ({ page }) => {
  await visit(page, "/th/football/matches");
  await cut(page);
  await page.goto(`${line.url}/th/privacy-policy`);
  await expect(page.locator("html")).toHaveAttribute("lang", "th");
  await expect(page.locator("html")).toHaveAttribute("data-offline-other");
  await expect(page.locator("#offline-note")).not.toBeEmpty();
  await expect(page.locator(`#list ${ROW}`).first()).toBeVisible();
});

test("where no list was seen, a page in the visitor's language says what is the matter, and recovers", async ({
  page,
}) => {
  await visit(page, "/pt/privacy-policy");
  await expect.poll(() => keptOn(page)).toContain("/pt/offline");
  await cut(page);
  await page.goto(`${line.url}/pt/football/worldcup2022/matches`);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  const away = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  expect(away).not.toBe("");
  await mend(page);
  await expect(page.locator("a[href*='-vs-']").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(away);
});

test("neither calls nor live messages are kept on the device", async ({ page }) => {
  await visit(page, LIST);
  await page.evaluate(() => fetch("/api/ip").then((answer) => answer.text()));
  // By then their resources are on the device.
  await visit(page, "/en/privacy-policy");
  const kept = await keptOn(page);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((path) => /^\/(api|live)\//.test(path))).toEqual([]);
});

test("a new version of the worker takes over without a word from the open page", async ({ page }) => {
  await visit(page, LIST);
  line.renewWorker();
  const before = line.workerRequests();
  await page.evaluate(() => {
    window.takenOver = false;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      window.takenOver = true;
    });
    return navigator.serviceWorker.ready.then((registration) => registration.update());
  });
  expect(line.workerRequests()).toBeGreaterThan(before);
  await expect.poll(() => page.evaluate(() => window.takenOver)).toBe(true);
  await expect(page.locator(`#list ${ROW}`).first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: WORDS.common.footer.privacy }).click();
  await expect(page).toHaveURL(`${line.url}/en/privacy-policy`);
  await cut(page);
  await page.goto(line.url + LIST);
  await expect(page.locator(`#list ${ROW}`).first()).toBeVisible();
});

declare global {
  interface Window {
    takenOver?: boolean;
  }
}
