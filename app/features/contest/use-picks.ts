import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { pickWindow } from "#contract/contests/pick-window";
import type { ContestPick } from "#contract/domain/contests";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import { type ContestPlace, ContestRefused, callContest } from "./call-contest.ts";
import type { MatchFacts, PickMatch } from "./match-facts.ts";
import { type Mine, readMine } from "./mine.ts";
import { movedReview, NO_REVIEW, type Review, type TermsByPick, termsOf } from "./pick-terms.ts";
import {
  type Change,
  type Choices,
  changesOf,
  choicesOf,
  othersIn,
  sentPicks,
  undoneOf,
  withChanges,
} from "./picks.ts";
import { readMoved, writeMoved } from "./use-day.ts";
import { useDraft } from "./use-draft.ts";
import { mineIn, stopAsking, useMine, writeMine } from "./use-mine.ts";

export interface PicksSetup extends ContestPlace {
  isMember: boolean;
  first: Mine;
  /** Matches on this page that can be picked. */
  offers: readonly PickMatch[];
  /** All matches known to the page. */
  known: readonly MatchFacts[];
  source: { id: number; name: string };
  /** Values of a form sent without script, and what it confirmed in vain. */
  draft: Choices;
  review: Review | undefined;
  /** Reads the current values of the form on the page. */
  readForm(): Choices;
  now: number;
}

export interface Refused {
  /** Empty if there was no answer. */
  message: string;
  /** Matches of refused picks. */
  matchIds: readonly string[];
}

/** Changes with the lines and prices that the reader confirmed, and whether they undo the last ones. */
interface Sending {
  changes: readonly Change[];
  terms: TermsByPick;
  isUndo: boolean;
}

interface Sent extends Sending {
  /** Before and after. */
  picks: readonly ContestPick[];
}

interface Outcome {
  onSaved(sent: Sent): void;
  /** Lines have moved: nothing is stored. */
  onMoved(sending: Sending, review: Review): void;
}

/** Sends changes: applied optimistically, rolled back if refused or if a line has moved. */
function useSavePicks(
  { contestId, locale, offers, known, source, now }: PicksSetup,
  mine: Mine,
  { onSaved, onMoved }: Outcome,
) {
  const place = { contestId, locale };
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refused>();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ changes, terms }: Sending) =>
      callContest({
        ...place,
        path: "contest/savePicks",
        isChange: true,
        query: { picks: JSON.stringify(sentPicks(changes, terms)) },
      }),
    onMutate: async ({ changes, terms }) => {
      setRefused(undefined);
      await stopAsking(client, place);
      const before = mineIn(client, place) ?? mine;
      writeMine(client, place, {
        ...before,
        picks: withChanges(before.picks, changes, { offers, source, now, terms }),
      });
      return before;
    },
    onSuccess: (answer, sending, before) => {
      const after = readMine(answer, known);
      writeMine(client, place, after);
      const moved = readMoved(answer);
      if (moved.length === 0) return onSaved({ ...sending, picks: [...after.picks, ...before.picks] });
      writeMoved(client, place, moved);
      onMoved(sending, movedReview(sending.terms, moved));
    },
    onError: (thrown, { changes }, before) => {
      if (thrown instanceof SessionEnded) return leaveToSignIn();
      if (before) writeMine(client, place, before);
      const message = thrown instanceof ContestRefused ? thrown.message : "";
      setRefused({ message, matchIds: [...new Set(changes.map(({ matchId }) => matchId))] });
    },
  });
  return { mutate, isPending, refused };
}

/** The reader's picks and their edits: applied optimistically, rolled back if refused, with undo. */
export function usePicks(setup: PicksSetup) {
  const { contestId, offers, now, draft: first, readForm } = setup;
  const mine = useMine(setup);
  const standing = choicesOf(mine.picks);
  const readTouched = () => othersIn(readForm(), { ...standing, ...first });
  const { draft, isKept, choose, forget, forgetSent } = useDraft({ contestId, first, readTouched });
  const [sent, setSent] = useState<Sent>();
  const [review, setReview] = useState<Review>(setup.review ?? NO_REVIEW);
  const isOpen = (id: string) => offers.some((match) => match.id === id && pickWindow(now, match) === "open");

  const { mutate, isPending, refused } = useSavePicks(setup, mine, {
    onSaved: (saved) => {
      forgetSent(saved.changes);
      setSent(saved);
      setReview(NO_REVIEW);
    },
    onMoved: ({ changes: vain }, moved) => {
      for (const { key, to } of vain) choose(key, to);
      setReview(moved);
    },
  });
  const changes = changesOf(draft, standing, isOpen);
  const terms = termsOf(changes, offers, review.terms);
  const undoable = sent && !sent.isUndo ? sent.changes.filter(({ matchId }) => isOpen(matchId)) : [];
  const undo = () => {
    const undone = undoneOf(undoable);
    mutate({ changes: undone, terms: termsOf(undone, offers), isUndo: true });
  };
  const isSaved = !isPending && sent !== undefined && changes.length === 0;
  return {
    mine,
    draft,
    isKept,
    standing,
    changes,
    /** What a review shows, and what is sent; and from what it has moved. */
    review: { terms, before: changes.length > 0 ? review.before : {} },
    refused,
    isSending: isPending,
    isSaved,
    /** What the last save has undone. */
    undone: isSaved && sent.isUndo ? sent : undefined,
    choose,
    discard: () => {
      forget(changes.map(({ key }) => key));
      setReview(NO_REVIEW);
    },
    /** Begins a review, of the lines and prices that are offered at this moment; or ends one. */
    startReview: () => setReview({ ...NO_REVIEW, terms: termsOf(changes, offers) }),
    endReview: () => setReview(NO_REVIEW),
    send: () => mutate({ changes, terms, isUndo: false }),
    /** Undoes the last save; unavailable while another is in flight, since it would be ambiguous. */
    undo: !isPending && undoable.length > 0 ? undo : undefined,
  };
}

export type Picks = ReturnType<typeof usePicks>;
