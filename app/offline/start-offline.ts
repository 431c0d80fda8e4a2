import { compileSentence } from "~/i18n/sentence";
import { readOffsets } from "~/live/read-offsets";
import { PAGE_SCRIPT_ID } from "~/page-script/page-script-id";
import type { PageScript } from "~/page-script/page-words";
import type saving from "../../locales/en/saving.json";
import { type KeepMessage, RENEWED } from "./messages.ts";
import { NOTE_ID, noteWord, sinceText } from "./offline-note.ts";
import { watchNetwork } from "./watch-network.ts";

/** Has pages kept for times without a network, and says so when the page shown is such a copy. */
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
  // Offline its words may be missing too: then the copy is shown without a word, which is no reason to load it again.
  const say = () => tell(script, Number(offlineSince), offlineOther !== undefined).catch(() => {});
  say();
  // What looked like a slow network turns out to be none.
  window.addEventListener("offline", say);
}

async function tell(script: PageScript, since: number, isOther: boolean): Promise<void> {
  const { page } = script;
  const words = await script.words<typeof saving>("saving");
  const { lang, dataset } = page.documentElement;
  const time = sinceText(since, Date.now(), readOffsets(dataset.zone ?? ""), lang);
  const note = page.getElementById(NOTE_ID);
  const word = noteWord({ isOther, isOnline: navigator.onLine });
  if (note) note.textContent = compileSentence(words.offline[word])({ time });
}

async function registerWorker(page: Document): Promise<void> {
  const address = page.getElementById(PAGE_SCRIPT_ID)?.dataset.worker;
  const workers = navigator.serviceWorker;
  if (!address || !workers) return;
  try {
    const { active } = await workers.register(address);
    // The first page of all came before its worker.
    if (active) return;
    const { active: worker } = await workers.ready;
    worker?.postMessage({ keep: page.location.href } satisfies KeepMessage);
  } catch {
    // A browser that refuses (private window, no storage) has the site without copies.
  }
}
