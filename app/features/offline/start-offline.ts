import { readOffsets } from "~/features/live/read-offsets";
import { compileSentence } from "~/i18n/sentence";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file.ts";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { trustedWorker } from "~/runtime/page-script/trusted-types";
import type saving from "../../../locales/en/saving.json";
import { type CacheMessage, RENEWED } from "./messages.ts";
import { NOTE_ID, noteKey, sinceText } from "./offline-note.ts";

/** Milliseconds between two checks of the network while a cached page is shown. */
export const LOOK_EVERY = 15_000;

interface NetworkWatch {
  isVisible(): boolean;
  /** Requests the shown page from the network; false or a rejection if that fails. */
  look(): Promise<boolean>;
  /** Reloads the page. */
  renew(): void;
  every(milliseconds: number, call: () => void): void;
}

/**
 * Reloads the page once the network is back. Checks at intervals and when the returned function is called; only while
 * the page is visible, and one check at a time.
 */
export function watchNetwork({ isVisible, look, renew, every }: NetworkWatch): () => void {
  let isLooking = false;
  const check = async () => {
    if (isLooking || !isVisible()) return;
    isLooking = true;
    const isBack = await look().catch(() => false);
    isLooking = isBack;
    if (isBack) renew();
  };
  every(LOOK_EVERY, check);
  return check;
}

/** Registers the service worker, which caches pages for offline use, and shows a note on a cached page. */
export function startOffline(script: PageScript): void {
  const { page } = script;
  const { offlineSince, offlineOther } = page.documentElement.dataset;
  registerWorker(page);
  if (offlineSince === undefined && offlineOther === undefined) return;
  const renew = () => page.location.reload();
  const check = watchNetwork({
    isVisible: () => page.visibilityState === "visible",
    look: async () => (await fetch(page.location.href, { method: "HEAD", cache: "no-store" })).ok,
    renew,
    every: (milliseconds, call) => setInterval(call, milliseconds),
  });
  window.addEventListener("online", check);
  page.addEventListener("visibilitychange", check);
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data === RENEWED && renew());
  if (!offlineSince) return;
  // Offline, the note's translations may be missing too: then there is no note, which is no reason to reload.
  const say = () => showNote(script, Number(offlineSince), offlineOther !== undefined).catch(() => {});
  say();
  // An apparently slow network turns out to be down.
  window.addEventListener("offline", say);
}

async function showNote(script: PageScript, since: number, isOther: boolean): Promise<void> {
  const { page } = script;
  const texts = await script.translations<typeof saving>("saving");
  const { lang, dataset } = page.documentElement;
  const time = sinceText(since, Date.now(), readOffsets(dataset.zone ?? ""), lang);
  const note = page.getElementById(NOTE_ID);
  const key = noteKey({ isOther, isOnline: navigator.onLine });
  if (note) note.textContent = compileSentence(texts.offline[key])({ time });
}

async function registerWorker(page: Document): Promise<void> {
  const address = page.getElementById(PAGE_SCRIPT_ID)?.dataset.worker;
  const workers = navigator.serviceWorker;
  if (!address || !workers) return;
  try {
    const { active } = await workers.register(trustedWorker());
    // The very first page was loaded before the worker was active.
    if (active) return;
    const { active: worker } = await workers.ready;
    worker?.postMessage({ cache: page.location.href } satisfies CacheMessage);
  } catch {
    // If the browser refuses (private window, no storage), the site works without a cache.
  }
}
