import type { MatchChange } from "#contract/domain/live";
import type { Pair } from "#contract/domain/match";
import { type Countdown, secondsLeft } from "#contract/time/game-clock";
import { type PlayClock, playMinute } from "#contract/time/play-clock";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { clockText, matchStateView, minuteText } from "./match-state-view.ts";
import { formatMinute } from "./match-status.ts";
import { ROW_CLASS } from "./row-classes.ts";
import { isCountdown, type RowClock, untilNextTick } from "./row-clock.ts";
import { type RowEvent, rowEvent } from "./row-event.ts";
import {
  clockOf,
  matchIdOf,
  playingOf,
  type RowElement,
  type RowParts,
  rowParts,
  setText,
  shownOn,
  stateOf,
  writeRow,
} from "./row-parts.ts";
import { minuteSentence, type Names } from "./row-sentence.ts";
import type { RowTexts } from "./row-texts.ts";

/** Contains rows: a document or a part of it. */
interface RowSource<Row> {
  querySelectorAll(selectors: string): Iterable<Row>;
}

interface PaintFacts {
  texts: RowTexts;
  offsets: ZoneOffsets;
  /** Milliseconds. */
  now(): number;
  hidesScores?: boolean;
}

export interface Painted<Row = HTMLElement> extends RowEvent {
  row: Row;
  names: Names;
  /** The row as sentences. */
  sentence: string;
  /** The current score, if there is one. */
  score?: Pair;
}

export interface RowPainter<Row = HTMLElement> {
  /**
   * Updates a match's rows to what the server would render for this state. Returns what changed in the first row;
   * undefined if the match has none.
   */
  paint(change: MatchChange): Painted<Row> | undefined;
  /** Rewrites minutes and seconds that have advanced. */
  tick(now: number): void;
  /** Milliseconds until the next tick; undefined if no clock runs. */
  untilNextTick(now: number): number | undefined;
  /** Finds the rows again after they were replaced. */
  reread(): void;
}

interface KnownRow<Row> {
  row: Row;
  /** Parsed lazily: of a day's 500 rows only some change. */
  parts?: RowParts;
}

/** Updates rows of the page in place, without React. Rows are collected once; call `reread` after replacing them. */
export function createRowPainter<Row extends RowElement = HTMLElement>(
  root: RowSource<Row>,
  facts: PaintFacts,
): RowPainter<Row> {
  const rows = new Map<string, KnownRow<Row>[]>();
  const clocks = new Map<RowParts, RowClock>();

  const readClock = (parts: RowParts) => {
    const clock = clockOf(parts);
    if (clock) clocks.set(parts, clock);
    else clocks.delete(parts);
  };
  const reread = () => {
    rows.clear();
    clocks.clear();
    for (const row of root.querySelectorAll(`.${ROW_CLASS}`)) {
      const known: KnownRow<Row> = { row };
      const id = matchIdOf(row);
      rows.set(id, [...(rows.get(id) ?? []), known]);
      if (stateOf(row) !== "live") continue;
      known.parts = rowParts(row);
      if (known.parts) readClock(known.parts);
    }
  };
  reread();

  const paintRow = (known: KnownRow<Row>, match: MatchChange["match"]): Painted<Row> | undefined => {
    known.parts ??= rowParts(known.row);
    const { row, parts } = known;
    if (!parts) return undefined;
    const playing = playingOf(parts);
    const { home, away } = playing;
    const before = shownOn(parts);
    const view = matchStateView(match, playing, { ...facts, now: facts.now() });
    writeRow(parts, view, facts.texts.language);
    readClock(parts);
    const after = shownOn(parts);
    const { sentence } = view;
    return {
      row,
      names: { home, away },
      sentence,
      ...rowEvent(before, after),
      ...(after.score && { score: after.score }),
    };
  };
  return {
    paint({ id, match }) {
      const [first, ...others] = rows.get(id) ?? [];
      if (!first) return undefined;
      for (const other of others) paintRow(other, match);
      return paintRow(first, match);
    },
    tick(now) {
      for (const [parts, clock] of clocks) {
        if (isCountdown(clock)) tickDown(parts, clock, now);
        else tickUp(parts, clock, now, facts.texts);
      }
    },
    untilNextTick(now) {
      const waits = Array.from(clocks.values(), (clock) => untilNextTick(clock, now)).filter(
        (wait) => wait !== undefined,
      );
      return waits.length > 0 ? Math.min(...waits) : undefined;
    },
    reread,
  };
}

/** The sentence does not contain the seconds. */
function tickDown({ status }: RowParts, clock: Countdown, now: number): void {
  const [period = ""] = (status.textContent ?? "").split("\n");
  setText(status, clockText(period, secondsLeft(clock, now)));
}

function tickUp(parts: RowParts, clock: PlayClock, now: number, texts: RowTexts): void {
  const { minute, addedMinute } = playMinute(clock, now);
  const passed = parts.status.textContent?.slice(0, -1) ?? "";
  const next = formatMinute(minute, addedMinute);
  if (next === passed) return;
  const { home, away } = playingOf(parts);
  const names: Names = { home, away };
  const score = shownOn(parts).score ?? [0, 0];
  const said = (shown: string) => minuteSentence(texts, names, score, shown);
  setText(parts.status, minuteText(next));
  // Other sentences do not contain the minute.
  setText(
    parts.sentence,
    (parts.sentence.textContent ?? "").replace(said(passed), () => said(next)),
  );
}
