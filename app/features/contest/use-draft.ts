import { useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "./device-picks.ts";
import type { Choices, PickKey } from "./picks.ts";

/** What is chosen and not sent yet. It stays on the device, over page loads and over signing in. */
export function useDraft(contestId: string, first: Choices) {
  const [draft, setDraft] = useState(first);
  const [isKept, setIsKept] = useState(false);
  const latest = useRef(draft);
  const write = (next: Choices) => {
    latest.current = next;
    setDraft(next);
    writeDraft(contestId, next);
  };
  useEffect(() => {
    const kept = readDraft(contestId);
    latest.current = { ...kept, ...latest.current };
    setDraft(latest.current);
    setIsKept(Object.keys(kept).length > 0);
  }, [contestId]);
  return {
    draft,
    /** It was here before this page, and nothing has been added since. */
    isKept,
    choose: (key: PickKey, choice: string) => {
      setIsKept(false);
      write({ ...latest.current, [key]: choice });
    },
    /** These have been sent, or are not wanted. */
    forget: (keys: readonly PickKey[]) =>
      write(Object.fromEntries(Object.entries(latest.current).filter(([key]) => !keys.includes(key as PickKey)))),
  };
}
