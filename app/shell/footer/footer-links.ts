import type { LocaleCode } from "#contract/tables/locales";
import type { PublicConfig } from "#worker/pages/context";

type Network = keyof PublicConfig["socials"];

interface NetworkRow {
  network: Network;
  name: string;
  /** The languages that show the link (specification, section 2); all if absent. */
  locales?: readonly LocaleCode[];
}

const NETWORKS: readonly NetworkRow[] = [
  { network: "facebook", name: "Facebook" },
  { network: "instagram", name: "Instagram" },
  { network: "tiktok", name: "TikTok", locales: ["vn", "th", "kh"] },
  { network: "line", name: "LINE", locales: ["th"] },
];

export interface SocialLink {
  network: Network;
  name: string;
  url: string;
}

/** The configured social networks shown in a language's footer, in order. */
export const socialLinks = ({ socials }: Pick<PublicConfig, "socials">, locale: LocaleCode): SocialLink[] =>
  NETWORKS.flatMap(({ network, name, locales }) => {
    const url = socials[network];
    return url && (!locales || locales.includes(locale)) ? [{ network, name, url }] : [];
  });

type App = keyof PublicConfig["apps"];

const STORES: readonly { app: App; name: string }[] = [
  { app: "apple", name: "App Store" },
  { app: "google", name: "Google Play" },
  { app: "apk", name: "APK" },
];

/** The configured app stores, in order. */
export const appLinks = ({ apps }: Pick<PublicConfig, "apps">): { app: App; name: string; url: string }[] =>
  STORES.flatMap(({ app, name }) => {
    const url = apps[app];
    return url ? [{ app, name, url }] : [];
  });
