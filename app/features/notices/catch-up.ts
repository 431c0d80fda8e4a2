import { compareIds } from "./notice-record.ts";

/** A notice on the wire; only its id matters here. */
export interface NoticeRow {
  id: string;
}

export interface NoticeBatch<Row extends NoticeRow> {
  rows: readonly Row[];
  hasNext: boolean;
}

export interface CatchUpFacts<Row extends NoticeRow> {
  /** Notices after an id, earliest first; the latest ones if there is no id. Rejects without a response. */
  fetchAfter(id: string | undefined): Promise<NoticeBatch<Row>>;
  /** Id of the last notice read on this device. */
  readLatest(): string | undefined;
  writeLatest(id: string): void;
  /** Called with new notices, earliest first, each once. */
  onNotices(rows: readonly Row[]): void;
  /** Ensures that only one tab reads at a time. */
  alone(read: () => Promise<void>): Promise<void>;
}

export interface CatchUp {
  /** Reads new notices. Rejects if the upstream does not respond; missing ones are read the next time. */
  read(): Promise<void>;
}

/**
 * Reads a member's notices after the last one that this device has: however often the connection breaks, none is lost
 * or repeated, and all arrive in order. On first use, existing notices do not count as new.
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
      // The response in flight may lack the newest notices, so read once more afterwards.
      isDue = true;
      running ??= readAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
