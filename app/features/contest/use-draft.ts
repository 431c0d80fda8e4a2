import { useEffect, useRef, useState } from "react";
import { PICKS_KEY } from "~/runtime/members/drafts";
import { deviceStore, type Store } from "~/runtime/storage";
import type { Change, Choices, PickKey } from "./picks.ts";

// Unsent picks are stored on the device, by contest: they survive page loads and signing in.

function readAll(store: Store | undefined): Record<string, Choices> {
  try {
    const kept: unknown = JSON.parse(store?.getItem(PICKS_KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Choices>) : {};
  } catch {
    return {};
  }
}

const isChoice = ([key, choice]: [string, unknown]): boolean =>
  /^(AH|OU|SCORE)\.[\w-]{1,64}$/.test(key) && typeof choice === "string" && choice.length < 10;

export function readDraft(contestId: string, store = deviceStore()): Choices {
  const draft: unknown = readAll(store)[contestId];
  return typeof draft === "object" && draft !== null ? Object.fromEntries(Object.entries(draft).filter(isChoice)) : {};
}

/** New values of single picks; undefined removes one. */
type DraftChanges = Readonly<Record<PickKey, string | undefined>>;

/** Updates the stored draft without touching another tab's picks. An empty draft is removed. */
export function changeDraft(contestId: string, changes: DraftChanges, store = deviceStore()): void {
  const { [contestId]: _before, ...others } = readAll(store);
  const changed = Object.entries({ ...readDraft(contestId, store), ...changes });
  const draft = Object.fromEntries(changed.filter(isChoice)) as Choices;
  const kept = Object.keys(draft).length > 0 ? { ...others, [contestId]: draft } : others;
  try {
    if (Object.keys(kept).length > 0) store?.setItem(PICKS_KEY, JSON.stringify(kept));
    else store?.removeItem(PICKS_KEY);
  } catch {
    // Storage is full or denied: the picks stay on the page only.
  }
}

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
