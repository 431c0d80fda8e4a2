import { useEffect, useRef, useState } from "react";
import { changeDraft, type DraftChanges, readDraft } from "./device-picks.ts";
import type { Change, Choices, PickKey } from "./picks.ts";

interface DraftSetup {
  contestId: string;
  /** What a form without script held. */
  first: Choices;
  /** What the reader has picked in the page before it had its script. */
  readTouched(): Choices;
}

const without = (draft: Choices, keys: readonly PickKey[]): Choices =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key as PickKey)));

/** What is chosen and not sent yet. It stays on the device, over page loads and over signing in. */
export function useDraft({ contestId, first, readTouched }: DraftSetup) {
  const [draft, setDraft] = useState(first);
  const [isKept, setIsKept] = useState(false);
  const latest = useRef(draft);
  const write = (next: Choices, changes: DraftChanges) => {
    latest.current = next;
    setDraft(next);
    changeDraft(contestId, changes);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew: React writes its own values then.
  useEffect(() => {
    const kept = readDraft(contestId);
    const held = { ...first, ...readTouched() };
    write({ ...kept, ...held }, held);
    setIsKept(Object.keys(kept).length > 0 && Object.keys(held).length === 0);
  }, [contestId]);
  const forget = (keys: readonly PickKey[]) =>
    write(without(latest.current, keys), Object.fromEntries(keys.map((key) => [key, undefined])));
  return {
    draft,
    /** It was here before this page, and nothing has been added since. */
    isKept,
    choose: (key: PickKey, choice: string) => {
      setIsKept(false);
      write({ ...latest.current, [key]: choice }, { [key]: choice });
    },
    /** These are not wanted. */
    forget,
    /** These have been sent; what has been changed since is not forgotten. */
    forgetSent: (changes: readonly Change[]) =>
      forget(changes.filter(({ key, to }) => (latest.current[key] ?? "") === to).map(({ key }) => key)),
  };
}
