import type { LocaleCode } from "#contract/tables/locales";
import type { AnnouncementStatus } from "../schema/announcements.ts";

interface Variant {
  language: LocaleCode;
  status: AnnouncementStatus;
  /** Milliseconds. */
  publishedAt: number;
}

/**
 * The variant of an announcement for a reader's language: that language, else English, else any other that is
 * published. Otherwise whether it was withdrawn or does not exist (yet).
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
