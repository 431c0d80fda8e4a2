import { isLocale, type LocaleCode, localeNamed } from "#contract/tables/locales";

export interface LanguageFacts {
  /** Of the page that is asked for. */
  locale: LocaleCode;
  /** The page is about events. */
  isOfEvents: boolean;
  /** What the member prefers; undefined of guests. Of whatever a supplier sends. */
  preferred: string | undefined;
  /** The language of the page of this site that led here; undefined where none did. */
  from: LocaleCode | undefined;
}

/** `stay`: the page as it is. `lead`: to the page in the language that the member prefers. `save`: the page as it is, once its language has been saved as the preferred one. */
export type LanguageMove = "stay" | "lead" | "save";

/**
 * A member reads pages about events in the language that they prefer (specification, section 2). Who comes from a page of
 * another language has just chosen this one: nothing else leads from one to the other, so that it is saved, and nothing loops.
 */
export function decideLanguage({ locale, isOfEvents, preferred, from }: LanguageFacts): LanguageMove {
  if (!isLocale(preferred) || preferred === locale) return "stay";
  if (from !== undefined && from !== locale) return "save";
  return isOfEvents ? "lead" : "stay";
}

export interface ArrivalFacts {
  origin: string;
  referer: string | undefined;
  /** Browsers say by it what another site cannot pretend; old ones say nothing. */
  fetchSite: string | undefined;
  /** The browser asks ahead: nobody has chosen anything yet. */
  purpose: string | undefined;
}

/** The language of the page of this site whose link or form led here. */
export function languageBefore({ origin, referer = "", fetchSite, purpose }: ArrivalFacts): LocaleCode | undefined {
  if (purpose?.includes("prefetch") || (fetchSite !== undefined && fetchSite !== "same-origin")) return undefined;
  if (!referer.startsWith(`${origin}/`)) return undefined;
  return localeNamed(referer.slice(origin.length + 1).split(/[/?#]/, 1)[0]);
}
