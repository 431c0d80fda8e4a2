import type { ReportedMatch } from "./reported.ts";

/** The match that a page is about, or whose teams, competition or country it is about, among all of the evening. */
export interface Subject {
  reported: ReportedMatch;
  /** Its competition is a cup, without a table. */
  isCup: boolean;
  /** The other matches of its competition, and itself. */
  ofLeague: readonly ReportedMatch[];
  /** Those of its sport. */
  ofSport: readonly ReportedMatch[];
}

/** What a page has to say by the supplier's truth, as text or as a pattern, and what it must not. */
export interface PageTruth {
  says: readonly (string | RegExp)[];
  omits?: readonly (string | RegExp)[];
}

export type TruthOf = (subject: Subject) => PageTruth;

const isIn = (text: string, part: string | RegExp): boolean =>
  typeof part === "string" ? text.includes(part) : part.test(text);

/** How a page's text differs from the truth; empty if it does not. */
export const faultsOf = (text: string, { says, omits = [] }: PageTruth): string[] => [
  ...says.filter((part) => !isIn(text, part)).map((part) => `does not say ${part}`),
  ...omits.filter((part) => isIn(text, part)).map((part) => `says ${part}`),
];

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/** The text of a document's main part, its words apart by single spaces. */
export function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[\s\u2060]+/g, " ");
}

/** Text within a pattern. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
