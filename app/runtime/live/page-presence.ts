export interface Presence {
  /** The page is visible again, the network is back, or the machine woke up. */
  onReturn(): void;
  onLeave(): void;
}

/** Reports when the page becomes visible or hidden, and once at the start. */
export function watchPresence(page: Document, { onReturn, onLeave }: Presence): void {
  const look = () => {
    if (page.visibilityState === "visible") onReturn();
    else onLeave();
  };
  page.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  // Restored from the back/forward cache: its connections are gone.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) look();
  });
  addEventListener("pagehide", onLeave);
  look();
}
