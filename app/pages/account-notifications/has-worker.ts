import { PAGE_SCRIPT_ID } from "~/browser/page-script-id";

/** The site's build has a worker (OFFLINE is not off), the page names it, and this browser takes one. */
export const hasWorker = (): boolean =>
  import.meta.env.OFFLINE !== "off" &&
  "serviceWorker" in navigator &&
  Boolean(document.getElementById(PAGE_SCRIPT_ID)?.dataset.worker);
