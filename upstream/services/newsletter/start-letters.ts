import { and, eq, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { WEEK } from "#contract/time/units";
import { siteClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { newsletterSettings } from "../mail/mail-settings.ts";
import { newsletterRuns } from "../schema/newsletter.ts";
import type { LetterRun } from "./letter-message.ts";
import { dueLetters } from "./letter-schedule.ts";
import { purgeRequests } from "./subscriptions.ts";

/** Milliseconds for which the record of a week's letters is kept. */
const RUNS_KEPT = 10 * WEEK;

/** Begins a run, which continues through the queue. If it cannot be queued, its record is removed. */
async function begin({ DB, LETTERS }: Pick<Env, "DB" | "LETTERS">, run: LetterRun, startedAt: number): Promise<void> {
  const db = drizzle(DB);
  const begun = await db
    .insert(newsletterRuns)
    .values({ ...run, startedAt })
    .onConflictDoNothing()
    .returning({ week: newsletterRuns.week });
  if (begun.length === 0) return;
  try {
    await LETTERS.send({ kind: "letters", ...run, after: "" });
    console.log(JSON.stringify({ event: "newsletter_started", ...run }));
  } catch (error) {
    const { week, language } = run;
    await db.delete(newsletterRuns).where(and(eq(newsletterRuns.week, week), eq(newsletterRuns.language, language)));
    throw error;
  }
}

/** Runs hourly: purges expired rows and begins due letters. `now` in real milliseconds. */
export async function startLetters(env: Env, now: number): Promise<void> {
  const db = drizzle(env.DB);
  await purgeRequests(db, now);
  await db.delete(newsletterRuns).where(lt(newsletterRuns.startedAt, now - RUNS_KEPT));
  if (!newsletterSettings(env)) return;
  for (const run of dueLetters(siteClock.now(env.ENVIRONMENT) ?? now)) await begin(env, run, now);
}
