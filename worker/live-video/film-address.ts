import * as z from "zod/mini";
import { seal, unseal } from "../platform/sealed.ts";
import type { SessionKeys } from "../settings/session-keys.ts";

/** Where an address of ours leads to a film. */
const FILM_PATH = "/live-video";

/** Seconds for which it does: it is followed by the press that asked for it. */
const FILM_ADDRESS_LIFETIME = 300;

const FilmClaims = z.object({ videoId: z.string(), url: z.string(), username: z.string() });

/** A camera's film, and the member who may watch it. */
export type FilmClaims = z.output<typeof FilmClaims>;

export interface SealFacts {
  keys: SessionKeys;
  /** Real milliseconds. */
  now: number;
}

/** The film's own address if it is on a host that the operator lists (LIVE_VIDEO_HOSTS); otherwise undefined. */
export function playableUrl(url: string | undefined, hosts: readonly string[] = []): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, host, href } = new URL(url);
  return protocol === "https:" && hosts.includes(host) ? href : undefined;
}

const TYPES: readonly [ending: string, type: string][] = [
  [".m3u8", "application/vnd.apple.mpegurl"],
  [".mp4", "video/mp4"],
  [".webm", "video/webm"],
];

/** From its file name, so that a browser can tell whether it plays it; undefined if unknown. */
export function filmType(url: string): string | undefined {
  const { pathname } = new URL(url);
  return TYPES.find(([ending]) => pathname.endsWith(ending))?.[1];
}

/** An address of ours that redirects this member, and nobody else, to the film for five minutes. */
export async function filmAddress(claims: FilmClaims, { keys, now }: SealFacts): Promise<string> {
  const key = await seal({ ...claims }, { keys, purpose: "video", now, lifetime: FILM_ADDRESS_LIFETIME });
  return `${FILM_PATH}/${claims.videoId}?key=${key}`;
}

/** The film's own address; undefined where ours is forged, expired, or for another film or member. */
export async function readFilmAddress(
  key: string,
  { videoId, username }: Omit<FilmClaims, "url">,
  { keys, now }: SealFacts,
): Promise<string | undefined> {
  const { data } = FilmClaims.safeParse(await unseal(key, { keys, purpose: "video", now }));
  return data?.videoId === videoId && data.username === username ? data.url : undefined;
}
