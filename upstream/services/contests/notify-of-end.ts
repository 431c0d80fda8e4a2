import { sql } from "drizzle-orm";
import { contestTypeOf } from "#contract/tables/contest-types";
import { LOCALES } from "#contract/tables/locales";
import { contestEndedTitle } from "../../data/contests/contest-titles.ts";
import { notify } from "../notices/send-happenings.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestStep, StepWork } from "./contest-step.ts";

/** Milliseconds after the end during which participants are still notified. */
const NEWS_FOR = 7 * 86_400_000;

const hasParticipants = ({ id }: ContestSeason) => sql<{ found: 0 | 1 }>`
  select exists (select 1 from contest_entries where contest_id = ${id} and username > '') as found`;

/** Each participant is notified once: notices with the same key are one notice. */
async function notifyOfEnd({ db, season, context: { now }, env }: StepWork): Promise<void> {
  const { id, kind, sport, endDate } = season;
  const found = await db.get<{ found: 0 | 1 }>(hasParticipants(season));
  if (env && found.found) {
    const titles = Object.fromEntries(LOCALES.map(({ code }) => [code, contestEndedTitle(season, code)]));
    const target = { contestType: contestTypeOf(kind).type, contestId: id, ...(sport && { sport }) };
    const happening = { kind: "contest", key: `${id}:ended`, at: Math.max(now, endDate), ...target, titles } as const;
    await notify(env, happening, { kind: "participants", contestId: id });
  }
  await db.run(sql`insert into contest_progress (contest_id, end_told_at) values (${id}, ${now})
    on conflict (contest_id) do update set end_told_at = coalesce(end_told_at, ${now})`);
}

/** Notifies participants that a contest has ended, once all its matches are settled. */
export const NOTIFY_OF_END: ContestStep = {
  name: "tell",
  dueAt({ endToldAt, preparedTo, unsettled }, { season: { days = [], endDate }, context: { now } }) {
    if (endToldAt !== null || preparedTo === null || now > endDate + NEWS_FOR) return undefined;
    return unsettled === 0 && preparedTo >= (days.at(-1) ?? "") ? endDate : undefined;
  },
  run: notifyOfEnd,
};
