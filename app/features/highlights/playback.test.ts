import { expect, test } from "vitest";
import type { Highlight } from "#contract/domain/highlight";
import { type Playback, playbackOf } from "./playback.ts";

const watcher = { storageBaseUrl: "/storage", country: "TH" };
const given = (source: Highlight["source"], url: string, change: Partial<Highlight> = {}) => ({
  source,
  url,
  mayEmbed: true,
  blockedCountries: [],
  ...change,
});

const YOUTUBE: Playback = {
  kind: "frame",
  src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  host: "youtube.com",
  page: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
};
const VIMEO: Playback = {
  kind: "frame",
  src: "https://player.vimeo.com/video/76979871?dnt=1",
  host: "vimeo.com",
  page: "https://vimeo.com/76979871",
};

test.each<[string, ReturnType<typeof given>, Playback]>([
  [
    "our animation",
    given("animation", "highlight/1-play.svg"),
    { kind: "animation", src: "/storage/highlight/1-play.svg" },
  ],
  ["our film", given("hls", "film/1.m3u8"), { kind: "film", src: "/storage/film/1.m3u8" }],
  [
    "a third party's film, which the browser's player would ask for without a question",
    given("hls", "https://cdn.example/1.m3u8"),
    { kind: "link", host: "cdn.example", page: "https://cdn.example/1.m3u8" },
  ],
  [
    "a third party's animation",
    given("animation", "https://cdn.example/1.svg"),
    { kind: "link", host: "cdn.example", page: "https://cdn.example/1.svg" },
  ],
  ["YouTube by its id", given("youtube", "dQw4w9WgXcQ"), YOUTUBE],
  ["YouTube by its page", given("youtube", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"), YOUTUBE],
  ["YouTube by its short link", given("youtube", "https://youtu.be/dQw4w9WgXcQ?si=1"), YOUTUBE],
  ["YouTube by its player", given("youtube", "https://www.youtube.com/embed/dQw4w9WgXcQ"), YOUTUBE],
  ["Vimeo by its page", given("vimeo", "https://vimeo.com/76979871"), VIMEO],
  ["Vimeo by its player", given("vimeo", "https://player.vimeo.com/video/76979871"), VIMEO],
  [
    "a frame of a host that is known",
    given("iframe", "https://player.vimeo.com/video/1"),
    {
      kind: "frame",
      src: "https://player.vimeo.com/video/1",
      host: "player.vimeo.com",
      page: "https://player.vimeo.com/video/1",
    },
  ],
  [
    "a frame of any other host",
    given("iframe", "https://videos.example/1"),
    { kind: "link", host: "videos.example", page: "https://videos.example/1" },
  ],
  [
    "what may not be embedded",
    given("youtube", "dQw4w9WgXcQ", { mayEmbed: false }),
    { kind: "link", host: "youtube.com", page: YOUTUBE.page },
  ],
  ["what is blocked here", given("youtube", "dQw4w9WgXcQ", { blockedCountries: ["VN", "TH"] }), { kind: "blocked" }],
  ["what is blocked elsewhere", given("youtube", "dQw4w9WgXcQ", { blockedCountries: ["VN"] }), YOUTUBE],
  ["an address that is none", given("youtube", "nothing"), { kind: "unplayable" }],
  ["an address without encryption", given("iframe", "http://videos.example/1"), { kind: "unplayable" }],
  ["a script", given("iframe", "javascript:alert(1)"), { kind: "unplayable" }],
])("%s", (_case, highlight, playback) => {
  expect(playbackOf(highlight, watcher)).toEqual(playback);
});

test("who is nowhere known may watch", () => {
  const blocked = given("animation", "highlight/1-play.svg", { blockedCountries: ["VN"] });
  expect(playbackOf(blocked, { ...watcher, country: undefined }).kind).toBe("animation");
});
