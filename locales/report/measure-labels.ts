import { type Browser, chromium } from "playwright";
import type { LocaleCode } from "#contract/tables/locales";
import { PAGES, type PageRow } from "#contract/tables/pages/pages";
import { leadsOn, sampleAddress } from "../../e2e/page-samples.ts";
import { oneOfEachModule } from "../../e2e/visits.ts";
import { labelsOnScreens, type Screen, type TightLabel } from "./label-room.ts";
import type { TextLookup } from "./text-lookup.ts";

/** A text of the interface that lacks room, with the page and the widest screen on which it does. */
export interface TightText extends TightLabel {
  key: string;
  address: string;
  screen: Screen;
}

const PAGES_AT_ONCE = 2;

const client = (origin: string) => ({ get: (path: string) => fetch(new URL(path, origin)) });

/** One page of each kind that a language has, and that shows itself to guests. */
export const pagesToMeasure = (locale: LocaleCode): PageRow[] =>
  oneOfEachModule(PAGES.filter((page) => !leadsOn(page) && (page.locales?.includes(locale) ?? true)));

/** The widest screen with the smallest text comes first: what lacks room there lacks it on all. */
const room = ({ width, size }: Screen): number => width / size;

/** The texts of a language that lack room on a running site, one row for a key, the tightest first. */
export async function measureLabels(origin: string, locale: LocaleCode, lookup: TextLookup): Promise<TightText[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
  const rows = pagesToMeasure(locale);
  const found = new Map<string, TightText>();
  const takeNext = async (): Promise<void> => {
    for (let row = rows.pop(); row; row = rows.pop())
      for (const label of await labelsOf(browser, origin, row, locale)) {
        const key = lookup.keyOf(label.text);
        const before = key && found.get(key);
        if (key && (!before || room(before.screen) < room(label.screen))) found.set(key, { ...label, key });
      }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, takeNext));
  await browser.close();
  return [...found.values()].sort((a, b) => room(b.screen) - room(a.screen) || b.needs / b.has - a.needs / a.has);
}

async function labelsOf(browser: Browser, origin: string, row: PageRow, locale: LocaleCode) {
  const address = `/${locale}${await sampleAddress(client(origin), row, locale)}`;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  await page.goto(new URL(address, origin).href, { waitUntil: "load" });
  const labels = await labelsOnScreens(page);
  await page.close();
  return labels.map((label) => ({ ...label, address }));
}
