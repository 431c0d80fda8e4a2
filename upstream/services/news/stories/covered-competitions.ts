import type { LocaleCode } from "#contract/tables/locales";

// Premier League, Champions League, La Liga, Serie A, Bundesliga, Ligue 1, Europa League, World Cup and its qualifiers, NBA.
const EVERYWHERE = ["75", "101", "103", "321", "341", "331", "351", "104", "8001"] as const;

/**
 * Competitions with stories in a language, most read first: those of its countries, then those that everyone follows.
 */
export const COVERED: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: [...EVERYWHERE, "302", "307", "456", "441", "8040", "8010"],
  th: ["461", "80", "192", "8042", ...EVERYWHERE],
  vn: ["766", "80", "192", "8043", ...EVERYWHERE],
  kh: ["411", "80", "461", ...EVERYWHERE],
  "zh-Hans": ["421", "192", "8030", ...EVERYWHERE],
  "zh-Hant": ["431", "192", ...EVERYWHERE, "8030"],
  pt: ["401", "110", "402", "8050", "385", ...EVERYWHERE],
};
