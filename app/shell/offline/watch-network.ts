/** Milliseconds between two checks of the network while a cached page is shown. */
export const LOOK_EVERY = 15_000;

export interface NetworkWatch {
  isVisible(): boolean;
  /** Requests the shown page from the network; false or a rejection if that fails. */
  look(): Promise<boolean>;
  /** Reloads the page. */
  renew(): void;
  every(milliseconds: number, call: () => void): void;
}

/**
 * Reloads the page once the network is back. Checks at intervals and when the returned function is called; only while
 * the page is visible, and one check at a time.
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
