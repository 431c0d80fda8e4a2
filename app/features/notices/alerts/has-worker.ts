import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";

/** The build has a service worker (OFFLINE is not off), the page names it, and the browser supports it. */
export const hasWorker = (): boolean =>
  import.meta.env.OFFLINE !== "off" &&
  "serviceWorker" in navigator &&
  Boolean(document.getElementById(PAGE_SCRIPT_ID)?.dataset.worker);
