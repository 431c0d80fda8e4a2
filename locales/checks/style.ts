import type { LocaleCode } from "#contract/tables/locales";
import { strangersIn } from "./chinese.ts";
import { spacingFaults } from "./spacing.ts";
import { wrongWords } from "./wrong-words.ts";

/** The script of a language's texts; Latin words need a reason. */
const SCRIPT: Partial<Record<LocaleCode, RegExp>> = {
  th: /\p{Script=Thai}/u,
  kh: /\p{Script=Khmer}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

/** Latin text that is correct in other scripts: abbreviations that fans know everywhere. */
const LATIN = new Set([
  "SMS",
  "NBA",
  "VAR",
  "OTP",
  "Q",
  "OT",
  "World",
  "Cup",
  "Playoff",
  "LIVE",
  "AWD",
  "HT",
  "FT",
  "ET",
  "AET",
  "Pen",
  "TBA",
  "Highlight",
  "Fantasy",
  "FIFA",
  "UEFA",
  "AFCON",
  "Cookie",
  // Basketball statistics, which the press writes in Latin.
  "Assist",
  "Steal",
  "Turnover",
  "AST",
  "BLK",
  "DREB",
  "EFF",
  "FG",
  "GB",
  "GP",
  "MIN",
  "OREB",
  "P",
  "PF",
  "PTS",
  "REB",
  "STL",
  "TO",
  // Basketball positions and parts of a league, likewise.
  "Center",
  "Division",
  "Forward",
  "Guard",
  "Point",
  "Power",
  "Shooting",
  "Small",
  // Football statistics, likewise.
  "Offside",
  "xG",
  "xGOT",
  // Cups that the Khmer press writes in Latin.
  "AFC",
  "CAF",
  "Challenge",
  "Champions",
  "Confederation",
  "Conference",
  "Elite",
  "América",
  "Copa",
  "EURO",
  "Europa",
  "League",
  "Libertadores",
  "Sudamericana",
  "Two",
  "in",
  "Africa",
  "Cup",
  "Nations",
  "of",
  // The four trees of a sevens tournament.
  "Bowl",
  "Plate",
  "Shield",
  // A market that the Khmer press writes in Latin.
  "Asian",
  "Handicap",
  // Names of systems and stores, as on the phones themselves.
  "Android",
  "Apple",
  "APK",
  "App",
  "Cloudflare",
  "Google",
  "iPad",
  "iPhone",
  "iOS",
  "IP",
  "JavaScript",
  "JSON",
  "LINE",
  "Play",
  "QR",
  "Safari",
  "Store",
  "TikTok",
  "Zalo",
  // The accessibility standard, its level, and its test tool.
  "AA",
  "axe",
  "WCAG",
  "Web",
]);

/** Button labels that a Khmer text quotes in English: iPhones have no Khmer. */
const PHONE_LABELS = /«(Share|Add to Home Screen)»/g;

/** Vietnamese tone marks in the newer style; this site writes hòa, hủy, thủy. */
const NEW_TONE = /(?<![\p{L}])\p{L}*(oà|oá|oả|oã|oạ|uỳ|uý|uỷ|uỹ|uỵ)(?!\p{L})/iu;

/** A digit replaces each placeholder: 十二碼0:0 has its colon between numbers. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, "0");

/** Each language's quotation marks. */
const QUOTATION_MARKS: Record<LocaleCode, string> = {
  en: "“”",
  th: "“”",
  vn: "“”",
  kh: "«»",
  "zh-Hans": "“”",
  "zh-Hant": "「」『』",
  pt: "“”",
};

function quotationFaults(locale: LocaleCode, text: string): string[] {
  const foreign = (text.match(/["“”„«»「」『』]/g) ?? []).filter((mark) => !QUOTATION_MARKS[locale].includes(mark));
  return foreign.length > 0 ? [`quotation marks of another language: ${foreign.join("")}`] : [];
}

function typography(text: string): string[] {
  return [
    /[!！]/.test(text) && "exclamation mark",
    /\.\.\./.test(text) && "three points for an ellipsis",
    text !== text.normalize("NFC") && "not in NFC",
  ].filter((fault) => fault !== false);
}

function scriptFaults(locale: LocaleCode, text: string): string[] {
  const script = SCRIPT[locale];
  if (!script) return [];
  const words =
    withoutPlaceholders(text)
      .replace(PHONE_LABELS, "")
      .match(/\p{Script=Latin}+/gu) ?? [];
  const leftOver = words.filter((word) => !LATIN.has(word));
  return leftOver.length > 0 ? [`Latin left over: ${leftOver.join(" ")}`] : [];
}

function chineseFaults(locale: LocaleCode, text: string): string[] {
  if (locale !== "zh-Hans" && locale !== "zh-Hant") return [];
  const strangers = strangersIn(text, locale);
  const faults = strangers.length > 0 ? [`of the other script: ${strangers.join("")}`] : [];
  if (/\p{Script=Han}[,;:?(]|[,;:?)]\p{Script=Han}/u.test(withoutPlaceholders(text)))
    faults.push("half-width punctuation");
  return faults;
}

/** Style faults of a text in its language, as text. */
export function styleFaults(locale: LocaleCode, text: string): string[] {
  return [
    ...typography(text),
    ...spacingFaults(locale, text),
    ...quotationFaults(locale, text),
    ...scriptFaults(locale, text),
    ...chineseFaults(locale, text),
    ...(locale === "vn" && NEW_TONE.test(text) ? ["tone mark of the newer school"] : []),
    ...wrongWords(locale, text),
  ];
}
