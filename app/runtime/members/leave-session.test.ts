import { afterEach, expect, test, vi } from "vitest";
import { memoryStore } from "../../features/favourites/test-store.ts";
import { GUEST_EVENT, leaveSession, leaveToSignIn } from "./leave-session.ts";
import { ENDED_ELSEWHERE, MEMBER_CHANNEL } from "./session-ended.ts";
import { unsentOwner } from "./unsent-owner.ts";

afterEach(() => vi.unstubAllGlobals());

function leave() {
  const reload = vi.fn();
  leaveSession({ location: { reload } as unknown as Location, dispatchEvent: () => true });
  return reload;
}

test("a session that is over: other tabs hear of it, and the page comes again", async () => {
  const other = new BroadcastChannel(MEMBER_CHANNEL);
  const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data)));
  expect(leave()).toHaveBeenCalledOnce();
  expect(await heard).toBe(ENDED_ELSEWHERE);
  other.close();
});

test("a page that somebody is typing in stays, and other tabs hear of it all the same", async () => {
  const other = new BroadcastChannel(MEMBER_CHANNEL);
  const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data)));
  const reload = vi.fn();
  const dispatchEvent = (event: Event) => {
    expect([event.type, event.cancelable]).toEqual([GUEST_EVENT, true]);
    return false;
  };
  leaveSession({ location: { reload } as unknown as Location, dispatchEvent });
  expect(await heard).toBe(ENDED_ELSEWHERE);
  expect(reload).not.toHaveBeenCalled();
  other.close();
});

test("where tabs cannot hear each other the page comes again all the same", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  expect(leave()).toHaveBeenCalledOnce();
});

test("a press in it leads to sign-in and back, and what is unsent is kept for the member", () => {
  vi.stubGlobal("localStorage", memoryStore({ user: JSON.stringify({ nickname: "Somchai9", profilePicture: "1" }) }));
  vi.stubGlobal("sessionStorage", memoryStore());
  const assign = vi.fn();
  const location = { pathname: "/th/football/matches", search: "?show=live", assign } as unknown as Location;
  leaveToSignIn({ location, dispatchEvent: () => true });
  expect(assign.mock.calls).toEqual([["/th/signin?callBackUrl=%2Fth%2Ffootball%2Fmatches%3Fshow%3Dlive&ended=kept"]]);
  expect(unsentOwner()).toBe("Somchai9");
});
