import type { SupplierName } from "../tables/supplier-services.ts";

/** Where an answer came from: fresh from a cache, stale, the last good entry of a failing upstream, or no cache. */
export type Outcome = "hit" | "stale" | "last-good" | "miss" | "bypass";

/** `refused`: too much was asked (429). */
export type AnswerClass = "ok" | "refused" | "fault";

/** What is counted of the site (docs/slo.md). `oneOf`: how many such a figure stands for. Times in milliseconds. */
export type Figure =
  | { name: "request"; outcome: Outcome; answer: AnswerClass; ms: number; oneOf: number }
  /** How old the newest that an open page was sent is. */
  | { name: "live"; way: "push" | "poll"; ms: number; oneOf: number }
  /** From a happening until its followers' notices were stored. */
  | { name: "notice"; ms: number }
  /** How long a supplier has told nothing, in a minute in which a match of its may be played. */
  | { name: "supplier"; supplier: SupplierName; ms: number }
  /** ISO 3166-1, as far as the number tells. */
  | { name: "sms"; country: string };

/** A data set of Analytics Engine; where none is bound, nothing is counted. */
export interface FigureEnv {
  FIGURES?: Pick<AnalyticsEngineDataset, "writeDataPoint">;
}

/** The words by which a figure is told apart, in the order of their columns. */
function wordsOf(figure: Figure): string[] {
  if (figure.name === "request") return [figure.outcome, figure.answer];
  if (figure.name === "live") return [figure.way];
  if (figure.name === "supplier") return [figure.supplier];
  return figure.name === "sms" ? [figure.country] : [];
}

/**
 * The only place that writes figures: `index1` is the name, `blob1` and `blob2` the words, `double1` how many it stands
 * for, `double2` the time. No figure has anything of a person.
 */
export function writeFigure({ FIGURES }: FigureEnv, figure: Figure): void {
  FIGURES?.writeDataPoint({
    indexes: [figure.name],
    blobs: wordsOf(figure),
    doubles: ["oneOf" in figure ? figure.oneOf : 1, "ms" in figure ? figure.ms : 0],
  });
}
