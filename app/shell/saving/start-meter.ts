import type { PageScript } from "~/browser/page-script.ts";
import { compileSentence } from "~/i18n/sentence";
import { APPLIED_EVENT } from "~/live/list-view";
import type saving from "../../../locales/en/saving.json";
import { bytesOf, formatSize, type Loaded, readCount } from "./count-bytes.ts";
import { METER_ID } from "./meter-place.ts";

/** Where a tab's visit keeps its count, from page to page. */
const STORED = "bytes";
/** Bytes: a goal pushed through a socket, with its frame. The browser counts requests only. */
const PUSHED = 150;

/** Counts the bytes of the visit and tells them in the panel of settings, while it is open. */
export function startMeter(script: PageScript): void {
  const { page } = script;
  const place = page.getElementById(METER_ID);
  const panel = place?.closest<HTMLElement>("[popover]");
  if (!place || !panel || !("PerformanceObserver" in window)) return;
  // Now, so that they are on the device when there is no network (offline/start-offline.ts needs them too).
  const texts = script.translations<typeof saving>("saving");
  // A number's first format costs a phone a tenth of a second: not before anyone looks.
  const showWhereOpen = () => {
    if ("popover" in panel && !panel.matches(":popover-open")) return;
    texts.then(
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

/** The visit's count; where nothing may be stored, the page's own. */
let counted = 0;

/** Adds to the visit's count, which a page that the visitor comes back to finds grown. */
function count(bytes: number): void {
  try {
    counted = readCount(sessionStorage.getItem(STORED)) + bytes;
    sessionStorage.setItem(STORED, String(counted));
  } catch {
    counted += bytes;
  }
}
