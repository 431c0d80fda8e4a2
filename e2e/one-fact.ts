import { DAY } from "#contract/time/units";
import { textsOf } from "./page-texts.ts";

/** Two statements of one fact on a page, which must be equal. */
export interface Stated {
  fact: string;
  one: unknown;
  other: unknown;
}

const DATE = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: (\d{4}))?\b/;

/** Milliseconds of an English date; without a year the one nearest to `near`. */
export function readDate(text: string, near?: number): number | undefined {
  const [, day, month, year] = DATE.exec(text) ?? [];
  if (!day) return undefined;
  const of = (inYear: number | string) => Date.parse(`${day} ${month} ${inYear} UTC`);
  if (year) return of(year);
  if (near === undefined) return undefined;
  const around = new Date(near).getUTCFullYear();
  return [around - 1, around, around + 1].map(of).sort((a, b) => Math.abs(a - near) - Math.abs(b - near))[0];
}

const mainOf = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
/** The text after which a part of a page begins, up to the end of the nearest element of a name. */
const partAfter = (html: string, at: number, end: string): string => html.slice(at, html.indexOf(`</${end}>`, at));
const countOf = (html: string, pattern: RegExp): number => (html.match(pattern) ?? []).length;

/** The kick-off among a match's facts, with the visitor's zone. */
const KICK_OFF = / · \d\d:\d\d \(UTC/;
/** "8 days later" beside the date of a match, and the date of the page's own match. */
function daysLater(html: string): Stated[] {
  const texts = textsOf(mainOf(html));
  const own = readDate(texts.find((text) => KICK_OFF.test(text)) ?? "");
  if (own === undefined) return [];
  return texts.flatMap((text, index) => {
    const days = /^(\d+) days? later$/.exec(text)?.[1];
    if (days === undefined) return [];
    const before = texts.slice(0, index).findLast((one) => DATE.test(one)) ?? "";
    const date = readDate(before, own);
    return [{ fact: `days until ${before}`, one: Number(days), other: date && Math.round((date - own) / DAY) }];
  });
}

/** "2 players are out" above a list of players. */
const playersOut = (html: string): Stated[] =>
  [...html.matchAll(/(\d+) players? (?:is|are) out</g)].map((match) => ({
    fact: "players out of a team",
    one: Number(match[1]),
    other: countOf(partAfter(html, match.index, "ul"), /<li/g),
  }));

const MINUTE = /^(\d+)(?:\+(\d+))?'$/;
/** Comparable: 45+2 is before 46. */
const minuteIn = (text: string): number | undefined => {
  const [, minute, added = 0] = MINUTE.exec(text) ?? [];
  return minute === undefined ? undefined : 100 * Number(minute) + Number(added);
};

/** The minute in the head of a match in play, which no event below may exceed. */
function minuteReached(html: string): Stated[] {
  const texts = textsOf(mainOf(html)).map((text) => text.replaceAll("&#x27;", "'"));
  if (!texts.some((text) => /in play, minute \d+/.test(text))) return [];
  const [head, ...events] = texts.map(minuteIn).filter((minute) => minute !== undefined);
  return [{ fact: "minute reached", one: head, other: Math.max(head ?? 0, ...events) }];
}

/** Every fact that an English page states twice. */
export const statedTwice = (html: string): Stated[] => [
  ...daysLater(html),
  ...playersOut(html),
  ...minuteReached(html),
];
