import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "~/features/favourites/test-store";
import { ENDED_ELSEWHERE, MEMBER_CHANNEL, SESSION_ENDED } from "~/runtime/members/session-ended";
import { unsentOwner } from "~/runtime/members/unsent-owner";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { forgetDraftsOfOthers, startMemberSession } from "./start-member-session.ts";

const DRAFTS = {
  "contest-picks": '{"c1":{"AH.7":"home"}}',
  "contest-places": '{"contestId":"c2","picked":{}}',
  "contest-video": "c3 https://video.example/1",
  "open-events": '{"of":"Somchai9","at":1,"sports":[]}',
};
const OF_MEMBER = { favs: "{}", "favs-at": "1", "notices-new": "1", "notices-latest": "9", "notices-at": "1 0" };
const IN_TAB = { "comment-drafts": '{"7/":"A text"}', "favs-unsaved": "[]" };
/** Not personal. */
const OF_DEVICE = { recentSearches: "[]", oddsFormat: "decimal" };
const SOMCHAI = JSON.stringify({ nickname: "Somchai9", profilePicture: "/storage/avatar/03.svg" });

let device: ReturnType<typeof memoryStore>;
let tab: ReturnType<typeof memoryStore>;
const channels: TestChannel[] = [];

class TestChannel extends EventTarget {
  readonly posted: unknown[] = [];
  constructor(readonly name: string) {
    super();
    channels.push(this);
  }
  postMessage = (message: unknown) => void this.posted.push(message);
  close = () => undefined;
}

/** A device on which this member, if any, was signed in before. */
function useDevice(user?: string): void {
  device = memoryStore({ ...DRAFTS, ...OF_MEMBER, ...OF_DEVICE, ...(user !== undefined && { user }) });
  tab = memoryStore(IN_TAB);
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", tab);
}

function testPage(nickname?: string) {
  const reload = vi.fn();
  const page = {
    location: { reload, search: "" },
    dispatchEvent: () => true,
    documentElement: { dataset: { account: nickname === undefined ? "guest " : "member" } },
    querySelectorAll: () => [],
    querySelector: (selector: string) =>
      ({
        "[data-nickname]": { textContent: nickname ?? "" },
        "[data-press] img": { getAttribute: () => "/storage/avatar/03.svg" },
      })[selector] ?? null,
  };
  return { page: page as unknown as Document, reload };
}

const start = (nickname?: string) => {
  const { page, reload } = testPage(nickname);
  startMemberSession({ page } as PageScript);
  return reload;
};

const keptOf = (store: typeof device, keys: object): string[] =>
  Object.keys(keys).filter((key) => store.getItem(key) !== null);

