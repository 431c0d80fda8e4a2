import type { LocaleCode } from "../contract/tables/locales.ts";
import { LOCALES } from "../contract/tables/locales.ts";
import type { PageRow } from "../contract/tables/pages/pages.ts";

export interface Visit {
  page: PageRow;
  code: LocaleCode;
  width: 390 | 1280;
  scheme: "light" | "dark";
}

const WIDTHS = [390, 1280] as const;
const SCHEMES = ["light", "dark"] as const;

/** The phone's account entry redirects on a wide window. */
const widthsOf = ({ name }: PageRow): readonly Visit["width"][] => (name === "account" ? [390] : WIDTHS);

/** The languages of a page. */
const codesOf = ({ locales }: PageRow): readonly LocaleCode[] => locales ?? LOCALES.map(({ code }) => code);

/** Every page in each of its languages, widths and schemes. */
export const everyVisit = (pages: readonly PageRow[]): Visit[] =>
  pages.flatMap((page) =>
    codesOf(page).flatMap((code) =>
      widthsOf(page).flatMap((width) => SCHEMES.map((scheme) => ({ page, code, width, scheme }))),
    ),
  );

/**
 * One page per module, alternating between football and basketball if both have it: the same components, whose
 * documents every-route.spec.ts checks for each page.
 */
export function oneOfEachModule(pages: readonly PageRow[]): PageRow[] {
  const byModule = new Map<string, PageRow[]>();
  for (const page of pages) byModule.set(page.module, [...(byModule.get(page.module) ?? []), page]);
  return [...byModule.values()].map((alike, turn) => alike[turn % alike.length] as PageRow);
}

/** A sample with every page once, and every combination of language, width and scheme. */
export const sampledVisits = (pages: readonly PageRow[]): Visit[] =>
  pages.map((page, index) => {
    const round = Math.floor(index / LOCALES.length);
    return {
      page,
      code: page.locales?.[0] ?? LOCALES[index % LOCALES.length]?.code ?? "en",
      // Sample pages that are in one language rotate, so that each width is covered.
      width: widthsOf(page)[(page.locales ? index : round) % 2] ?? 390,
      scheme: SCHEMES[Math.floor(round / 2) % 2] ?? "light",
    };
  });

/** Every other page of a set, the rest on the next turn; all in the sweep. */
export const pagesOfTurn = <Page>(pages: readonly Page[], turn: number): Page[] =>
  pages.filter((_, at) => process.env.SWEEP || (at + turn) % 2 === 0);

/** The languages in which a test checks a page: all in the sweep, else the next `count` in rotation. */
export function languagesOfTurn(turn: number, count = 1): LocaleCode[] {
  const codes = LOCALES.map(({ code }) => code);
  const first = (turn * count) % codes.length;
  return process.env.SWEEP ? codes : [...codes.slice(first), ...codes.slice(0, first)].slice(0, count);
}
