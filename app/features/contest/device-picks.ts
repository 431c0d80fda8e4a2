import { PICKS_KEY } from "~/browser/drafts";
import { deviceStore, type Store } from "~/browser/storage";
import type { Choices, PickKey } from "./picks.ts";

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
export type DraftChanges = Readonly<Record<PickKey, string | undefined>>;

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
