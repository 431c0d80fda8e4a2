import { type CallResult, callMember, memberResultIn } from "~/runtime/members/member-call";
import type { WatchEvent } from "./watch-state.ts";

type FilmAnswer = Extract<WatchEvent, { type: "film" | "refused" }>;

/** Parses the edge's response (worker/live-video). */
export function readFilm({ data }: CallResult, canPlay: (type: string) => boolean): FilmAnswer {
  const { url, type } = (data ?? {}) as { url?: unknown; type?: unknown };
  if (typeof url !== "string") return { type: "refused", fault: "failed" };
  if (typeof type === "string" && !canPlay(type)) return { type: "refused", fault: "unplayable" };
  return { type: "film", film: { address: url } };
}

const canBrowserPlay = (type: string): boolean => document.createElement("video").canPlayType(type) !== "";

/** Requests an address for a camera's video. Throws SessionEnded, or an error without a response. */
export async function askFilm(videoId: string): Promise<FilmAnswer> {
  const answer = await callMember(`/api/hkfc/match/liveVideoUrl?${new URLSearchParams({ videoId })}`);
  return readFilm(memberResultIn(answer), canBrowserPlay);
}
