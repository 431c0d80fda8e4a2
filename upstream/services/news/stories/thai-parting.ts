import type { LocaleCode } from "#contract/tables/locales";

/** Words that part a Thai sentence, which has no full stop before it, from the last one. */
const PARTING = ["ฝ่าย ", "ด้าน ", "ส่วน "];

/** What may stand for the first of them: the same word again and again reads like a form. */
const IN_TURN = ["ฝ่าย ", "ทางฝั่ง ", "ขณะที่ ", "ด้าน "];

/** A sentence that follows no other. */
export const standingAlone = (text: string, locale: LocaleCode): string =>
  locale === "th" ? text.slice(PARTING.find((word) => text.startsWith(word))?.length) : text;

/** A paragraph's sentences, in Thai each parted from the last one by another word. */
export function inTurn(sentences: readonly string[], locale: LocaleCode): readonly string[] {
  const [word] = IN_TURN;
  if (locale !== "th" || !word) return sentences;
  let count = 0;
  return sentences.map((text) =>
    text.startsWith(word) ? IN_TURN[count++ % IN_TURN.length] + text.slice(word.length) : text,
  );
}
