import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "../../../api/conformance/test-world-ask.ts";
import { migrate } from "../../../store/test-database.ts";
import { contestArchivedDays } from "../../schema/contest-archives.ts";
import { contestLedgerDays, contestLedgerParts } from "../../schema/contests.ts";
import { contestStores } from "../contest-stores.ts";
import { linesOf, rowsKey } from "./archive-files.ts";
import { readLedgerDay } from "./read-ledger-day.ts";

const db = drizzle(bindings.DB);
const stores = contestStores(bindings);
const DAY = "2026-11-23";

beforeAll(() => migrate(bindings.DB));

/** A published day of parts with so many lines. */
async function publish(contestId: string, sizes: readonly number[]): Promise<string[][]> {
  const parts = sizes.map((size, part) => Array.from({ length: size }, (_, line) => `{"pick":${part},"at":${line}}`));
  const hashes = { hash: "h", upTo: 9 };
  await db
    .insert(contestLedgerDays)
    .values({ contestId, day: DAY, ...hashes, previousHash: "0", publishedAt: 1, signature: null, publicKey: null });
  for (const [part, lines] of parts.entries())
    await db.insert(contestLedgerParts).values({ contestId, day: DAY, part, lines, ...hashes, source: 0, after: 0 });
  return parts;
}

/** As the archive leaves it. */
async function moveToFiles(contestId: string, parts: readonly string[][]): Promise<void> {
  for (const [number, lines] of parts.entries())
    await bindings.CONTEST_ARCHIVE!.put(rowsKey({ contestId, name: linesOf(DAY), number }), lines.join("\n"));
  await db.insert(contestArchivedDays).values({ contestId, day: DAY, parts: parts.length, at: 2 });
}

const from = async (contestId: string, part: number) => {
  const day = await readLedgerDay(stores, { contestId, day: DAY }, part);
  return day && { lines: day.lines, nextPart: day.nextPart };
};

describe("a published day", () => {
  it.each([
    ["in the database", "database"],
    ["in files", "files"],
  ])("%s is whole in one answer, and a long one goes on", async (_, place) => {
    const short = await publish(`short-${place}`, [9, 0, 4, 3, 2]);
    const long = await publish(`long-${place}`, [4_000, 4_000, 4_000, 9, 1]);
    if (place === "files")
      for (const [id, parts] of [
        [`short-${place}`, short],
        [`long-${place}`, long],
      ] as const)
        await moveToFiles(id, parts);
    expect(await from(`short-${place}`, 0)).toEqual({ lines: short.flat(), nextPart: undefined });
    expect(await from(`long-${place}`, 0)).toEqual({ lines: [...long[0]!, ...long[1]!], nextPart: 2 });
    expect(await from(`long-${place}`, 2)).toEqual({ lines: [...long[2]!, ...long[3]!], nextPart: 4 });
    expect(await from(`long-${place}`, 4)).toEqual({ lines: long[4], nextPart: undefined });
    expect(await from(`long-${place}`, 5)).toEqual({ lines: [], nextPart: undefined });
  });

  it("goes on behind many short parts", async () => {
    const parts = await publish(
      "many",
      Array.from({ length: 14 }, () => 1),
    );
    expect(await from("many", 0)).toEqual({ lines: parts.slice(0, 12).flat(), nextPart: 12 });
    expect(await from("many", 12)).toEqual({ lines: parts.slice(12).flat(), nextPart: undefined });
  });

  it("may have no lines; of another one nothing is published", async () => {
    await publish("empty", []);
    expect(await from("empty", 0)).toEqual({ lines: [], nextPart: undefined });
    expect(await from("unpublished", 0)).toBeUndefined();
  });
});
