import { brotliCompressSync } from "node:zlib";
import { LOCALES } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { sampleAddress } from "./page-samples.ts";
import { expect, site, test } from "./watched-page.ts";
import { WORDS } from "./words.ts";

/** What a document needs only where React may take it over (app/boot/hydrates.ts). */
const OF_REACT = /__remixContext|id="hydrate"|entry\.client/;
const CONTROL = / data-act\b/;

/** What stands in the page as the server made it. */
const KEPT = "[data-kept], [data-kept] *";

declare global {
  interface Window {
    keptNodes?: Element[];
    isHydrated?: boolean;
  }
}

for (const { code } of LOCALES) {
  test(`a page in ${code} carries something for React only where a control of it answers by React`, async ({
    request,
  }) => {
    for (const page of PAGES) {
      const { name } = page;
      const html = await (await request.get(site(`/${code}${await sampleAddress(request, page)}`))).text();
      expect([name, OF_REACT.test(html)]).toEqual([name, CONTROL.test(html)]);
    }
  });

  test(`hydrated, the app's page in ${code} says the same and keeps what the server made, at most 110 kB`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    const failed: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
    page.on("requestfailed", (request) => failed.push(request.url()));
    await page.goto(site(`/${code}/app-download`));
    await untilScriptRuns(page);
    const before = await page.getByRole("main").ariaSnapshot();
    const early = new Set(scripts);
    await page.evaluate((kept) => {
      window.keptNodes = [...document.querySelectorAll(kept)];
      const ready = window.hydrated;
      window.hydrated = () => {
        window.isHydrated = true;
        ready?.();
      };
    }, KEPT);

    await page.locator("[data-act]").first().focus();
    await expect.poll(() => page.evaluate(() => window.isHydrated)).toBe(true);
    await page.waitForLoadState("networkidle");

    expect((await page.getByRole("main").ariaSnapshot()).replaceAll(" [active]", "")).toBe(before);
    const after = await page.evaluate((kept) => {
      const nodes = [...document.querySelectorAll(kept)];
      return nodes.length === window.keptNodes?.length && nodes.every((node, at) => node === window.keptNodes?.[at]);
    }, KEPT);
    expect(after).toBe(true);
    expect(failed).toEqual([]);
    const brought = [...scripts].filter((url) => !early.has(url));
    let bytes = 0;
    for (const url of brought) bytes += brotliCompressSync(await (await page.request.get(url)).body()).length;
    console.log(`hydration in ${code}: ${(bytes / 1000).toFixed(1)} kB brotli in ${brought.length} files`);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(110_000);
    const words = [...scripts].flatMap((url) => /\/assets\/words\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []);
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => !word.startsWith(`${code}-`))).toEqual([]);
  });
}

test("the press that brings React is answered by it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(site("/en/app-download"));
  await page.getByRole("button", { name: WORDS.banner.download.share }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(WORDS.banner.download.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site("/en/app-download"));
});
