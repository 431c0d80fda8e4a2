/** The state of pushes on the current device. */
export type PushState =
  /** The browser does not support pushes. */
  | "unsupported"
  /** There is no service worker: OFFLINE=off, or an unsupported browser. */
  | "noWorker"
  /** iPhones and iPads support pushes only for sites on the home screen. */
  | "homeScreen"
  /** The browser blocks notifications of the site. */
  | "denied"
  | "off"
  | "on";

export interface PushFacts {
  hasPush: boolean;
  hasWorker: boolean;
  isAppleMobile: boolean;
  /** Opened from the home screen. */
  isStandalone: boolean;
  permission: NotificationPermission | undefined;
  /** This browser has a subscription, made for this member. */
  isSubscribed: boolean;
}

export function pushState(facts: PushFacts): PushState {
  if (facts.isAppleMobile && !facts.isStandalone) return "homeScreen";
  if (!facts.hasPush) return "unsupported";
  if (!facts.hasWorker) return "noWorker";
  if (facts.permission === "denied") return "denied";
  return facts.isSubscribed && facts.permission === "granted" ? "on" : "off";
}

/** iPads identify as Macs, but Macs have no touch screen. */
export const isAppleMobile = (userAgent: string, touchPoints: number): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
