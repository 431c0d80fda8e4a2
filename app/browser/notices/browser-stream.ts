import type { StreamFacts } from "./notice-stream.ts";

/** How a page reaches the stream of its member (worker/live). */
export const browserStream = (page: Document): StreamFacts => ({
  open: () => new WebSocket(`${page.location.origin.replace("http", "ws")}/live/notices`),
  isVisible: () => page.visibilityState === "visible",
  watch(onChange) {
    const look = () => onChange(false);
    page.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    // From the back/forward cache: its connections are gone.
    addEventListener("pageshow", ({ persisted }) => persisted && look());
    addEventListener("pagehide", () => onChange(true));
  },
  now: () => performance.now(),
  random: () => Math.random(),
});
