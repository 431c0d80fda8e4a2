import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { pickWindow } from "#contract/contests/pick-window";
import { leaveSession } from "~/browser/leave-session";
import { SessionEnded } from "~/browser/session-ended";
import { type ContestPlace, ContestRefused, callContest } from "./call-contest.ts";
import type { MatchFacts, PickMatch } from "./match-facts.ts";
import { type Mine, readMine } from "./mine.ts";
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
  /** Values of a form sent without script. */
  draft: Choices;
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

/** Sends changes: applied optimistically, rolled back if refused. */
function useSavePicks(
  { contestId, locale, offers, known, source, now }: PicksSetup,
  mine: Mine,
  onSaved: (changes: readonly Change[]) => void,
) {
  const place = { contestId, locale };
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refused>();
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (changes: readonly Change[]) =>
      callContest({
        ...{ ...place, path: "contest/savePicks", isChange: true },
        query: { picks: JSON.stringify(sentPicks(changes)) },
      }),
    onMutate: async (changes) => {
      setRefused(undefined);
      await stopAsking(client, place);
      const before = mineIn(client, place) ?? mine;
      writeMine(client, place, { ...before, picks: withChanges(before.picks, changes, { offers, source, now }) });
      return before;
    },
    onSuccess: (answer, changes) => {
      writeMine(client, place, readMine(answer, known));
      onSaved(changes);
    },
    onError: (thrown, changes, before) => {
      if (thrown instanceof SessionEnded) return leaveSession();
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
  const [sent, setSent] = useState<readonly Change[]>([]);
  const isOpen = (id: string) => offers.some((match) => match.id === id && pickWindow(now, match) === "open");

  const { mutate, isPending, refused } = useSavePicks(setup, mine, (changes) => {
    forgetSent(changes);
    setSent(changes);
  });
  const changes = changesOf(draft, standing, isOpen);
  const undoable = sent.filter(({ matchId }) => isOpen(matchId));
  return {
    mine,
    draft,
    isKept,
    standing,
    changes,
    refused,
    isSending: isPending,
    isSaved: !isPending && sent.length > 0 && changes.length === 0,
    choose,
    discard: () => forget(changes.map(({ key }) => key)),
    send: () => mutate(changes),
    /** Undoes the last save; unavailable while another is in flight, since it would be ambiguous. */
    undo: !isPending && undoable.length > 0 ? () => mutate(undoneOf(undoable)) : undefined,
  };
}

export type Picks = ReturnType<typeof usePicks>;
