import { compareIds } from "./notice-id.ts";

/** A notice on the wire, of which only its id counts here. */
export interface NoticeRow {
  id: string;
}

export interface NoticeBatch<Row extends NoticeRow> {
  rows: readonly Row[];
  hasNext: boolean;
}

export interface CatchUpFacts<Row extends NoticeRow> {
  /** Those after an id, the earliest first; the latest ones where there is none. Rejects without an answer. */
  fetchAfter(id: string | undefined): Promise<NoticeBatch<Row>>;
  /** The last one that this device has. */
  readLatest(): string | undefined;
  writeLatest(id: string): void;
  /** New ones, the earliest first, each once. */
  onNotices(rows: readonly Row[]): void;
  /** Lets one tab of the browser read at a time. */
  alone(read: () => Promise<void>): Promise<void>;
}

export interface CatchUp {
  /** Reads what has come since. Rejects when the upstream does not answer: what is missing is read the next time. */
  read(): Promise<void>;
}

/**
 * Reads a member's notices after the last one that this device has: nothing is lost, however often the line breaks, nothing
 * comes twice, and all of it is in order. What was there before the device's first time is not new.
 */
export function createCatchUp<Row extends NoticeRow>(facts: CatchUpFacts<Row>): CatchUp {
  let running: Promise<void> | undefined;
  let isDue = false;

  const readOnce = async (): Promise<boolean> => {
    const latest = facts.readLatest();
    const { rows, hasNext } = await facts.fetchAfter(latest);
    const sorted = [...rows].sort((one, other) => compareIds(one.id, other.id));
    const added = latest === undefined ? [] : sorted.filter(({ id }) => compareIds(id, latest) > 0);
    const last = sorted.at(-1)?.id ?? latest ?? "0";
    if (last !== latest) facts.writeLatest(last);
    if (added.length > 0) facts.onNotices(added);
    return latest !== undefined && hasNext && added.length > 0;
  };

  const readAll = () =>
    facts.alone(async () => {
      do {
        isDue = false;
        while (await readOnce());
      } while (isDue);
    });

  return {
    read() {
      // What came while an answer was on its way may not be in it.
      isDue = true;
      running ??= readAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
