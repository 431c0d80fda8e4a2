import type { ContestKind } from "#contract/tables/contest-types";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestStep } from "./contest-step.ts";
import { MAKE_UP_PICKS } from "./made-up-entries.ts";
import { NOTIFY_OF_END } from "./notify-of-end.ts";
import { otherSteps } from "./other-steps.ts";
import { nextPreparation, prepareContest } from "./prepare-contest.ts";
import { publishDays } from "./publish-ledger.ts";
import type { Progress } from "./read-progress.ts";
import { settleDue } from "./settle-due.ts";

const PREPARE: ContestStep = {
  name: "prepare",
  dueAt: ({ preparedTo }, { season, context }) => nextPreparation(season, preparedTo ?? undefined, context.now),
  run: ({ db, season, context }) => prepareContest(db, season, context),
};

const SETTLE: ContestStep = {
  name: "settle",
  dueAt: ({ lookAt }) => lookAt ?? undefined,
  run: ({ db, season, context, storedAt }) => settleDue(db, season, context, storedAt),
};

/** Whether none of its matches is left to prepare or check. */
function isOver({ preparedTo, lookAt }: Progress, { days = [], endDate }: ContestSeason, now: number): boolean {
  const last = days.at(-1) ?? "";
  return now >= endDate && lookAt === null && preparedTo !== null && preparedTo >= last;
}

/** After the match days, one more file holds what was settled since the last of them. */
const isClosed = ({ publishedTo }: Progress, { days = [] }: ContestSeason): boolean =>
  publishedTo === null || publishedTo > (days.at(-1) ?? "");

const PUBLISH: ContestStep = {
  name: "publish",
  dueAt(progress, { season, context: { now } }) {
    if (progress.publishAt !== null) return progress.publishAt;
    return isOver(progress, season, now) && !isClosed(progress, season) ? season.endDate : undefined;
  },
  run: ({ db, season, context: { now }, env }, progress) =>
    publishDays(db, season, { now, key: env?.CONTEST_KEY, isOver: isOver(progress, season, now) }),
};

const OF_MATCHES: readonly ContestStep[] = [PREPARE, MAKE_UP_PICKS, SETTLE, PUBLISH, NOTIFY_OF_END];

/** The steps of a kind of contest, in order. */
export const stepsOf = (kind: ContestKind): readonly ContestStep[] =>
  kind === "prediction" || kind === "score" ? OF_MATCHES : otherSteps(kind);
