import type { ContestKind } from "#contract/tables/contest-types";
import type { ContestStep } from "./contest-step.ts";

/** What is done for contests without matches of their own days: tournaments, referrals and videos. */
export const otherSteps = (_kind: ContestKind): readonly ContestStep[] => [];
