import type { PublicConfig } from "#worker/pages/context";
import type { Store } from "./own-store.ts";

export interface StoreLink {
  store: Store;
  url: string;
}

const STORES: readonly Store[] = ["apple", "google", "apk"];

/** The configured stores, in order. */
export const storeLinks = ({ apps }: Pick<PublicConfig, "apps">): StoreLink[] =>
  STORES.flatMap((store) => {
    const url = apps[store];
    return url ? [{ store, url }] : [];
  });

/** Path of the app page, after the locale. */
export const APP_PATH = "/app-download";
