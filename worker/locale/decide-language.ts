import { isLocale, type LocaleCode, localeNamed } from "#contract/tables/locales";

interface LanguageFacts {
  /** Of the requested page. */
  locale: LocaleCode;
  /** The page is about events. */
  isOfEvents: boolean;
  /** The member's preference; undefined for guests. As sent by the supplier. */
  preferred: string | undefined;
  /** The language of the page of this site that linked here, if any. */
  from: LocaleCode | undefined;
}

/**
 * `stay`: serve the page. `lead`: redirect to the member's preferred language. `save`: serve the page and save its
 * language as the preferred one.
 */
export type LanguageMove = "stay" | "lead" | "save";

/**
 * A member reads pages about events in their preferred language (specification, section 2). If they come from a page in
 * another language, they have just chosen this one: only language links lead across languages, so the choice is saved;
 * this prevents redirect loops.
 */
export function decideLanguage({ locale, isOfEvents, preferred, from }: LanguageFacts): LanguageMove {
  if (!isLocale(preferred) || preferred === locale) return "stay";
  if (from !== undefined && from !== locale) return "save";
  return isOfEvents ? "lead" : "stay";
}

interface ArrivalFacts {
  origin: string;
  referer: string | undefined;
  /** Sec-Fetch-Site, which other sites cannot forge; old browsers do not send it. */
  fetchSite: string | undefined;
  /** The browser prefetches: the visitor has not chosen anything yet. */
  purpose: string | undefined;
}

/** The language of the page of this site whose link or form led here. */
export function languageBefore({ origin, referer = "", fetchSite, purpose }: ArrivalFacts): LocaleCode | undefined {
  if (purpose?.includes("prefetch") || (fetchSite !== undefined && fetchSite !== "same-origin")) return undefined;
  if (!referer.startsWith(`${origin}/`)) return undefined;
  return localeNamed(referer.slice(origin.length + 1).split(/[/?#]/, 1)[0]);
}
