import { attribute, RAW_KEY, textsOf } from "./page-texts.ts";

const BOARD =
  /<div class="m (?<state>\w) mb[^>]*>.*?<time class="k"[^>]*>(?<status>[^<]*)<\/time>(?<rest>.*?)<\/div><\/div><\/div>/s;

/** How a match stands by the board of a document. */
export interface Board {
  /** Class of the board (rows.css). */
  state?: string;
  /** What stands in its status column. */
  status?: string;
  /** Score at half-time, shoot-out and the like, in words. */
  notes: string[];
  /** Home, away; empty before the first whistle. */
  score: string[];
}

const plain = (text: string): string => text.replace(/&#(?:39|x27);/g, "'");

export function boardIn(html: string): Board {
  const { state, status, rest = "" } = BOARD.exec(html)?.groups ?? {};
  const notes = [...rest.matchAll(/<span class="(?:h|x)[^"]*">([^<]*)<\/span>/g)].map(([, text = ""]) => plain(text));
  return {
    ...(state && { state }),
    ...(status && { status: plain(status) }),
    notes: notes.filter(Boolean),
    score: [...rest.matchAll(/<b[^>]*>(\d*)<\/b>/g)].map(([, points = ""]) => points).filter(Boolean),
  };
}

/** The addresses of the tabs that a document offers. */
export const tabsIn = (html: string): string[] => {
  const bar = /<nav class="ptabs"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  return [...bar.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
};

/** What is wrong with a document of a match's page, in words. */
export function faultsOf(html: string, tag: string, foreign: ReadonlySet<string>): string[] {
  const texts = textsOf(html);
  return [
    ...(html.includes(`<html lang="${tag}"`) ? [] : ["language"]),
    ...(html.match(/<h1[ >]/g)?.length === 1 ? [] : ["headings"]),
    ...(/ style="/.test(html) ? ["style attribute"] : []),
    ...(attribute(html, /<title>([^<]+)<\/title>/)?.endsWith(" | Matchlight") ? [] : ["title"]),
    ...texts.filter((text) => RAW_KEY.test(text)).map((text) => `raw: ${text}`),
    ...texts.filter((text) => foreign.has(text)).map((text) => `English: ${text}`),
  ];
}
