import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MEMBER_CHANNEL, SessionEnded } from "~/runtime/members/session-ended";
import { until } from "../../../test/until.ts";
import type * as PageQueryClient from "./page-query-client.ts";
import { clearMemberQueries, createQueryClient } from "./query-client.ts";

function testStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const clientOf = (change: Partial<Parameters<typeof createQueryClient>[0]> = {}) =>
  createQueryClient({ storage: testStorage(), version: "1", onSessionEnd: () => {}, ...change });

describe("answers that survive the page", () => {
  const popular = { queryKey: ["popular"], meta: { persist: true } };

  test("are stored where a query asks for it, and read on the next page", async () => {
    const storage = testStorage();
    await clientOf({ storage }).fetchQuery({ ...popular, queryFn: async () => "first" });
    await until(() => expect([...storage.entries.keys()]).toEqual(['query-["popular"]']));
    const queryFn = vi.fn(async () => "second");
    expect(await clientOf({ storage }).fetchQuery({ ...popular, queryFn })).toBe("first");
    expect(queryFn).not.toHaveBeenCalled();
  });

  test("are not read by another version", async () => {
    const storage = testStorage();
    await clientOf({ storage }).fetchQuery({ ...popular, queryFn: async () => "first" });
    await until(() => expect(storage.entries.size).toBe(1));
    const next = clientOf({ storage, version: "2" });
    expect(await next.fetchQuery({ ...popular, queryFn: async () => "second" })).toBe("second");
  });

  test.each([{}, { member: true }, { member: true, persist: true }])(
    "are not those of a query with %j",
    async (meta) => {
      const storage = testStorage();
      const client = clientOf({ storage });
      await client.fetchQuery({ queryKey: ["own"], meta, queryFn: async () => "answer" });
      // Answers are stored in the order in which they come.
      await client.fetchQuery({ ...popular, queryFn: async () => "later" });
      await until(() => expect([...storage.entries.keys()]).toEqual(['query-["popular"]']));
    },
  );

  test("may be none: no storage, or a full one", async () => {
    const setItem = vi.fn(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const full = { ...testStorage(), setItem };
    for (const storage of [undefined, full])
      expect(await clientOf({ storage }).fetchQuery({ ...popular, queryFn: async () => "answer" })).toBe("answer");
    await until(() => expect(setItem).toHaveBeenCalled());
  });
});

describe("the end of a member's session", () => {
  test("forgets the member's answers and no others, and asks for none again", async () => {
    const client = clientOf();
    const queryFn = vi.fn(async () => "mine");
    const shown = new QueryObserver(client, { queryKey: ["inbox"], meta: { member: true }, queryFn });
    const stop = shown.subscribe(() => {});
    await until(() => expect(shown.getCurrentResult().data).toBe("mine"));
    client.setQueryData(["public"], "theirs");
    await client.fetchQuery({ queryKey: ["hidden"], meta: { member: true }, queryFn: async () => "mine" });
    clearMemberQueries(client);
    expect(shown.getCurrentResult().data).toBeUndefined();
    expect(client.getQueryData(["hidden"])).toBeUndefined();
    expect(client.getQueryData(["public"])).toBe("theirs");
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
  });

  test.each([
    ["that it has ended", new SessionEnded(), 1],
    ["anything else", new Error("status 502"), 0],
  ])("an answer that says %s ends it so often", async (_, thrown, times) => {
    const onSessionEnd = vi.fn();
    const client = clientOf({ onSessionEnd });
    const queryFn = async () => {
      throw thrown;
    };
    await expect(client.fetchQuery({ queryKey: ["inbox"], queryFn })).rejects.toThrow();
    expect(onSessionEnd).toHaveBeenCalledTimes(times);
  });
});

describe("tabs of one browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("tell each other", async () => {
    vi.stubGlobal("ISLANDS_VERSION", "1");
    const address = "./page-query-client.ts?fresh";
    const { pageQueryClient }: typeof PageQueryClient = await import(/* @vite-ignore */ address);
    const { leaveSession } = await import("~/runtime/members/leave-session");
    const reload = vi.fn();
    const client = pageQueryClient();
    const fill = () => client.fetchQuery({ queryKey: ["inbox"], meta: { member: true }, queryFn: async () => "mine" });
    const other = new BroadcastChannel(MEMBER_CHANNEL);
    const heard = new Promise((resolve) => other.addEventListener("message", resolve, { once: true }));
    await fill();
    leaveSession({ location: { reload } as unknown as Location, dispatchEvent: () => true });
    await heard;
    expect(reload).toHaveBeenCalledOnce();
    expect(client.getQueryData(["inbox"])).toBe("mine");
    other.postMessage("ended");
    await until(() => expect(client.getQueryData(["inbox"])).toBeUndefined());
    other.close();
  });
});
