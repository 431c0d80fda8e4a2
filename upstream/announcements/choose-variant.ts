import type { LocaleCode } from "#contract/tables/locales";
import type { AnnouncementStatus } from "./schema.ts";

interface Variant {
  language: LocaleCode;
  status: AnnouncementStatus;
  /** Milliseconds. */
  publishedAt: number;
}

/**
 * What readers of a language get of an announcement: their language, else English, else any other that is out. Otherwise
 * that it was withdrawn, or that there is none (yet).
 */
export function chooseVariant<One extends Variant>(
  variants: readonly One[],
  language: LocaleCode,
  now: number,
): One | "withdrawn" | "unknown" {
  const out = variants.filter(({ status, publishedAt }) => status === "published" && publishedAt <= now);
  const inLanguage = (wanted: LocaleCode) => out.find((one) => one.language === wanted);
  const chosen = inLanguage(language) ?? inLanguage("en") ?? out[0];
  if (chosen) return chosen;
  return variants.some(({ status }) => status === "withdrawn") ? "withdrawn" : "unknown";
}
