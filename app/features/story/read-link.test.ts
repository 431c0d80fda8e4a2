import { describe, expect, test } from "vitest";
import { filmOf, readLink } from "./read-link.ts";

const facts = { origin: "https://scores.example", locale: "th" } as const;

describe("a story's link", () => {
  test.each<[string, ReturnType<typeof readLink>]>([
    ["/football/matches?date=2026-10-17#list", { href: "/th/football/matches?date=2026-10-17#list" }],
    ["/en/news", { href: "/en/news" }],
    ["https://scores.example/news", { href: "/th/news" }],
    ["/", { href: "/th" }],
    ["#table", { href: "#table" }],
    ["//scores.example//football", { href: "/th/football" }],
    ["https://elsewhere.example/a?b=1", { href: "https://elsewhere.example/a?b=1", isForeign: true }],
    ["http://elsewhere.example", { href: "http://elsewhere.example/", isForeign: true }],
    ["//elsewhere.example/a", { href: "https://elsewhere.example/a", isForeign: true }],
    ["", undefined],
    ["  ", undefined],
    ["javascript:alert(1)", undefined],
    ["mailto:a@b.example", undefined],
    ["data:text/html,x", undefined],
    ["https://user@elsewhere.example", undefined],
    ["https://user:secret@elsewhere.example", undefined],
    ["https://", undefined],
  ])("%s", (given, link) => {
    expect(readLink(given, facts)).toEqual(link);
  });
});

describe("a video", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", true],
    ["https://youtu.be/dQw4w9WgXcQ", true],
    ["https://m.youtube.com/watch?v=dQw4w9WgXcQ", true],
    ["https://vimeo.com/76979871", true],
    ["https://www.youtube.com/", false],
    ["https://elsewhere.example/watch?v=dQw4w9WgXcQ", false],
    ["https://youtube.com.elsewhere.example/watch?v=dQw4w9WgXcQ", false],
    ["no address", false],
  ])("at %s can be framed: %s", (address, isFramed) => {
    expect(filmOf(address) !== undefined).toBe(isFramed);
  });
});
