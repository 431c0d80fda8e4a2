import type { Page } from "playwright/test";

export const ISLAND_FILES = /\/assets\/island-/;

export const panelOf = (page: Page) => page.locator("dialog#search");
export const placeOf = (page: Page) => page.locator("#island-search");
export const tabOf = (page: Page) => page.locator("nav.tab-bar a[data-opens]");
export const ownField = (page: Page) => page.locator("main input[type=search]");

/** The island files that a page requests from now on. */
export function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (ISLAND_FILES.test(request.url())) files.push(request.url());
  });
  return files;
}

export const saveData = (page: Page, connection: object = { saveData: true }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);

/** Holds back the islands' files until the returned function is called; nothing is preloaded. */
export async function holdFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await saveData(page);
  await page.route(ISLAND_FILES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
