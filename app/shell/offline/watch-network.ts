/** Milliseconds between two looks for the network while a cached page is shown. */
export const LOOK_EVERY = 15_000;

export interface NetworkWatch {
  isVisible(): boolean;
  /** Asks the network for the page that is shown; false or a fault when it cannot be had. */
  look(): Promise<boolean>;
  /** Shows the page anew. */
  renew(): void;
  /** Calls each so many milliseconds. */
  every(milliseconds: number, call: () => void): void;
}

/**
 * Shows the page anew once the network is back: looked for at times, in a visible page only, one look at a time, and
 * whenever the returned function is called because something may have changed.
 */
export function watchNetwork({ isVisible, look, renew, every }: NetworkWatch): () => void {
  let isLooking = false;
  const check = async () => {
    if (isLooking || !isVisible()) return;
    isLooking = true;
    const isBack = await look().catch(() => false);
    isLooking = isBack;
    if (isBack) renew();
  };
  every(LOOK_EVERY, check);
  return check;
}
