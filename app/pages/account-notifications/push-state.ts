/** What a member reads of pushes on the device that they are at. */
export type PushState =
  /** The browser does not know pushes. */
  | "unsupported"
  /** The site has no service worker: OFFLINE=off, or a browser that refuses it. */
  | "noWorker"
  /** iPhones and iPads know pushes only of sites on their home screen. */
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

/** iPads call themselves Macs, which have no touch screen. */
export const isAppleMobile = (userAgent: string, touchPoints: number): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
