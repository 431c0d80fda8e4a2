import type { MouseEvent } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { openNotice } from "./open-notice.ts";

const MATCH = "/en/football/england/premier-league/arsenal-vs-chelsea/77";
const LONGEST_WAIT = 1_500;

/** What happened, in order. */
let steps: string[];
let answer: (businessCode?: number) => void;

beforeEach(() => {
  steps = [];
  vi.stubGlobal("window", { location: { assign: (address: string) => steps.push(`to ${address}`) } });
  vi.stubGlobal("fetch", (path: string, { body, keepalive }: { body?: URLSearchParams; keepalive?: boolean }) => {
    steps.push(`${path} ${body} ${keepalive}`);
    return new Promise<Response>((resolve) => {
      answer = (businessCode = 0) => resolve(Response.json({ result: { businessCode } }));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Click extends Partial<Pick<globalThis.MouseEvent, "type" | "button" | "ctrlKey">> {
  href?: string | null;
}

function click(notice: { isRead: boolean }, { href = MATCH, ...changes }: Click = {}): Promise<void> {
  const event = {
    type: "click",
    button: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    preventDefault: () => steps.push("kept here"),
    currentTarget: { getAttribute: () => href },
    ...changes,
  } as unknown as MouseEvent<HTMLElement>;
  return openNotice({ id: "9", ...notice }, event, {
    locale: "en",
    markRead: (id) => steps.push(`read here ${id}`),
    leaveSession: () => steps.push("session left"),
  });
}

const CALL = "/api/notification/read locale=en&id=9 true";

describe("a notice that is pressed", () => {
  test("is read upstream, then here, then leads to its page", async () => {
    const opened = click({ isRead: false });
    await Promise.resolve();
    expect(steps).toEqual(["kept here", CALL]);
    answer();
    await opened;
    expect(steps).toEqual(["kept here", CALL, "read here 9", `to ${MATCH}`]);
  });

  test("stays unread here where the upstream refuses, and leads on", async () => {
    const opened = click({ isRead: false });
    answer(5);
    await opened;
    expect(steps).toEqual(["kept here", CALL, `to ${MATCH}`]);
  });

  test("waits for the upstream no longer than a visitor would", async () => {
    vi.useFakeTimers();
    const opened = click({ isRead: false });
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
    expect(steps).toEqual(["kept here", CALL]);
    await vi.advanceTimersByTimeAsync(1);
    await opened;
    expect(steps).toEqual(["kept here", CALL, `to ${MATCH}`]);
  });

  test("and was read before leads on at once", async () => {
    await click({ isRead: true });
    expect(steps).toEqual(["kept here", `to ${MATCH}`]);
  });

  test("and leads nowhere is read", async () => {
    const opened = click({ isRead: false }, { href: null });
    answer();
    await opened;
    expect(steps).toEqual(["kept here", CALL, "read here 9"]);
  });

  test.each<[what: string, changes: Click]>([
    ["for another tab", { ctrlKey: true }],
    ["with a mouse's wheel", { type: "auxclick", button: 1 }],
  ])("%s is read, and the browser opens its page", async (_, changes) => {
    const opened = click({ isRead: false }, changes);
    answer();
    await opened;
    expect(steps).toEqual([CALL, "read here 9"]);
  });

  test("for another tab ends a session that is over", async () => {
    const opened = click({ isRead: false }, { ctrlKey: true });
    answer(BUSINESS_SESSION_INVALID);
    await opened;
    expect(steps).toEqual([CALL, "session left"]);
  });

  test("leads on where the session is over: its page comes as a guest's", async () => {
    const opened = click({ isRead: false });
    answer(BUSINESS_SESSION_INVALID);
    await opened;
    expect(steps).toEqual(["kept here", CALL, `to ${MATCH}`]);
  });

  test("with the right button stays as it is", async () => {
    await click({ isRead: false }, { type: "auxclick", button: 2 });
    expect(steps).toEqual([]);
  });
});
