import { act } from "react";
import { describe, expect, test, vi } from "vitest";
import type { NoticeList } from "#contract/domain/notices";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { eventually, mountHook, openPage } from "~/ui/test-browser";
import { announceNotices } from "./notice-calls.ts";
import { testNotice } from "./test-notices.ts";
import { useNotices } from "./use-notices.ts";

const list = (ids: string[], hasNext = false): NoticeList => ({
  announcements: [],
  others: ids.map((id) => testNotice(id)),
  hasNext,
});

interface Setup {
  initial?: { list: NoticeList; lastId?: string };
  isEnabled?: boolean;
  /** Ids of each list that is answered, in order; nothing is no answer. */
  answers?: (string[] | undefined)[];
}

function use({ initial, isEnabled = true, answers = [] }: Setup = {}) {
  openPage();
  vi.stubGlobal("navigator", { onLine: true });
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push(init.body ? `${path} ${init.body}` : path);
    if (init.body) return Response.json({ result: { businessCode: answers.length > 0 ? 0 : 7 } });
    const ids = answers[calls.filter((call) => call.includes("/list?")).length - 1];
    if (!ids) return new Response("down", { status: 503 });
    const otherList = ids.map((id) => ({ notificationId: id, title: `Goal ${id}` }));
    return Response.json({ result: { businessCode: 0, data: { otherList, hasNext: "1" } } });
  });
  const queries = testQueries();
  const hook = mountHook(
    () => useNotices({ locale: "en", isEnabled, ...(initial && { initial }) }),
    withinIsland(queries),
  );
  return {
    hook,
    calls,
    ids: () => hook.result.list?.others.map(({ id }) => id),
    unread: () => hook.result.list?.others.filter(({ isRead }) => !isRead).map(({ id }) => id),
  };
}

describe("the notices of a page", () => {
  const initial = { list: list(["9", "8"], true) };

  test("are its own, which are not asked for again", () => {
    const { ids, calls } = use({ initial });
    expect([ids(), calls]).toEqual([["9", "8"], []]);
  });

  test("grow by those before the last, on request", async () => {
    const { hook, ids, calls } = use({ initial, answers: [["7"]] });
    act(() => hook.result.load());
    await eventually(() => expect(ids()).toEqual(["9", "8", "7"]));
    expect(calls[0]).toContain("lastId=8");
  });

  test("say when more cannot be loaded", async () => {
    const { hook, ids } = use({ initial });
    act(() => hook.result.load());
    await eventually(() => expect(hook.result.isFault).toBe(true));
    expect(ids()).toEqual(["9", "8"]);
  });

  test("begin with those that arrive while it is open", async () => {
    const { ids } = use({ initial });
    act(() => void announceNotices(document, [{ id: "10", fields: { title: "Goal 10" } }]));
    await eventually(() => expect(ids()).toEqual(["10", "9", "8"]));
  });

  test("are read one by one, or all once that is stored", async () => {
    const { hook, unread, calls } = use({ initial, answers: [[]] });
    act(() => hook.result.markRead("9"));
    await eventually(() => expect(unread()).toEqual(["8"]));
    await act(() => hook.result.markAllRead("9"));
    await eventually(() => expect(unread()).toEqual([]));
    expect(calls[0]).toContain("upTo=9");
  });

  test("stay unread if that is not stored", async () => {
    const { hook, unread } = use({ initial });
    await expect(act(() => hook.result.markAllRead("9"))).rejects.toThrow();
    expect(unread()).toEqual(["9", "8"]);
  });
});

describe("the notices of the bell", () => {
  test("are asked for when it opens", async () => {
    expect(use({ isEnabled: false }).calls).toEqual([]);
    const { ids, calls } = use({ answers: [["9"]] });
    await eventually(() => expect(ids()).toEqual(["9"]));
    expect(calls[0]).not.toContain("lastId");
  });

  test("that cannot be loaded are asked for again on request", async () => {
    const { hook, ids } = use({ answers: [undefined, undefined, ["9"]] });
    await eventually(() => expect(hook.result.isFault).toBe(true));
    act(() => hook.result.load());
    await eventually(() => expect(ids()).toEqual(["9"]));
  });
});
