import type { Tracker } from "#contract/domain/tracker";

/** A third party's drawing of the match. */
export interface TrackerFrame {
  /** Its address, https. */
  page: string;
  host: string;
  /** It may be loaded into our page once the visitor agrees; else it is a link only. */
  mayEmbed: boolean;
}

/**
 * What the upstream offers of a third party's; nothing for anything but https. `hosts` are those that the operator lets
 * in (`TRACKER_HOSTS`), which the content security policy names.
 */
export function thirdPartyFrame({ url }: Pick<Tracker, "url">, hosts: readonly string[]): TrackerFrame | undefined {
  const address = url !== null && URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol !== "https:") return undefined;
  return {
    page: address.href,
    host: address.hostname.replace(/^www\./, ""),
    mayEmbed: hosts.includes(address.host),
  };
}
