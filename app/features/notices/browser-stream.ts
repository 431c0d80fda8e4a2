import type { StreamFacts } from "./notice-stream.ts";

/** How a page connects to its member's stream (worker/live). */
export const browserStream = (page: Document): StreamFacts => ({
  open: () => new WebSocket(`${page.location.origin.replace("http", "ws")}/live/notices`),
  isVisible: () => page.visibilityState === "visible",
  watch(onChange) {
    const look = () => onChange(false);
    page.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    // Restored from the back/forward cache: its connections are closed.
    addEventListener("pageshow", ({ persisted }) => persisted && look());
    addEventListener("pagehide", () => onChange(true));
  },
  now: () => performance.now(),
  random: () => Math.random(),
});
