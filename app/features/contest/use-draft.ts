import { useEffect, useRef, useState } from "react";
import { changeDraft, type DraftChanges, readDraft } from "./device-picks.ts";
import type { Change, Choices, PickKey } from "./picks.ts";

interface DraftSetup {
  contestId: string;
  /** Values of a form sent without script. */
  first: Choices;
  /** What the reader picked before the page was hydrated. */
  readTouched(): Choices;
}

const without = (draft: Choices, keys: readonly PickKey[]): Choices =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key as PickKey)));

/** Selections that are not sent yet. They are stored on the device and survive page loads and signing in. */
export function useDraft({ contestId, first, readTouched }: DraftSetup) {
  const [draft, setDraft] = useState(first);
  const [isKept, setIsKept] = useState(false);
  const latest = useRef(draft);
  const write = (next: Choices, changes: DraftChanges) => {
    latest.current = next;
    setDraft(next);
    changeDraft(contestId, changes);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before React re-renders and writes its own values.
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
    /** It was restored from the device, and nothing has been added since. */
    isKept,
    choose: (key: PickKey, choice: string) => {
      setIsKept(false);
      write({ ...latest.current, [key]: choice }, { [key]: choice });
    },
    /** Discards these. */
    forget,
    /** Discards what has been sent; later changes are kept. */
    forgetSent: (changes: readonly Change[]) =>
      forget(changes.filter(({ key, to }) => (latest.current[key] ?? "") === to).map(({ key }) => key)),
  };
}
