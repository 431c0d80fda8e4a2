import type { Context } from "hono";
import * as z from "zod/mini";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { JSON_HEADERS } from "../api/api-fault.ts";
import { refuseCaller, refuseFault } from "../api/api-refusal.ts";
import { buildCaller } from "../api/caller-of.ts";
import type { Edge } from "../edge.ts";
import { accountOfRequest } from "../members/account-for.ts";
import type { Refusal } from "../pages/context.ts";
import { splitAddress } from "../platform/address.ts";
import { redirectVisitor } from "../platform/redirect-visitor.ts";
import { seal, unseal } from "../platform/sealed.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { settingsOf } from "../settings/settings.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";

/** Where an address of ours leads to a film. */
const FILM_PATH = "/live-video";

/** Seconds for which it does: it is followed by the press that asked for it. */
const FILM_ADDRESS_LIFETIME = 300;

const FilmClaims = z.object({ videoId: z.string(), url: z.string(), username: z.string() });

/** A camera's film, and the member who may watch it. */
type FilmClaims = z.output<typeof FilmClaims>;

interface SealFacts {
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

export interface LiveVideoOptions {
  upstream: Upstream;
}

/** What a camera offers: its film at an address of ours, nothing, or a refusal. */
type Found = { kind: "film"; address: string; type: string | undefined } | { kind: "none" } | Refused;
type Refused = { kind: "refused" } & Pick<Refusal, "code" | "message">;

const SIGNED_OUT: Refused = { kind: "refused", code: BUSINESS_SESSION_INVALID };

interface Answer {
  found: Found;
  /** Set-Cookie values if a session has ended. */
  cookies: readonly string[];
}

/** The livestreams of the sevens are for members (specification, section 6): the handlers that lead to the films. */
export function liveVideoHandlers({ upstream }: LiveVideoOptions) {
  /** What the visitor can watch. Guests are refused here. Throws UpstreamFault. */
  async function find(c: Context<Edge>, videoId: string, locale: LocaleCode): Promise<Answer> {
    const { sessionKeys: keys, config } = settingsOf(c.env);
    const account = accountOfRequest(c, upstream, locale);
    const { member } = account;
    if (!member || !keys) return { found: SIGNED_OUT, cookies: [] };
    const answer = await account.call("sevensLiveVideoUrl", { videoId });
    const { cookies } = account;
    if (answer.isRefused) return { found: { kind: "refused", ...answer }, cookies };
    const url = playableUrl(answer.value, config.liveVideoHosts);
    if (url === undefined) return { found: { kind: "none" }, cookies };
    const address = await filmAddress({ videoId, url, username: member.username }, { keys, now: Date.now() });
    return { found: { kind: "film", address, type: filmType(url) }, cookies };
  }

  /** The same; undefined if the upstream has nothing. */
  async function findOrNone(...parameters: Parameters<typeof find>): Promise<Answer | undefined> {
    try {
      return await find(...parameters);
    } catch (error) {
      if (error instanceof UpstreamFault && error.isAnswer) return undefined;
      throw error;
    }
  }

  async function answerFound(c: Context<Edge>, found: Found): Promise<Response> {
    const caller = buildCaller(c);
    switch (found.kind) {
      case "refused": {
        const { code: businessCode, message } = found;
        return refuseCaller(caller, { status: 200, reason: "refused", field: "query", businessCode, message });
      }
      case "none":
        return refuseCaller(caller, { status: 404, reason: "notFound", field: "videoId" });
      case "film": {
        const { address: url, type } = found;
        const result = { businessCode: 0, data: { url, ...(type !== undefined && { type }) } };
        return new Response(JSON.stringify({ message: "Success", result }), { headers: JSON_HEADERS });
      }
    }
  }

  return {
    /** The API call: for members, an address that is valid for five minutes. */
    async answerCall(c: Context<Edge>): Promise<Response> {
      const caller = buildCaller(c);
      const videoId = new URLSearchParams(splitAddress(c.req.url).search).get("videoId") ?? "";
      try {
        const { found, cookies } = await find(c, videoId, caller.locale);
        const response = await answerFound(c, found);
        for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
        return response;
      } catch (error) {
        if (error instanceof UpstreamFault) return refuseFault(error, caller);
        throw error;
      }
    },

    /**
     * A redirect to the film; guests are redirected to sign-in, and from there to the tournament. Undefined where there
     * is no film.
     */
    async watch(c: Context<Edge>): Promise<Response | undefined> {
      const locale = c.req.param("locale");
      if (!isLocale(locale)) return undefined;
      const answer = await findOrNone(c, c.req.param("videoId") ?? "", locale);
      if (!answer || answer.found.kind === "none") return undefined;
      const { found, cookies } = answer;
      if (found.kind === "film") return redirectVisitor(c, found.address, cookies);
      const callBack = encodeURIComponent(`/${locale}/hkfc`);
      return redirectVisitor(c, `/${locale}/signin?callBackUrl=${callBack}`, cookies);
    },

    /** A redirect to the film itself, for the member that the address was issued to, while it is valid. */
    async leadToFilm(c: Context<Edge>): Promise<Response> {
      const { session } = c.var;
      const { sessionKeys: keys } = settingsOf(c.env);
      const key = new URLSearchParams(splitAddress(c.req.url).search).get("key") ?? "";
      const claims = { videoId: c.req.param("videoId") ?? "", username: session?.username ?? "" };
      const url = session && keys && (await readFilmAddress(key, claims, { keys, now: Date.now() }));
      return url ? redirectVisitor(c, url) : c.text("This address is no longer good, or not yours\n", 403);
    },
  };
}