beforeEach(() => {
  channels.length = 0;
  vi.stubGlobal("BroadcastChannel", TestChannel);
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe("a session that has ended while it was used", () => {
  const unsent = { "comment-drafts": "", "favs-unsaved": "" };
  const keptOnSignIn = () => {
    useDevice(SOMCHAI);
    tab.setItem("unsent-owner", "Somchai9");
    const { page } = testPage();
    Object.assign(page.location, { pathname: "/en/signin", search: "?ended=kept" });
    forgetDraftsOfOthers(page);
    startMemberSession({ page } as PageScript);
  };

  test("leaves what is unsent in the tab, and nothing else of the member", () => {
    keptOnSignIn();
    expect(keptOf(tab, unsent)).toEqual(Object.keys(unsent));
    expect(keptOf(device, { user: "", ...OF_MEMBER })).toEqual([]);
  });

  test("is told to other tabs as one that ended elsewhere", () => {
    keptOnSignIn();
    expect(channels.map(({ posted }) => posted)).toEqual([[ENDED_ELSEWHERE]]);
  });

  test("goes on with it once the member has signed in again", () => {
    keptOnSignIn();
    start("Somchai9");
    expect(keptOf(tab, { ...unsent, "unsent-owner": "" })).toEqual(Object.keys(unsent));
  });

  test("leaves nothing to somebody else who signs in", () => {
    keptOnSignIn();
    start("Ana");
    expect(keptOf(tab, { "comment-drafts": "", "unsent-owner": "" })).toEqual([]);
    expect(keptOf(device, DRAFTS)).toEqual([]);
  });
});

describe("the first page after a member's session", () => {
  test("forgets what was theirs, sent or not, and tells other tabs", () => {
    useDevice(SOMCHAI);
    start();
    expect(keptOf(device, { user: "", ...DRAFTS, ...OF_MEMBER })).toEqual([]);
    expect(keptOf(tab, { "comment-drafts": "" })).toEqual([]);
    expect(keptOf(device, OF_DEVICE)).toEqual(Object.keys(OF_DEVICE));
    expect(channels.map(({ name, posted }) => [name, posted])).toEqual([[MEMBER_CHANNEL, [SESSION_ENDED]]]);
  });

  test("forgets it where tabs cannot hear each other, too", () => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    useDevice(SOMCHAI);
    start();
    expect(keptOf(device, { user: "", ...DRAFTS, ...OF_MEMBER })).toEqual([]);
  });

  test("has no drafts of theirs when React reads them", () => {
    useDevice(SOMCHAI);
    forgetDraftsOfOthers(testPage().page);
    expect(keptOf(device, DRAFTS)).toEqual([]);
    // The page script must still detect that a session has ended.
    expect(device.getItem("user")).toBe(SOMCHAI);
  });
});

describe("a member", () => {
  test("who began as a guest finds what they began", () => {
    useDevice();
    forgetDraftsOfOthers(testPage("Somchai9").page);
    start("Somchai9");
    expect(keptOf(device, DRAFTS)).toEqual(Object.keys(DRAFTS));
    expect(keptOf(tab, IN_TAB)).toEqual(Object.keys(IN_TAB));
    expect(JSON.parse(device.getItem("user") ?? "{}")).toMatchObject({ nickname: "Somchai9" });
  });

  test("finds it on their next page", () => {
    useDevice(SOMCHAI);
    forgetDraftsOfOthers(testPage("Somchai9").page);
    start("Somchai9");
    expect(keptOf(device, DRAFTS)).toEqual(Object.keys(DRAFTS));
  });

  test("finds nothing of the member before them", () => {
    useDevice(SOMCHAI);
    start("Other8");
    expect(keptOf(device, DRAFTS)).toEqual([]);
    expect(keptOf(tab, { "comment-drafts": "" })).toEqual([]);
    expect(JSON.parse(device.getItem("user") ?? "{}")).toMatchObject({ nickname: "Other8" });
  });

  test("who logs out in another tab finds a comment of this one after log-in, which comes again as a guest's", () => {
    useDevice(SOMCHAI);
    const reload = start("Somchai9");
    // The other tab has deleted it.
    device.removeItem("user");
    channels[0]?.dispatchEvent(new MessageEvent("message", { data: SESSION_ENDED }));
    expect(keptOf(tab, IN_TAB)).toEqual(Object.keys(IN_TAB));
    expect(unsentOwner(tab)).toBe("Somchai9");
    expect(reload).toHaveBeenCalledOnce();
  });

  test("who logs out in another tab has nothing else left in this one", () => {
    useDevice(SOMCHAI);
    tab.removeItem("comment-drafts");
    const reload = start("Somchai9");
    channels[0]?.dispatchEvent(new MessageEvent("message", { data: SESSION_ENDED }));
    expect(keptOf(tab, IN_TAB)).toEqual([]);
    expect(unsentOwner(tab)).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("whose session has ended elsewhere keeps what is unsent in each tab that hears of it", () => {
    useDevice(SOMCHAI);
    const reload = start("Somchai9");
    channels[0]?.dispatchEvent(new MessageEvent("message", { data: ENDED_ELSEWHERE }));
    expect(keptOf(tab, { ...IN_TAB, "unsent-owner": "" })).toEqual([...Object.keys(IN_TAB), "unsent-owner"]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([SESSION_ENDED, ENDED_ELSEWHERE])(
    "who is leaving hears nothing of their own page's message: %s",
    (data) => {
      useDevice(SOMCHAI);
      const reload = start("Somchai9");
      tab.setItem("unsent-owner", "Somchai9");
      channels[0]?.dispatchEvent(new MessageEvent("message", { data }));
      expect(keptOf(tab, IN_TAB)).toEqual(Object.keys(IN_TAB));
      expect(reload).not.toHaveBeenCalled();
    },
  );
});

describe("a guest's page", () => {
  const logInElsewhere = (newValue: string | null = SOMCHAI) => {
    const heard = vi.mocked<(type: string, listener: (event: object) => void) => void>(addEventListener).mock.calls;
    for (const [type, listener] of heard) if (type === "storage") listener({ key: "user", newValue });
  };

  test.each([
    ["never a member's", undefined],
    ["a member's before", SOMCHAI],
  ])("that was %s becomes a member's after a login in another tab", (_, before) => {
    useDevice(before);
    const reload = start();
    logInElsewhere(null);
    expect(reload).not.toHaveBeenCalled();
    logInElsewhere();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("in which something is entered stays", () => {
    useDevice();
    const { page, reload } = testPage();
    const fields = [{ type: "tel", value: "81234", defaultValue: "" }];
    startMemberSession({ page: Object.assign(page, { querySelectorAll: () => fields }) } as unknown as PageScript);
    logInElsewhere();
    expect(reload).not.toHaveBeenCalled();
  });

  test("that has reloaded because a session ended in another tab says so once", async () => {
    useDevice();
    const history = { state: { hasLeft: true, key: "k" }, replaceState: vi.fn() };
    vi.stubGlobal("history", history);
    const translations = vi.fn(async () => ({ loggedOut: "You have been logged out." }));
    const { page } = testPage();
    startMemberSession({
      page: Object.assign(page, { visibilityState: "hidden", addEventListener: vi.fn() }),
      translations,
    } as unknown as PageScript);
    expect(translations).toHaveBeenCalledOnce();
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith({ hasLeft: false, key: "k" }, "");
    await vi.waitFor(() =>
      expect(page.addEventListener).toHaveBeenCalledWith("visibilitychange", expect.anything(), { once: true }),
    );
  });
});

test("a guest's page keeps what they began", () => {
  useDevice();
  forgetDraftsOfOthers(testPage().page);
  start();
  expect(keptOf(device, DRAFTS)).toEqual(Object.keys(DRAFTS));
  expect(channels).toEqual([]);
});
