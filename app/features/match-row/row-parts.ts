import type { Side } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { labelled } from "~/i18n/join-texts";
import { basicsOf } from "~/sports/sport-basics";
import type { MatchStateView, RowState, SideView } from "./match-state-view.ts";
import { notesClass, STATE_CLASSES, sportOfRow, winnerClass } from "./row-classes.ts";
import { type RowClock, readClock } from "./row-clock.ts";
import type { Shown } from "./row-event.ts";
import type { Playing } from "./row-sentence.ts";

/** The subset of Element that rows need. */
export interface RowElement {
  readonly tagName: string;
  readonly children: ArrayLike<RowElement> & Iterable<RowElement>;
  textContent: string | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** The elements of a row, the same in every state (match-row-fragment.tsx). */
export interface RowParts {
  row: RowElement;
  link: RowElement;
  sentence: RowElement;
  /** If rows of several days are mixed. */
  day?: RowElement;
  status: RowElement;
  halfTime: RowElement;
  notes: RowElement;
  names: Readonly<Record<Side, RowElement>>;
  scores: readonly [RowElement, RowElement];
}

/** The parts of a row; undefined if the element is not a row. */
export function rowParts(row: RowElement): RowParts | undefined {
  const link = row.children[0];
  const sentence = link?.children[0];
  const shown = Array.from(link?.children[1]?.children ?? []).filter(({ tagName }) => tagName !== "IMG");
  const day = shown[0]?.tagName === "TIME" ? undefined : shown.shift();
  const [status, halfTime, notes, home, homeScore, away, awayScore] = shown;
  if (!link || !sentence || !status || !halfTime || !notes || !home || !homeScore || !away || !awayScore)
    return undefined;
  return {
    row,
    link,
    sentence,
    status,
    halfTime,
    notes,
    ...(day && { day }),
    names: { home, away },
    scores: [homeScore, awayScore],
  };
}

/** The match's id is at the end of its link; elements that are no link have it in an attribute. */
export function matchIdOf({ children: [link] }: RowElement): string {
  const address = link?.getAttribute("href") ?? link?.getAttribute("data-href") ?? "";
  return address.slice(address.lastIndexOf("/") + 1);
}

const STATES = Object.keys(STATE_CLASSES) as RowState[];

/** The match state, from the row's second class. */
export function stateOf(row: RowElement): RowState | undefined {
  const [, own] = classesOf(row);
  return STATES.find((state) => STATE_CLASSES[state] === own);
}

const textOf = ({ textContent }: RowElement): string => textContent ?? "";

const sportOf = ({ row }: RowParts): Sport => sportOfRow(classesOf(row));

export const playingOf = (parts: RowParts): Playing => ({
  home: textOf(parts.names.home),
  away: textOf(parts.names.away),
  sport: sportOf(parts),
});

/** The minute in the status column, or the time left below a quarter's name. */
const MINUTE = /^\d+(\+\d+)?'/;
const LEFT = /\n\d+:\d\d$/;

/** What a row currently shows. */
export function shownOn(parts: RowParts): Shown {
  const { row, scores, status, halfTime, notes } = parts;
  const [home, away] = scores.map(textOf);
  const hasGoals = basicsOf(sportOf(parts)).isScoredInGoals;
  const period = textOf(status).replace(MINUTE, "'").replace(LEFT, "");
  return {
    state: stateOf(row),
    ...(home && away && { score: [Number(home), Number(away)] }),
    reds: [redsOf(scores[0]), redsOf(scores[1])],
    hasGoals,
    period,
    isCountingDown: LEFT.test(textOf(status)),
    // Points per quarter change with the score.
    texts: [period, ...(hasGoals ? [textOf(halfTime)] : []), textOf(notes)].join("\n"),
  };
}

const redsOf = (score: RowElement): number => Number(score.getAttribute("data-r"));

/** The clock of a row, if it is running. */
export const clockOf = ({ status }: RowParts): RowClock | undefined =>
  readClock(status.getAttribute("data-c") ?? "", status.getAttribute("datetime") ?? "");

/** Writes differences only, so that focus, pictures and other attributes of the row are preserved. */
export function writeRow(parts: RowParts, view: MatchStateView, language: string): void {
  const { row, status, names, scores, notes } = parts;
  const [own, , ...others] = classesOf(row);
  setAttribute(row, "class", [own, STATE_CLASSES[view.state], ...others].join(" "));
  setText(parts.sentence, saidOn(parts.day, view.sentence, language));
  setText(status, view.status.text);
  setAttribute(status, "datetime", view.status.dateTime);
  setAttribute(status, "title", view.status.title);
  setAttribute(status, "data-c", view.status.clock);
  setText(parts.halfTime, view.halfTime);
  setText(notes, view.notes);
  setAttribute(notes, "class", notesClass(view.isVarCheck));
  writeSide(names.home, scores[0], view.sides[0]);
  writeSide(names.away, scores[1], view.sides[1]);
}

function writeSide(name: RowElement, shown: RowElement, { score, reds, isWinner }: SideView): void {
  setAttribute(name, "class", winnerClass(isWinner));
  setText(shown, `${score ?? ""}`);
  setAttribute(shown, "data-r", reds > 0 ? `${reds}` : undefined);
}

/** A row's sentence, prefixed with its day if the row shows one. */
const saidOn = (day: RowElement | undefined, sentence: string, language: string): string =>
  day ? labelled(textOf(day), sentence, language) : sentence;

const classesOf = (element: RowElement): string[] => (element.getAttribute("class") ?? "").split(" ");

export function setText(element: RowElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function setAttribute(element: RowElement, name: string, value: string | undefined): void {
  if (element.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
