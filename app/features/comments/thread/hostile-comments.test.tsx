import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { CommentsPage } from "#contract/domain/comments";
import { cleanText } from "#upstream/services/comments/moderation/clean-text";
import { HOSTILE_COMMENTS, REFUSED_COMMENTS } from "#upstream/services/comments/test-hostile-comments";
import { CommentsSection } from "~/features/comments/CommentsSection";
import { testComment, testCommentsPage, testReply } from "~/features/comments/test-comments";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { expectReadable, readMarkup, type SeenElement } from "~/ui/test-markup";
import { ThreadPage } from "./ThreadPage.tsx";

const HARMLESS = "Good";
const i18n = translatorOf("en", [...namespacesOf("news-piece"), ...namespacesOf("news-comments")]);
const page = testPage("en", { path: "/news/comments/101" });
const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);

/**
 * A comment and a reply, one by another member and one by the reader, all with the same text, which is also the
 * authors' name.
 */
function listOf(text: string): CommentsPage {
  const written = { text, author: { name: text, picture: "avatar/01.svg" } };
  const replies = [testReply("11", "9", { ...written, isMine: true })];
  return testCommentsPage([testComment("9", { ...written, replies }), testComment("8", { ...written, isHeld: true })]);
}

const facts = { newsId: "101", timeZone: "UTC" };

/** What guests read below an article. */
const below = (text: string) =>
  render(<CommentsSection data={{ ...facts, slug: "offside", list: listOf(text) }} page={page} />);

/** What a member reads and can do; with a `typed` text, including the refused form. */
const thread = (text: string, typed?: string) =>
  render(
    <ThreadPage
      data={{
        ...facts,
        title: text,
        pieceHref: "/en/news/football/offside/101#comments",
        list: listOf(text),
        isMember: true,
        idempotencyKey: "0123456789",
      }}
      page={page}
      state={typed === undefined ? undefined : { fault: "failed", text: typed }}
    />,
  );

type Seen = readonly SeenElement[];
const read = (html: string): Seen => readMarkup(html).seen;
const shapeOf = (seen: Seen) => seen.map(({ tag, attributes }) => ({ tag, attributes }));
const textsOf = (seen: Seen, is: (element: SeenElement) => boolean) => seen.filter(is).map(({ text }) => text);
const isComment = ({ tag, attributes }: SeenElement) => tag === "p" && attributes.class === "text";
const isName = ({ tag }: SeenElement) => tag === "b";
const isField = ({ tag, text }: SeenElement) => tag === "textarea" && text !== "";

const rowsOf = (texts: readonly string[]) => texts.map((text) => [JSON.stringify(text).slice(0, 60), text]);
const PLACES = [below, thread].map((place) => ({ place, shape: shapeOf(read(place(HARMLESS))) }));
const REFUSED = shapeOf(read(thread(HARMLESS, HARMLESS)));

test.each(rowsOf(HOSTILE_COMMENTS))("%s is a text, and brings no element and no attribute", (_start, hostile = "") => {
  const stored = cleanText(hostile);
  for (const { place, shape } of PLACES) {
    const html = place(stored);
    expectReadable(html);
    const seen = read(html);
    expect(shapeOf(seen)).toEqual(shape);
    expect(textsOf(seen, isComment)).toEqual([stored, stored, stored]);
    expect(textsOf(seen, isName)).toEqual([stored, stored, stored]);
  }
});

test.each(rowsOf([...HOSTILE_COMMENTS, ...REFUSED_COMMENTS]))(
  "%s stands in its form again as it was typed",
  (_start, typed = "") => {
    const seen = read(thread(HARMLESS, typed));
    expect(shapeOf(seen)).toEqual(REFUSED);
    // Browsers drop a field's first line break, so React writes an additional one.
    const written = typed.startsWith("\n") ? `\n${typed}` : typed;
    expect(textsOf(seen, isField)).toEqual(written === "" ? [] : [written]);
  },
);
