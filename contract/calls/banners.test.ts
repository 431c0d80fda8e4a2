import { describe, expect, it } from "vitest";
import { $ZodError } from "zod/v4/core";
import { findPicture } from "./banners.ts";

const banner = {
  image: "banner/app-en-desktop.svg",
  link: "/en/app-download",
  openWith: "self",
  id: "app",
  alt: "Get it",
};
const answerOf = (...data: unknown[]) => ({ message: "Success", result: { businessCode: 0, data } });
const only = (row: unknown) => findPicture.parse(answerOf(row)).value[0];

describe("banners", () => {
  it("have a picture, a link, an id and what they say", () => {
    const { openWith, ...same } = banner;
    expect(only(banner)).toEqual({ ...same, opensNewTab: false });
  });

  it.each([
    ["blank", true],
    ["self", false],
    ["", false],
    [undefined, false],
    ["_blank", false],
  ])("open %j in a new tab: %s", (openWith, opensNewTab) => {
    expect(only({ ...banner, openWith })).toMatchObject({ opensNewTab });
  });

  it("go by their link where they have no id, and may be without words", () => {
    expect(only({ image: "a.svg", link: "/en" })).toEqual({
      id: "/en",
      image: "a.svg",
      link: "/en",
      opensNewTab: false,
    });
  });

  it("read instants in seconds, in milliseconds and as text", () => {
    expect(only({ ...banner, startAt: 1_700_000_000, endAt: "2026-11-21T00:00:00Z" })).toMatchObject({
      startAt: 1_700_000_000_000,
      endAt: Date.parse("2026-11-21T00:00:00Z"),
    });
  });

  it.each(["javascript:alert(1)", "//evil.example/x", "data:text/html,x", ""])("lose one that leads to %j", (link) => {
    const { value, dropped } = findPicture.parse(answerOf({ ...banner, link }, banner));
    expect(value).toHaveLength(1);
    expect(dropped).toMatchObject([{ path: "data.0.link" }]);
  });

  it.each([
    ["none at all", answerOf(), []],
    [
      "one that an XML converter took out of its list",
      { result: { data: { "@image": "a.svg", "@link": "/en" } } },
      ["/en"],
    ],
  ])("may be %s", (_, answer, ids) => {
    expect(findPicture.parse(answer).value.map(({ id }) => id)).toEqual(ids);
  });

  it("are no list when not one can be read", () => {
    expect(() => findPicture.parse(answerOf({ image: "a.svg" }))).toThrow($ZodError);
  });

  it.each([
    [{ deviceType: "0", imageLang: "th_TH", imageType: "1", sportType: "1" }, true],
    [{ deviceType: 1, imageLang: "en", imageType: 1, sportType: 0 }, true],
    [{ deviceType: 2, imageLang: "en", imageType: 1, sportType: 0 }, false],
    [{ deviceType: 1, imageLang: "xx", imageType: 1, sportType: 0 }, false],
    [{ deviceType: 1, imageLang: "en", imageType: 2, sportType: 0 }, false],
    [{ deviceType: 1, imageLang: "en", imageType: 1, sportType: "" }, false],
  ])("are asked for by %j: %s", (query, isRight) => {
    expect(findPicture.query.safeParse(query).success).toBe(isRight);
  });
});
