import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { toAccountMarks, writeAccount } from "./account-marks.ts";

const page = (extra = "") =>
  `<html data-theme="system" data-account="${ACCOUNT_SLOTS.guest}"><header><a><img src="/avatar/${ACCOUNT_SLOTS.avatar}.svg"/>` +
  `<b data-nickname="">${ACCOUNT_SLOTS.nickname}</b></a></header>${extra}<p>data-account="guest" /avatar/07</p></html>`;

function shownTo(member: { nickname: string; avatar: string }, html = page()): string {
  const bytes = new TextEncoder().encode(html);
  writeAccount(bytes, toAccountMarks(bytes), member);
  return new TextDecoder().decode(bytes);
}

test("a member's name and picture stand where a guest has none", () => {
  expect(shownTo({ nickname: "Somchai7", avatar: "07" })).toBe(
    page()
      .replace('data-account="guest "', 'data-account="member"')
      .replace(ACCOUNT_SLOTS.nickname, "Somchai7       ")
      .replace("/avatar/00", "/avatar/07"),
  );
});

test("a page without the header's places stays as it is", () => {
  expect(shownTo({ nickname: "Som1", avatar: "03" }, "<p>x</p>")).toBe("<p>x</p>");
});

test.each([
  [{ nickname: "<script>", avatar: "07" }],
  [{ nickname: "sixteenletters16", avatar: "07" }],
  [{ nickname: "สมชาย", avatar: '"/><' }],
])("%j cannot break the page", (member) => {
  const shown = shownTo(member);
  expect(shown).toContain(`<b data-nickname="">${ACCOUNT_SLOTS.nickname}</b>`);
  expect(shown).toContain('data-account="member"');
});

test("whatever a name holds, the page is as long as before and no other byte changes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 4 }), (nickname, avatar) => {
      const shown = shownTo({ nickname, avatar });
      expect(shown).toHaveLength(page().length);
      expect(shown.slice(shown.indexOf("</b>"))).toBe(page().slice(page().indexOf("</b>")));
    }),
  );
});
