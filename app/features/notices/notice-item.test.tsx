import type { MouseEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { Notice } from "#contract/domain/notices";
import texts from "../../../locales/en/notices.json";
import { type NoticeFacts, NoticeItem } from "./NoticeItem.tsx";
import { testNotice } from "./test-notices.ts";

const html = (change: Partial<Notice> = {}, facts: Partial<NoticeFacts> = {}) =>
  renderToStaticMarkup(
    <NoticeItem
      notice={testNotice("7", change)}
      facts={{ locale: "en", texts, storage: "/storage", timeOf: () => "Just now", ...facts }}
    />,
  );
const onOpen = vi.fn<(notice: Notice, event: MouseEvent<HTMLElement>) => void>();
const HREF = "/en/football/england/premier-league/arsenal-vs-chelsea/77";

describe("a notice", () => {
  test.each<[string, Partial<Notice>, Partial<NoticeFacts>, RegExp]>([
    [
      "unread, without script, is sent to be marked, with its page",
      {},
      {},
      /<button type="submit" name="open" value="7 \/en\/football/,
    ],
    ["unread, with script, leads to its page", {}, { onOpen }, /<a href="\/en\/football/],
    ["read leads to its page", { isRead: true }, {}, /<a href="\/en\/football/],
    ["unread that leads nowhere can be marked", { target: undefined }, { onOpen }, /<button type="button"/],
    [
      "unread that leads nowhere, without script, is sent",
      { target: undefined },
      {},
      /<button type="submit" name="open" value="7 "/,
    ],
    ["read that leads nowhere is plain text", { target: undefined, isRead: true }, { onOpen }, /^<li[^>]*><div/],
  ])("%s", (_name, change, facts, pattern) => {
    expect(html(change, facts)).toMatch(pattern);
  });

  test("is named as unread for screen readers until it is read", () => {
    expect(html()).toContain("> Unread<");
    expect(html({ isRead: true })).not.toContain("Unread");
  });

  test("has its picture, unless the visitor saves data", () => {
    expect(html({ logo: "team/7" })).toContain("<img");
    expect(html({ logo: "team/7" }, { storage: undefined })).not.toContain("<img");
    expect(html()).not.toContain("<img");
  });

  test("shows two lines shortened, and a single one over two lines", () => {
    expect(html()).toMatch(/class="twoLines">Arsenal.*class="oneLine">45\+2/);
    expect(html({ lines: ["One"] })).toContain('class="twoLines">One');
  });

  test("leads to its page in the page's language", () => {
    expect(html({ isRead: true }, { locale: "th" })).toContain(`href="${HREF.replace("/en/", "/th/")}`);
  });
});
