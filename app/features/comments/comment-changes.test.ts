import { describe, expect, test } from "vitest";
import { SessionEnded } from "~/runtime/members/session-ended";
import { CommentRefused, type NewComment } from "./comment-calls.ts";
import { type ChangeCalls, changeMemory, commentChanges } from "./comment-changes.ts";
import { type CommentPages, joinPages } from "./comment-pages.ts";
import { isSent } from "./sent-comment.ts";
import { testComment, testCommentsPage, testReply } from "./test-comments.ts";

const NINE = testComment("9", { likes: 3, replies: [testReply("11", "9")] });
const EIGHT = testComment("8");

/** A list whose calls respond as given, and what it shows. */
function startList(answers: Partial<ChangeCalls>) {
  let data: CommentPages = { pages: [testCommentsPage([NINE, EIGHT])], pageParams: [""] };
  let leaving: readonly string[] = [];
  const said: string[] = [];
  const isMade = () => Promise.resolve({});
  const changes = commentChanges({
    calls: { post: async () => testComment("20"), like: isMade, delete: isMade, report: isMade, ...answers },
    memory: changeMemory(),
    failed: "Failed",
    change: (next) => {
      data = next(data);
    },
    setLeaving: (next) => {
      leaving = next(leaving);
    },
    writer: () => ({ nickname: "Ana1", now: 5 }),
    say: (message) => void said.push(message),
    leave: () => void said.push("left"),
  });
  const shown = (): string => {
    const { comments, total } = joinPages(data, leaving);
    const words = comments.map(({ id, likes }) => `${isSent({ id }) ? "sent" : id}:${likes}`);
    return `${words.join(" ")} = ${total}`;
  };
  return { changes, said, shown };
}

const FAULTS: [string, () => Promise<never>, string[]][] = [
  ["is refused", () => Promise.reject(new CommentRefused("Not now")), ["Not now"]],
  ["is refused without a word", () => Promise.reject(new CommentRefused("")), ["Failed"]],
  ["fails", () => Promise.reject(new TypeError("network")), ["Failed"]],
  ["finds no session", () => Promise.reject(new SessionEnded()), ["left", "Failed"]],
];

const BEFORE = "9:3 8:0 = 3";

describe("a change is shown before it is answered", () => {
  test("a like", async () => {
    const { changes, shown } = startList({});
    const done = changes.like(NINE);
    expect(shown()).toBe("9:4 8:0 = 3");
    await done;
    expect(shown()).toBe("9:4 8:0 = 3");
  });

  test("a deletion", async () => {
    const { changes, shown } = startList({});
    const done = changes.delete(EIGHT);
    expect(shown()).toBe("9:3 = 2");
    expect(await done).toBe(true);
    expect(shown()).toBe("9:3 = 2");
  });

  test("a comment", async () => {
    const { changes, shown } = startList({});
    const done = changes.post("Goal");
    expect(shown()).toBe("sent:0 9:3 8:0 = 4");
    expect(await done).toMatchObject({ posted: { id: "20" } });
    expect(shown()).toBe("20:0 9:3 8:0 = 4");
  });
});

describe.each(FAULTS)("a change that %s is taken back", (_, refuse, said) => {
  test("a like", async () => {
    const list = startList({ like: refuse });
    await list.changes.like(NINE);
    expect([list.shown(), list.said]).toEqual([BEFORE, said]);
  });

  test("a deletion", async () => {
    const list = startList({ delete: refuse });
    expect(await list.changes.delete(EIGHT)).toBe(false);
    expect([list.shown(), list.said]).toEqual([BEFORE, said]);
  });

  test("a comment, whose form has the message", async () => {
    const list = startList({ post: refuse });
    expect(await list.changes.post("Goal")).toEqual({ message: said.at(-1) });
    expect([list.shown(), list.said]).toEqual([BEFORE, said.slice(0, -1)]);
  });

  test("a report, which changes nothing", async () => {
    const list = startList({ report: refuse });
    expect(await list.changes.report(EIGHT, "spam")).toBe(false);
    expect([list.shown(), list.said]).toEqual([BEFORE, said]);
  });
});

test("a like that is pressed twice is sent once", async () => {
  const sent: boolean[] = [];
  const { changes } = startList({ like: async (_, isLiked) => void sent.push(isLiked) });
  await Promise.all([changes.like(NINE), changes.like(NINE)]);
  await changes.like({ ...NINE, isLiked: true });
  expect(sent).toEqual([true, false]);
});

test("a text that is sent again has the same key until it is posted, another text another one", async () => {
  const sent: NewComment[] = [];
  let isDown = true;
  const { changes } = startList({
    async post(comment) {
      sent.push(comment);
      if (isDown) throw new TypeError("network");
      return testComment(String(20 + sent.length));
    },
  });
  await changes.post("Goal");
  await changes.post("Goal", NINE);
  isDown = false;
  await changes.post("Goal");
  await changes.post("Goal");
  const [first, reply, again, next] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(new Set([first, reply, next]).size).toBe(3);
});
