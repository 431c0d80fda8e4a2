import { brotliCompressSync } from "node:zlib";
import { untilHydrated } from "./page-ready.ts";
import { WORDS } from "./translations.ts";
import { languagesOfTurn } from "./visits.ts";
import { expect, site, test } from "./watched-page.ts";

/** Preserved by hydration: server-only markup, the banners, and the contents of islands. */
const KEPT = "#toasts, #offline-note, #meter, #meter *, #banners, #banners ul *, [data-island]";

for (const code of languagesOfTurn(0, 3)) {
  test(`hydrated, the settings in ${code} say the same and keep what the server made, at most 123.5 kB in 20 files`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    const failed: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
    page.on("requestfailed", (request) => request.resourceType() === "script" && failed.push(request.url()));
    // Before any script: the document as the server wrote it.
    await page.addInitScript((kept) => {
      document.addEventListener("DOMContentLoaded", () => {
        Object.assign(globalThis, { keptNodes: [...document.querySelectorAll(kept)] });
      });
    }, KEPT);
    const html = await (await page.request.get(site(`/${code}/settings`))).text();
    await page.goto(site(`/${code}/settings`));
    await untilHydrated(page);
    const inputs = html.match(/<input type="radio"/g)?.length;
    await expect(page.locator("main input[type=radio]")).toHaveCount(inputs ?? 0);
    const isKept = await page.evaluate((kept) => {
      const before = (globalThis as { keptNodes?: Element[] }).keptNodes ?? [];
      return before.length > 0 && before.every((node) => node.isConnected && node.matches(kept));
    }, KEPT);
    expect(isKept).toBe(true);
    expect(failed).toEqual([]);
    let bytes = 0;
    // The page's own script and islands with their texts, such as search, load after React, and are measured on other
    // pages (budgets.spec.ts).
    const own = [...scripts].filter((url) => !/\/assets\/(island-|entry\.page-script|texts\/.+-search-)/.test(url));
    for (const url of own) bytes += brotliCompressSync(await (await page.request.get(url)).body()).length;
    console.log(`hydration in ${code}: ${(bytes / 1000).toFixed(1)} kB brotli in ${own.length} files`);
    expect(bytes).toBeLessThan(123_500);
    expect(own.length).toBeLessThanOrEqual(20);
    const texts = [...scripts].flatMap((url) => /\/assets\/texts\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((file) => !file.startsWith(`${code}-`))).toEqual([]);
  });
}

test("a form is sent by React: the choice is there at once, in the same document", async ({ page }) => {
  await page.goto(site("/en/settings"));
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.getByRole("radio", { name: WORDS.saving.theme.dark }).check();
  await page.getByRole("button", { name: WORDS.settings.save }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(WORDS.settings.saved);
  await expect(page.locator("html")).toHaveAttribute("data-theme", /^dark/);
  expect(await page.evaluate(() => "isSame" in globalThis)).toBe(true);
});

test("presses from the start of hydration on leave the page whole", async ({ page }) => {
  await page.addInitScript(() => {
    const add = document.addEventListener;
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      add.call(document, type, ...rest);
      // Only React listens for it.
      if (type !== "compositionend") return;
      document.addEventListener = add;
      const press = () => document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      // A microtask runs before any render; a message between its slices.
      queueMicrotask(press);
      const { port1, port2 } = new MessageChannel();
      let left = 500;
      port1.onmessage = () => {
        press();
        left -= 1;
        if (left > 0) port2.postMessage(0);
      };
      port2.postMessage(0);
      Object.assign(globalThis, { hasPressed: true });
    };
  });
  await page.goto(site("/en/signin"));
  await untilHydrated(page);
  expect(await page.evaluate(() => "hasPressed" in globalThis)).toBe(true);
});

test("another language is another document", async ({ page }) => {
  await page.goto(site("/en/settings"));
  await untilHydrated(page);
  await page.getByRole("radio", { name: "ไทย" }).check();
  await page.getByRole("button", { name: WORDS.settings.save }).click();
  await expect(page).toHaveURL(site("/th/settings?saved=1"));
  await expect(page.locator("html")).toHaveAttribute("lang", "th");
});

test.describe("a choice that does not exist", () => {
  test.use({ allowedStatuses: [400], expectedFaults: /status of 400/ });

  test("is refused beside its field", async ({ page }) => {
    await page.goto(site("/en/settings"));
    await untilHydrated(page);
    await page
      .locator('input[name="theme"]')
      .first()
      .evaluate((input: HTMLInputElement) => {
        input.value = "pink";
      });
    await page.getByRole("button", { name: WORDS.settings.save }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(WORDS.settings.invalid);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser sends the form, and the page says that it is saved", async ({ page }) => {
    await page.goto(site("/kh/settings"));
    await page.locator('input[name="theme"][value="dark"]').check();
    await page.locator('main button[type="submit"]').click();
    await expect(page).toHaveURL(site("/kh/settings?saved=1"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", /^dark/);
    await expect(page.locator('input[name="theme"][value="dark"]')).toBeChecked();
    await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  });
});
