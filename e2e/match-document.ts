import { classOf } from "./class-of.ts";
import { attribute, RAW_KEY, textsOf } from "./page-texts.ts";

const rowClass = (local: string): string => classOf("app/features/match-row/match-row.module.css", local);

const BOARD = new RegExp(
  `<div id="board"><div class="${rowClass("row")} (?<state>\\w+)[^>]*>.*?` +
    `<time class="${rowClass("status")}"[^>]*>(?<status>[^<]*)</time>(?<rest>.*?)</div></div></div>`,
  "s",
);
const NOTE = new RegExp(`<span class="(?:${rowClass("halfTime")}|${rowClass("notes")})[^"]*">([^<]*)</span>`, "g");

const STATES = ["upcoming", "live", "finished", "other"] as const;
export type BoardState = (typeof STATES)[number];

/** A match state as shown on a document's score board. */
export interface Board {
  /** From its class (match-row.module.css). */
  state?: BoardState;
  /** Text of its status column. */
  status?: string;
  /** Half-time score, shoot-out and the like, as text. */
  notes: string[];
  /** Home, away; empty before kick-off. */
  score: string[];
}

const plain = (text: string): string => text.replace(/&#(?:39|x27);/g, "'");

export function boardIn(html: string): Board {
  const { state: own, status, rest = "" } = BOARD.exec(html)?.groups ?? {};
  const state = STATES.find((one) => rowClass(one) === own);
  const notes = [...rest.matchAll(NOTE)].map(([, text = ""]) => plain(text));
  return {
    ...(state && { state }),
    ...(status && { status: plain(status) }),
    notes: notes.filter(Boolean),
    score: [...rest.matchAll(/<b[^>]*>(\d*)<\/b>/g)].map(([, points = ""]) => points).filter(Boolean),
  };
}

/** The tab addresses in a document. */
export const tabsIn = (html: string): string[] => {
  const bar = /id="match-bar".*?<nav[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  return [...bar.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
};

/** Faults in a match page's document, as text. */
export function faultsOf(html: string, tag: string, foreign: ReadonlySet<string>): string[] {
  const texts = textsOf(html);
  return [
    ...(html.includes(`<html lang="${tag}"`) ? [] : ["language"]),
    ...(html.match(/<h1[ >]/g)?.length === 1 ? [] : ["headings"]),
    ...(/ style="/.test(html) ? ["style attribute"] : []),
    ...(attribute(html, /<title>([^<]+)<\/title>/)?.match(/ \| Matchlight$|^.{53,65}$/) ? [] : ["title"]),
    ...texts.filter((text) => RAW_KEY.test(text)).map((text) => `raw: ${text}`),
    ...texts.filter((text) => foreign.has(text)).map((text) => `English: ${text}`),
  ];
}
