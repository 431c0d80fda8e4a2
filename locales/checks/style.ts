import type { LocaleCode } from "#contract/tables/locales";
import { strangersIn } from "./chinese.ts";
import { spacingFaults } from "./spacing.ts";
import { wrongWords } from "./wrong-words.ts";

/** What a text in these scripts is written in; Latin words need a reason. */
const SCRIPT: Partial<Record<LocaleCode, RegExp>> = {
  th: /\p{Script=Thai}/u,
  kh: /\p{Script=Khmer}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

/** Latin that is right in a text of another script (glossary: letters that fans read everywhere). */
const LATIN = new Set([
  "SMS",
  "VAR",
  "OTP",
  "Q",
  "OT",
  "World",
  "Cup",
  "Playoff",
  "LIVE",
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
  // What basketball papers count, in Latin as they write it.
  "Assist",
  "Steal",
  "Turnover",
  "AST",
  "BLK",
  "DREB",
  "EFF",
  "FG",
  "OREB",
  "P",
  "PF",
  "PTS",
  "REB",
  "STL",
  "TO",
  // Positions and parts of a league in basketball, likewise.
  "Center",
  "Division",
  "Forward",
  "Guard",
  "Point",
  "Power",
  "Shooting",
  "Small",
  // What football papers count, likewise.
  "Offside",
  "xG",
  "xGOT",
  // Cups that Khmer papers write in Latin.
  "Champions",
  "Conference",
  "Copa",
  "Europa",
  "League",
  "Libertadores",
  "Sudamericana",
  "in",
  "Africa",
  "Cup",
  "Nations",
  "of",
  // The four trees of a tournament of sevens.
  "Bowl",
  "Plate",
  "Shield",
  // A market that Khmer papers write in Latin.
  "Asian",
  "Handicap",
  // Names of systems and stores, as the phones themselves show them.
  "Android",
  "Apple",
  "APK",
  "App",
  "Cloudflare",
  "Google",
  "iPad",
  "iPhone",
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
  // The standard of accessibility, its level, and what tests it.
  "AA",
  "axe",
  "WCAG",
  "Web",
]);

/** Buttons that a Khmer text names in English: an iPhone has no Khmer. */
const PHONE_LABELS = /«(Share|Add to Home Screen)»/g;

/** Vietnamese with the tone on the vowel that the newer school teaches; this site writes hòa, hủy, thủy. */
const NEW_TONE = /(?<![\p{L}])\p{L}*(oà|oá|oả|oã|oạ|uỳ|uý|uỷ|uỹ|uỵ)(?!\p{L})/iu;

/** A digit stands for what will be filled in: 十二碼0:0 has its colon between numbers. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, "0");

/** Each language's quotation marks (glossary, style sheets). */
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

/** What is wrong with the style of a text in its language, in words. */
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
