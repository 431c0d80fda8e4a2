import { MONTH_NAMES } from "./format-date.ts";
import { BUDDHIST_ERA } from "./years-ahead.ts";

/** As stories write them; dates of pages have the short names. */
const MONTHS = [
  "มกราคม",
  "กุมภาพันธ์",
  "มีนาคม",
  "เมษายน",
  "พฤษภาคม",
  "มิถุนายน",
  "กรกฎาคม",
  "สิงหาคม",
  "กันยายน",
  "ตุลาคม",
  "พฤศจิกายน",
  "ธันวาคม",
];

const names = [...MONTHS, ...(MONTH_NAMES.th ?? [])].map((name) => name.replaceAll(".", "\\.")).join("|");
const MONTH_OF_YEAR = new RegExp(`(?<=(?:${names})[ \u00a0])(?:1[89]|20)\\d{2}(?!\\d)`, "g");

/** A text with the year of each Thai date in it, a month's name and a year, as Thailand counts it. */
export const withBuddhistYears = (text: string): string =>
  text.replace(MONTH_OF_YEAR, (year) => `${Number(year) + BUDDHIST_ERA}`);

/**
 * The same for a streamed document. Dates of pages and of stories come from many places, and only in a document do they
 * all meet. No date contains a tag, so each part is cut before its last one, and what follows waits for the next.
 */
export function buddhistYears(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let waiting = "";
  return new TransformStream({
    transform(bytes, controller) {
      const text = waiting + decoder.decode(bytes, { stream: true });
      const cut = Math.max(0, text.lastIndexOf("<"));
      waiting = text.slice(cut);
      if (cut > 0) controller.enqueue(encoder.encode(withBuddhistYears(text.slice(0, cut))));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(withBuddhistYears(waiting + decoder.decode())));
    },
  });
}
