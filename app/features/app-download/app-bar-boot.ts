import { BAR_HIDDEN, BAR_KEY, isBarHidden } from "./app-bar-time.ts";

// In front of the bar, so that one that was closed is never painted. Storage may be refused: then nothing was kept.
try {
  if (isBarHidden(localStorage.getItem(BAR_KEY), Date.now())) document.documentElement.setAttribute(BAR_HIDDEN, "");
} catch {}
