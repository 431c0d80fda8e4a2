import type { PageScript } from "~/browser/page-script.ts";
import { PAGE_SCRIPT_ID } from "~/browser/page-script-id";
import { trustedWorker } from "~/browser/trusted-types";
import { compileSentence } from "~/i18n/sentence";
import { readOffsets } from "~/live/read-offsets";
import type saving from "../../../locales/en/saving.json";
import { type CacheMessage, RENEWED } from "./messages.ts";
import { NOTE_ID, noteKey, sinceText } from "./offline-note.ts";
import { watchNetwork } from "./watch-network.ts";

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
