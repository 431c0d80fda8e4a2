import { describe, expect, test, vi } from "vitest";
import type { CommentsPage } from "#contract/domain/comments";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, eventually, mount, openPage, press, type } from "~/ui/test-browser";
import CommentsIsland from "./comments.island.tsx";
import { testComment, testCommentsPage, testReply } from "./test-comments.ts";

interface Visit {
  isMember?: boolean;
  page?: CommentsPage;
  /** Data of the answer to each call, by its name; a text is a refusal, nothing is no answer. */
  answers?: Record<string, object | string>;
}

function open({ isMember = true, page = testCommentsPage([]), answers = {} }: Visit = {}) {
  const root = isMember ? 'data-account="member"' : "";
  openPage(`<html lang="en" ${root}><body><div id="toasts" role="status"></div></body></html>`);
  const sent: [string, URLSearchParams][] = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const name = path.replace(/^\/api\/news\/(\w+).*/, "$1");
    sent.push([name, (init.body ?? new URL(path, "https://scores.example").searchParams) as URLSearchParams]);
    const answer = answers[name];
    if (answer === undefined) return new Response("down", { status: 503 });
    const isRefused = typeof answer === "string";
    return Response.json({
      result: isRefused ? { businessCode: 7, message: answer } : { businessCode: 0, data: answer },
    });
  });
  const queries = testQueries();
  queries.setQueryData(["comments", "1", isMember], { pages: [page], pageParams: [""] });
  const { place } = mount(
    withinIsland(queries)(
      <CommentsIsland
        newsId="1"
        locale="en"
        storage="/storage"
        none="Nobody has commented yet."
        prompt={{ text: "Please log in.", links: [] }}
      />,
    ),
  );
  return {
    place,
    sent,
    texts: () => Array.from(place.querySelectorAll("[id^=comment-]"), ({ id }) => id),
    status: () => Array.from(place.querySelectorAll("p[role=status]")).at(-1)?.textContent,
    dialog: () => place.querySelector("dialog"),
    names: (name: string) =>
      [...sent].filter(([call]) => call === name).map(([, fields]) => Object.fromEntries(fields)),
  };
}
const wire = (id: string, change: object = {}) => ({
  newsCommentId: id,
  text: `Comment ${id}`,
  createTime: 1_795_000_000_000,
  isMine: true,
  user: { name: "Som" },
  ...change,
});

describe("a discussion", () => {
  test("is opened by the first comment", () => {
    expect(open().place.textContent).toContain("Nobody has commented yet.");
    expect(open({ page: testCommentsPage([testComment("9")]) }).place.textContent).not.toContain("Nobody");
  });

  test("is read by guests, who are asked to log in", () => {
    const { place } = open({ isMember: false, page: testCommentsPage([testComment("9")]) });
    expect(place.textContent).toContain("Comment 9");
    expect(place.querySelector("textarea")).toBeNull();
    expect(place.textContent).toContain("Please log in.");
  });
});

describe("posting", () => {
  const write = (place: Element, text: string) => {
    type(place.querySelector("textarea") as HTMLTextAreaElement, text);
    press(control("Post", place));
  };

  test.each([
    ["says so", {}, "Your comment has been posted."],
    [
      "says that it is to be reviewed",
      { isHeld: true },
      "Your comment is waiting for review. Until then only you can see it.",
    ],
  ])("%s", async (_name, change, text) => {
    const { place, status, names } = open({ answers: { addComment: wire("11", change) } });
    write(place, "Well played");
    await eventually(() => expect(status()).toBe(text));
    expect(place.textContent).toContain("Comment 11");
    expect(names("addComment")).toMatchObject([{ newsId: "1", text: "Well played" }]);
  });

  test("that is refused says why, and keeps the text", async () => {
    const { place } = open({ answers: { addComment: "No links, please." } });
    write(place, "https://spam.example");
    await eventually(() => expect(place.textContent).toContain("No links, please."));
    expect(place.querySelector("textarea")?.value).toBe("https://spam.example");
  });
});

describe("deleting", () => {
  const page = testCommentsPage([testComment("9", { isMine: true }), testComment("8")]);

  test("asks first, and can be called off", () => {
    const { place, dialog, sent } = open({ page });
    press(control("Delete", place));
    expect(dialog()?.textContent).toContain("Delete this comment?");
    press(control("Cancel", dialog() as Element));
    expect([dialog(), sent]).toEqual([null, []]);
  });

  test("removes the comment, and says so", async () => {
    const { place, dialog, status, names } = open({ page, answers: { deleteComment: {} } });
    press(control("Delete", place));
    press(control("Delete", dialog() as Element));
    await eventually(() => expect(status()).toBe("The comment has been deleted."));
    expect(names("deleteComment")).toMatchObject([{ newsCommentId: "9" }]);
    expect(place.textContent).not.toContain("Comment 9");
  });

  test("that fails brings the comment back", async () => {
    const { place, dialog, names } = open({ page });
    press(control("Delete", place));
    press(control("Delete", dialog() as Element));
    await eventually(() => expect(names("deleteComment")).toHaveLength(1));
    await eventually(() => expect(place.textContent).toContain("Comment 9"));
  });
});

test("reporting sends the chosen reason", async () => {
  const { place, dialog, names } = open({
    page: testCommentsPage([testComment("8")]),
    answers: { reportComment: {} },
  });
  press(control("Report", place));
  expect(dialog()?.querySelector<HTMLInputElement>("input:checked")?.value).toBe("spam");
  press(dialog()?.querySelector("[value=betting]") as Element);
  press(control("Send report", dialog() as Element));
  await eventually(() => expect(names("reportComment")).toMatchObject([{ newsCommentId: "8", reason: "betting" }]));
});

describe("replying", () => {
  const page = testCommentsPage([testComment("9", { replies: [testReply("10", "9")] })]);

  test("opens one form below the thread, and closes it", () => {
    const { place } = open({ page });
    press(control("Reply", place));
    expect(place.querySelectorAll("textarea")).toHaveLength(2);
    press(control("Cancel", place));
    expect(place.querySelectorAll("textarea")).toHaveLength(1);
  });

  test("belongs to the comment of the thread, whichever reply it answers", async () => {
    const { place, names, status } = open({ page, answers: { addComment: wire("11", { parentId: "9" }) } });
    const replies = [...place.querySelectorAll<HTMLElement>("button")].filter(
      ({ textContent }) => textContent === "Reply",
    );
    press(replies[1] as HTMLElement);
    type([...place.querySelectorAll("textarea")].at(-1) as HTMLTextAreaElement, "Agreed");
    const posts = [...place.querySelectorAll<HTMLElement>("button")].filter(
      ({ textContent }) => textContent === "Post",
    );
    press(posts.at(-1) as HTMLElement);
    await eventually(() => expect(status()).toBe("Your comment has been posted."));
    expect(names("addComment")).toMatchObject([{ parentId: "10", text: "Agreed" }]);
    expect(place.querySelectorAll("textarea")).toHaveLength(1);
  });
});

test("more comments are added below", async () => {
  const { place } = open({
    isMember: false,
    page: testCommentsPage([testComment("9")], { hasNext: true, lastId: "9" }),
    answers: { listComment: { totalComments: 2, hasNext: false, list: [wire("8")] } },
  });
  expect(controlsIn(place)).toContain("More comments");
  press(control("More comments", place));
  await eventually(() => expect(place.textContent).toContain("Comment 8"));
  expect(controlsIn(place)).not.toContain("More comments");
});
