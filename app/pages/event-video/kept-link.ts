import { deviceStore } from "~/browser/storage";

/** The link of a video that a guest wanted to send waits here until they have signed in. */
const KEY = "contest-video";

export function readKeptLink(contestId: string, store = deviceStore()): string {
  const [of = "", link = ""] = (store?.getItem(KEY) ?? "").split(" ");
  return of === contestId ? link : "";
}

/** An empty link is none. */
export function keepLink(contestId: string, link: string, store = deviceStore()): void {
  try {
    if (link) store?.setItem(KEY, `${contestId} ${link.trim()}`);
    else store?.removeItem(KEY);
  } catch {
    // A storage that is full: the link stays on the page only.
  }
}
