import type { PageScript } from "~/browser/page-script.ts";
import { PAGE_SCRIPT_ID } from "~/browser/page-script-id";
import { trustedWorker } from "~/browser/trusted-types";
import { compileSentence } from "~/i18n/sentence";
import { readOffsets } from "~/live/read-offsets";
import type saving from "../../../locales/en/saving.json";
import { type CacheMessage, RENEWED } from "./messages.ts";
import { NOTE_ID, noteKey, sinceText } from "./offline-note.ts";
import { watchNetwork } from "./watch-network.ts";

/** Has pages cached for times without a network, and says so when the page shown is a cached one. */
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
  // Offline its translations may be missing too: then the cached page is shown without a note, which is no reason to load it again.
  const say = () => showNote(script, Number(offlineSince), offlineOther !== undefined).catch(() => {});
  say();
  // What looked like a slow network turns out to be none.
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
    // The first page of all came before its worker.
    if (active) return;
    const { active: worker } = await workers.ready;
    worker?.postMessage({ cache: page.location.href } satisfies CacheMessage);
  } catch {
    // A browser that refuses (private window, no storage) has the site without a cache.
  }
}
