import type { LocaleCode } from "../contract/tables/locales.ts";
import { LOCALES } from "../contract/tables/locales.ts";
import type { PageRow } from "../contract/tables/pages.ts";

export interface Visit {
  page: PageRow;
  code: LocaleCode;
  width: 390 | 1280;
  scheme: "light" | "dark";
}

const WIDTHS = [390, 1280] as const;
const SCHEMES = ["light", "dark"] as const;
/** The language in which every page is looked at, whatever happens: its lines are the highest. */
const ALWAYS: LocaleCode = "th";

/** Every page in every language, width and scheme. */
export const everyVisit = (pages: readonly PageRow[]): Visit[] =>
  pages.flatMap((page) =>
    LOCALES.flatMap(({ code }) => WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ page, code, width, scheme })))),
  );

/**
 * A sample in which every page stands in Thai and in one of the other languages, which take turns, and in which every
 * language, width and scheme stand with each other.
 */
export function sampledVisits(pages: readonly PageRow[]): Visit[] {
  const others = LOCALES.map(({ code }) => code).filter((code) => code !== ALWAYS);
  return pages.flatMap((page, index) => {
    const turn = others[index % others.length] ?? "en";
    const round = Math.floor(index / others.length);
    return [ALWAYS, turn].map((code, place): Visit => {
      // Neighbouring pages differ in width, and pages two apart in scheme; a language's rounds differ in both.
      const which = code === turn ? round : index + place;
      return { page, code, width: WIDTHS[which % 2] ?? 390, scheme: SCHEMES[Math.floor(which / 2) % 2] ?? "light" };
    });
  });
}
