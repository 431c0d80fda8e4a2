import { afterEach, expect, test, vi } from "vitest";
import { memoryStore } from "~/features/favourites/test-store";
import { startWalkthrough } from "./member-stars.ts";

afterEach(() => vi.unstubAllGlobals());

const MEMBER = JSON.stringify({ nickname: "Somchai9", profilePicture: "/storage/avatar/03.svg" });

/** How often a member's page loads the walkthrough automatically. */
function mounted(connection: object, saving?: string): number {
  vi.stubGlobal("localStorage", memoryStore({ user: MEMBER }));
  vi.stubGlobal("sessionStorage", memoryStore());
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (task: () => void) => task());
  const dispatchEvent = vi.fn();
  startWalkthrough({
    documentElement: { dataset: { account: "member", ...(saving !== undefined && { saving }) } },
    getElementById: () => ({ dispatchEvent }),
  } as unknown as Document);
  return dispatchEvent.mock.calls.length;
}

test.each<[string, object, string | undefined, number]>([
  ["who may not have seen it is offered it", { effectiveType: "4g" }, undefined, 1],
  ["whose browser saves data is not", { saveData: true }, undefined, 0],
  ["on a slow line is not", { effectiveType: "2g" }, undefined, 0],
  ["who saves data here is not", {}, "", 0],
])("a member %s", (_, connection, saving, times) => {
  expect(mounted(connection, saving)).toBe(times);
});
