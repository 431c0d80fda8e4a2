import { and, asc, eq } from "drizzle-orm";
import type { Call } from "../../matches/call-context.ts";
import { notFound } from "../../platform/envelope.ts";
import { contestLedgerDays, contestLedgerParts } from "../../services/schema/contests.ts";
import { broughtUp, requestedContest } from "./requested-contest.ts";

/** The published file of a day, byte for byte as hashed. */
export const getLedgerDay: Call<"getLedgerDay"> = async ({ contestId, date }, context) => {
  const season = requestedContest(contestId, context.now);
  const db = await broughtUp(season, context);
  const isOfDay = (table: typeof contestLedgerDays | typeof contestLedgerParts) =>
    and(eq(table.contestId, contestId), eq(table.day, date));
  const day = await db.select().from(contestLedgerDays).where(isOfDay(contestLedgerDays)).get();
  if (!day || day.publishedAt > context.now) throw notFound("date", "nothing is published of this day");
  const parts = await db
    .select({ lines: contestLedgerParts.lines })
    .from(contestLedgerParts)
    .where(isOfDay(contestLedgerParts))
    .orderBy(asc(contestLedgerParts.part));
  const { previousHash, hash, signature, publicKey, publishedAt } = day;
  return {
    data: {
      ...{ contestId, day: day.day, lines: parts.flatMap(({ lines }) => lines), previousHash, hash, publishedAt },
      ...(signature !== null && { signature }),
      ...(publicKey !== null && { publicKey }),
    },
  };
};
