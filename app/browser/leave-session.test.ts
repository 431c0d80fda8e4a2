import { afterEach, expect, test, vi } from "vitest";
import { leaveSession } from "./leave-session.ts";
import { MEMBER_CHANNEL, SESSION_ENDED } from "./member-channel.ts";

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
