import { compileSentence } from "~/i18n/sentence";
import type { PageScript } from "~/page-script/page-words";
import type saving from "../../../locales/en/saving.json";
import { bytesOf, formatSize, type Loaded, readCount } from "./count-bytes.ts";
import { METER_ID } from "./meter-place.ts";

/** Where a tab's visit keeps its count, from page to page. */
const STORED = "bytes";
/** Bytes: a goal pushed through a socket, with its frame. The browser counts requests only. */
const PUSHED = 150;

/** Counts the bytes of the visit and tells them in the panel of settings. */
export async function startMeter(script: PageScript): Promise<void> {
  const { page } = script;
  const place = page.getElementById(METER_ID);
  if (!place || !("PerformanceObserver" in window)) return;
  const words = await script.words<typeof saving>("saving");
  const tell = compileSentence(words.meter);
  const add = (bytes: number) => {
    const total = count(bytes);
    const size = formatSize(total, page.documentElement.lang);
    place.textContent = tell({ size });
  };
  const observer = new PerformanceObserver((list) => add(bytesOf(list.getEntries() as (PerformanceEntry & Loaded)[])));
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });
  page.addEventListener("live:applied", () => add(PUSHED));
}

/** Where nothing may be stored: the page's own. */
let counted = 0;

/** Adds to the visit's count, which a page that the visitor comes back to finds grown. */
function count(bytes: number): number {
  try {
    counted = readCount(sessionStorage.getItem(STORED)) + bytes;
    sessionStorage.setItem(STORED, String(counted));
  } catch {
    counted += bytes;
  }
  return counted;
}
