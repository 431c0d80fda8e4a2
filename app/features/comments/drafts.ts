import { COMMENTS_KEY } from "~/runtime/members/drafts";
import { type Store, tabStore } from "~/runtime/storage";

// Unposted comments are stored in the tab, across page loads and signing in.

/** What a text is for: a piece, or a reply to one of its comments. */
export interface DraftPlace {
  newsId: string;
  parentId?: string | undefined;
}

const nameOf = ({ newsId, parentId = "" }: DraftPlace): string => `${newsId}/${parentId}`;

function readAll(store: Store | undefined): Record<string, string> {
  try {
    const drafts: unknown = JSON.parse(store?.getItem(COMMENTS_KEY) ?? "{}");
    return typeof drafts === "object" && drafts !== null ? (drafts as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Empty if nothing was written. */
export function readDraft(place: DraftPlace, store = tabStore()): string {
  const draft = readAll(store)[nameOf(place)];
  return typeof draft === "string" ? draft : "";
}

/** An empty text removes the draft. */
export function writeDraft(place: DraftPlace, text: string, store = tabStore()): void {
  const { [nameOf(place)]: _before, ...others } = readAll(store);
  const drafts = text ? { ...others, [nameOf(place)]: text } : others;
  try {
    if (Object.keys(drafts).length > 0) store?.setItem(COMMENTS_KEY, JSON.stringify(drafts));
    else store?.removeItem(COMMENTS_KEY);
  } catch {
    // Storage is full: the text exists on the page only.
  }
}
