import { BAR_HIDDEN, BAR_KEY, isBarHidden } from "./app-download.ts";

// Runs before the bar, so that a closed one is never painted. If storage is denied, nothing was stored.
try {
  if (isBarHidden(localStorage.getItem(BAR_KEY), Date.now())) document.documentElement.setAttribute(BAR_HIDDEN, "");
} catch {}
