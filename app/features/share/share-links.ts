import type { LocaleCode } from "#contract/tables/locales";
import { islandId } from "../../runtime/islands/island-event.ts";

export interface ShareTarget {
  name: string;
  href: string;
}

interface Shared {
  /** Absolute. */
  url: string;
  /** The match, in words. */
  text: string;
}

const NETWORKS = {
  Facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  X: ({ url, text }) =>
    `https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
  LINE: ({ url }) => `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`,
  Zalo: ({ url }) => `https://button-share.zalo.me/share_external?layout=1&d=${zaloPayload(url)}&shareType=0`,
  WhatsApp: ({ url, text }) => `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`,
  Telegram: ({ url, text }) => `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
} as const satisfies Record<string, (shared: Shared) => string>;

type Network = keyof typeof NETWORKS;

/** Zalo's own button sends JSON in base64, percent-encoded twice. */
const zaloPayload = (url: string): string =>
  encodeURIComponent(encodeURIComponent(btoa(JSON.stringify({ url: new URL(url).href }))));

const INTERNATIONAL: readonly Network[] = ["Facebook", "X", "WhatsApp", "Telegram", "LINE", "Zalo"];

/** The preferred networks in a language. */
const FIRST: Partial<Record<LocaleCode, readonly Network[]>> = {
  th: ["LINE", "Facebook"],
  vn: ["Zalo", "Facebook"],
  kh: ["Facebook", "Telegram"],
  "zh-Hant": ["WhatsApp", "LINE", "Facebook"],
  pt: ["WhatsApp", "Facebook"],
};

/** Plain links that share a page on a network, the language's preferred ones first. */
export const shareTargets = (locale: LocaleCode, shared: Shared): ShareTarget[] =>
  [...new Set([...(FIRST[locale] ?? []), ...INTERNATIONAL])].map((name) => ({ name, href: NETWORKS[name](shared) }));

/** Id of the share sheet. */
export const SHARE_ID = "share";

/** Attributes of a button that opens the sheet, natively until the island has loaded. */
export const SHARE_OPENER = { popovertarget: SHARE_ID, "data-opens": islandId("share") } as const;
