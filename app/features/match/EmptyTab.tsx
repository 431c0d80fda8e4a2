import type { ReactNode } from "react";
import type { Match } from "#contract/domain/match";
import { EmptyNote, type EmptyOf } from "~/features/errors/EmptyNote";
import { isOpen } from "./offered-tabs.ts";

/** What is expected until a match is over, and what is said once it will not come. */
const NEVER = {
  feed: "feedOver",
  commentary: "commentaryOver",
  boxScore: "boxScoreOver",
  playByPlay: "playByPlayOver",
  lineups: "lineupsOver",
} as const satisfies Partial<Record<EmptyOf, EmptyOf>>;
type Expected = keyof typeof NEVER;

export const emptyOf = (expected: Expected, match: Match): EmptyOf => (isOpen(match) ? expected : NEVER[expected]);

interface EmptyTabProps {
  of: Expected;
  match: Match;
  /** When it is expected. */
  children?: ReactNode;
}

/** The empty state of a match's tab: nothing yet, or nothing at all. */
export const EmptyTab = ({ of, match, children }: EmptyTabProps) => (
  <EmptyNote of={emptyOf(of, match)}>{isOpen(match) && children}</EmptyNote>
);
