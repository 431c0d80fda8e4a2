import type { Highlight } from "#contract/domain/highlight";
import { VIDEO_HOSTS } from "#contract/tables/video-hosts";
import { foreignAddress, ownAddress } from "./own-address.ts";

/** How a highlight is shown to a visitor. */
export type Playback =
  /** An animation from our own storage. */
  | { kind: "animation"; src: string }
  /** A video from our own storage, for the browser's player. */
  | { kind: "film"; src: string }
  /** A third party's player, loaded once the visitor consents; `page` links to the same video on their site. */
  | { kind: "frame"; src: string; host: string; page: string }
  /** Only available on the third party's site. */
  | { kind: "link"; host: string; page: string }
  /** Not available in the visitor's country. */
  | { kind: "blocked" }
  /** An unsafe address. */
  | { kind: "unplayable" };

interface Watcher {
  storageBaseUrl: string;
  /** ISO 3166-1 alpha-2; undefined if unknown. */
  country: string | undefined;
}

type Played = Pick<Highlight, "source" | "url" | "mayEmbed" | "blockedCountries">;

/** Decides how a highlight is shown. Visitors of unknown country may see videos that are blocked in some countries. */
export function playbackOf({ source, url, mayEmbed, blockedCountries }: Played, watcher: Watcher): Playback {
  const { country } = watcher;
  if (country !== undefined && blockedCountries.includes(country)) return { kind: "blocked" };
  const own = ownAddress(url, watcher.storageBaseUrl);
  if (source === "animation" && own) return { kind: "animation", src: own };
  if (source === "hls" && own) return { kind: "film", src: own };
  const there = addressesOf(source, url);
  if (!there) return { kind: "unplayable" };
  const { page, frame } = there;
  const host = page.hostname.replace(/^www\./, "");
  if (!mayEmbed || !frame || !VIDEO_HOSTS.some((one) => one === frame.hostname))
    return { kind: "link", host, page: page.href };
  return { kind: "frame", src: frame.href, host, page: page.href };
}

interface Addresses {
  page: URL;
  /** The embeddable player's address. */
  frame?: URL;
}

function addressesOf(source: Highlight["source"], url: string): Addresses | undefined {
  if (source === "youtube") {
    const id = /(?:^|[/=])([\w-]{11})(?=$|[?&#/])/.exec(url)?.[1];
    return id
      ? addresses(`https://www.youtube.com/watch?v=${id}`, `https://www.youtube-nocookie.com/embed/${id}`)
      : undefined;
  }
  if (source === "vimeo") {
    const id = /(?:^|\/)(\d{5,12})(?=$|[?#/])/.exec(url)?.[1];
    return id ? addresses(`https://vimeo.com/${id}`, `https://player.vimeo.com/video/${id}?dnt=1`) : undefined;
  }
  const page = foreignAddress(url);
  if (!page) return undefined;
  return source === "iframe" ? { page, frame: page } : { page };
}

const addresses = (page: string, frame: string): Addresses => ({ page: new URL(page), frame: new URL(frame) });
