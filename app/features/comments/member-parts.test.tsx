import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { NewsComment } from "#contract/domain/comments";
import texts from "../../../locales/en/comments.json";
import { CommentForm } from "./CommentForm.tsx";
import { MemberControls } from "./MemberControls.tsx";
import { sentComment } from "./sent-comment.ts";
import { testComment } from "./test-comments.ts";

const nothing = () => {};
const actions = { like: nothing, reply: nothing, delete: nothing, report: nothing };
const namesOf = (comment: NewsComment): string[] =>
  [
    ...renderToStaticMarkup(<MemberControls comment={comment} texts={texts} actions={actions} />).matchAll(
      /name="(\w+)-/g,
    ),
  ].map(([, name = ""]) => name);

describe("what a member can do", () => {
  test.each<[string, NewsComment, string[]]>([
    ["another's comment", testComment("9"), ["like", "reply", "report"]],
    ["their own", testComment("9", { isMine: true }), ["like", "reply", "delete"]],
    ["their own that is held", testComment("9", { isMine: true, isHeld: true }), ["delete"]],
    ["one that was deleted", testComment("9", { isRemoved: true }), []],
    ["one on its way", sentComment({ text: "a", idempotencyKey: "0123456789" }, { now: 0 }), []],
  ])("with %s", (_, comment, names) => {
    expect(namesOf(comment)).toEqual(names);
  });

  test("says whether they like it", () => {
    const markup = (isLiked: boolean) =>
      renderToStaticMarkup(<MemberControls comment={testComment("9", { isLiked })} texts={texts} actions={actions} />);
    expect(markup(true)).toContain('aria-pressed="true"');
    expect(markup(false)).toContain('aria-pressed="false"');
  });
});

test("a form counts its characters beside the field", () => {
  const form = <CommentForm place={{ newsId: "1" }} texts={texts} label="Write" onPost={async () => undefined} />;
  const html = renderToStaticMarkup(form);
  expect(html).toContain("0 of 500 characters");
  const [, described = "-"] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${described}"`);
});
