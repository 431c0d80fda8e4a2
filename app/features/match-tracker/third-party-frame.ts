import type { Tracker } from "#contract/domain/tracker";

/** A third party's match tracker. */
export interface TrackerFrame {
  /** Its address, https. */
  page: string;
  host: string;
  /** Whether it may be embedded once the visitor consents; otherwise it is only linked. */
  mayEmbed: boolean;
}

/**
 * The third-party tracker offered by the upstream; undefined unless https. `hosts` are those the operator allows
 * (`TRACKER_HOSTS`), which the content security policy lists.
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
