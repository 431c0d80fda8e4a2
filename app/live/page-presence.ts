export interface Presence {
  /** The page is seen again, the network is back, or the machine woke up. */
  onReturn(): void;
  onLeave(): void;
}

/** Tells when somebody looks at the page and when nobody does; at once how it is now. */
export function watchPresence(page: Document, { onReturn, onLeave }: Presence): void {
  const look = () => {
    if (page.visibilityState === "visible") onReturn();
    else onLeave();
  };
  page.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  // Out of the browser's memory the page goes on where it was: its connections are gone.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) look();
  });
  addEventListener("pagehide", onLeave);
  look();
}
