import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { WatchEvent } from "./watch-state.ts";

/** Milliseconds (specification, section 9). */
const TIMEOUT = 15_000;

interface Answer {
  result?: { businessCode?: number; data?: { url?: unknown; type?: unknown } };
}

/** What an answer comes to; `signedOut`: whoever was signed in is a guest now. */
export type FilmAnswer = Extract<WatchEvent, { type: "film" | "refused" }> | "signedOut";

/** Reads what the edge answers (worker/live-video). */
export function readFilm({ result }: Answer, canPlay: (type: string) => boolean): FilmAnswer {
  const { businessCode, data } = result ?? {};
  if (businessCode === BUSINESS_SESSION_INVALID) return "signedOut";
  const { url, type } = data ?? {};
  if (typeof url !== "string") return { type: "refused", fault: "failed" };
  if (typeof type === "string" && !canPlay(type)) return { type: "refused", fault: "unplayable" };
  return { type: "film", film: { address: url } };
}

const canBrowserPlay = (type: string): boolean => document.createElement("video").canPlayType(type) !== "";

/** Asks for an address that leads to a camera's film. */
export async function askFilm(videoId: string): Promise<FilmAnswer> {
  const query = new URLSearchParams({ videoId });
  try {
    const answer = await fetch(`/api/hkfc/match/liveVideoUrl?${query}`, { signal: AbortSignal.timeout(TIMEOUT) });
    return readFilm((await answer.json()) as Answer, canBrowserPlay);
  } catch {
    return { type: "refused", fault: "failed" };
  }
}
