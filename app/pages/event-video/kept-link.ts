import { VIDEO_KEY } from "~/browser/drafts";
import { deviceStore } from "~/browser/storage";

// A video link that a guest wants to send is stored on the device until they have signed in.

export function readKeptLink(contestId: string, store = deviceStore()): string {
  const [of = "", link = ""] = (store?.getItem(VIDEO_KEY) ?? "").split(" ");
  return of === contestId ? link : "";
}

/** An empty link removes it. */
export function keepLink(contestId: string, link: string, store = deviceStore()): void {
  try {
    if (link) store?.setItem(VIDEO_KEY, `${contestId} ${link.trim()}`);
    else store?.removeItem(VIDEO_KEY);
  } catch {
    // Storage is full: the link stays on the page only.
  }
}
