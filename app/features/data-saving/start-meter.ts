import { APPLIED_EVENT } from "~/features/live/list-view";
import { compileSentence } from "~/i18n/sentence";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import type saving from "../../../locales/en/saving.json";
import { bytesOf, formatSize, type Loaded, METER_ID, readCount } from "./count-bytes.ts";

/** Storage key of the count, which spans the pages of a tab's visit. */
const STORED = "bytes";
/** Bytes of a goal pushed through a socket, with its frame; the browser's timings cover requests only. */
const PUSHED = 150;

/** Counts the bytes of the visit and shows them in the settings panel while it is open. */
export function startMeter(script: PageScript): void {
  const { page } = script;
  const place = page.getElementById(METER_ID);
  const panel = place?.closest<HTMLElement>("[popover]");
  if (!place || !panel || !("PerformanceObserver" in window)) return;
  // Loaded now, so that they are available offline (offline/start-offline.ts needs them too).
  const texts = () => script.translations<typeof saving>("saving");
  texts().catch(() => undefined);
  // The first number format costs a phone a tenth of a second, so it waits until the panel is open.
  const showWhereOpen = () => {
    if ("popover" in panel && !panel.matches(":popover-open")) return;
    texts().then(
      ({ meter }) => {
        place.textContent = compileSentence(meter)({ size: formatSize(counted, page.documentElement.lang) });
      },
      () => undefined,
    );
  };
  const add = (bytes: number) => {
    count(bytes);
    showWhereOpen();
  };
  panel.addEventListener("toggle", showWhereOpen);
  const observer = new PerformanceObserver((list) => add(bytesOf(list.getEntries() as (PerformanceEntry & Loaded)[])));
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });
  page.addEventListener(APPLIED_EVENT, () => add(PUSHED));
}

/** The visit's count; the page's own if nothing can be stored. */
let counted = 0;

/** Reads the stored count first: other pages may have raised it since. */
function count(bytes: number): void {
  try {
    counted = readCount(sessionStorage.getItem(STORED)) + bytes;
    sessionStorage.setItem(STORED, String(counted));
  } catch {
    counted += bytes;
  }
}
