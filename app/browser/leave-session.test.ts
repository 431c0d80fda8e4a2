import { afterEach, expect, test, vi } from "vitest";
import { memoryStore } from "../features/favourites/test-store.ts";
import { leaveSession, leaveToSignIn } from "./leave-session.ts";
import { MEMBER_CHANNEL, SESSION_ENDED } from "./member-channel.ts";
import { unsentOwner } from "./unsent-owner.ts";

afterEach(() => vi.unstubAllGlobals());

function leave() {
  const reload = vi.fn();
  leaveSession({ location: { reload } as unknown as Location });
  return reload;
}

test("a session that is over: other tabs hear of it, and the page comes again", async () => {
  const other = new BroadcastChannel(MEMBER_CHANNEL);
  const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data)));
  expect(leave()).toHaveBeenCalledOnce();
  expect(await heard).toBe(SESSION_ENDED);
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
  leaveToSignIn({ location });
  expect(assign.mock.calls).toEqual([["/th/signin?callBackUrl=%2Fth%2Ffootball%2Fmatches%3Fshow%3Dlive&ended=1"]]);
  expect(unsentOwner()).toBe("Somchai9");
});
