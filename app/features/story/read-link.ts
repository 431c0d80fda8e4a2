import { type LocaleCode, localeNamed } from "#contract/tables/locales";
import { playbackOf } from "~/features/highlights/playback";
import { localePath } from "~/page/locale-path";
import type { StoryElement, StoryFilm } from "./story.ts";

export interface LinkFacts {
  /** Scheme and host of the site. */
  origin: string;
  /** Locale of the page. */
  locale: LocaleCode;
}

/**
 * The target of a story's link: a path on this site, in the page's language unless it names one, or an external
 * address. Undefined for anything that is not a web address.
 */
export function readLink(
  given: string,
  { origin, locale }: LinkFacts,
): Pick<StoryElement, "href" | "isForeign"> | undefined {
  if (!given.trim() || !URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  if (url.origin === origin) return { href: ownPath(url, locale) };
  return isOnTheWeb(url) ? { href: url.href, isForeign: true } : undefined;
}

const isOnTheWeb = ({ protocol, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && username === "" && password === "";

function ownPath({ pathname, search, hash }: URL, locale: LocaleCode): string {
  if (pathname === "/") return hash || `/${locale}`;
  const path = pathname.replace(/^\/+/, "/");
  const hasLocale = localeNamed(path.split("/")[1]) !== undefined;
  return (hasLocale ? path : localePath(locale, path)) + search + hash;
}

const SOURCES: Readonly<Record<string, "youtube" | "vimeo">> = {
  "youtube.com": "youtube",
  "youtube-nocookie.com": "youtube",
  "youtu.be": "youtube",
  "vimeo.com": "vimeo",
  "player.vimeo.com": "vimeo",
};

/** The video at an address, if its host's player may be framed. */
export function filmOf(address: string): StoryFilm["film"] | undefined {
  if (!URL.canParse(address)) return undefined;
  const source = SOURCES[new URL(address).hostname.replace(/^(www|m)\./, "")];
  if (!source) return undefined;
  const film = { source, url: address, mayEmbed: true, blockedCountries: [] };
  const playback = playbackOf(film, { storageBaseUrl: "/", country: undefined });
  if (playback.kind !== "frame") return undefined;
  const { src, host, page } = playback;
  return { src, host, page };
}
