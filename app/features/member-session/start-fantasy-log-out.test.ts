import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { startFantasyLogOut } from "./start-fantasy-log-out.ts";

const ADDRESS = "https://fantasy.example/logout";
const replaceState = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("history", { state: { key: "k" }, replaceState });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replaceState.mockReset();
});

/** Runs the script on a page and returns the frames it has inserted. */
function start(hash: string, address: string | undefined = ADDRESS) {
  const frames: EventTarget[] = [];
  const createElement = () => {
    const attributes: Record<string, string> = {};
    const frame = Object.assign(new EventTarget(), {
      attributes,
      setAttribute: (name: string, value: string) => {
        attributes[name] = value;
      },
      remove: () => frames.splice(frames.indexOf(frame), 1),
    });
    return frame;
  };
  const page = {
    location: { hash, pathname: "/en/news", search: "?page=2" },
    getElementById: () => ({ dataset: { fantasyLogOut: address, fantasyName: "Fantasy sport" } }),
    createElement,
    body: { appendChild: (frame: (typeof frames)[number]) => frames.push(frame) },
  };
  startFantasyLogOut({ page } as unknown as PageScript);
  return frames;
}

describe("the fantasy site's log-out page", () => {
  test("is loaded unseen after log-out, and the address says no more of it", () => {
    const [frame] = start("#logged-out");
    expect(frame).toMatchObject({
      src: ADDRESS,
      title: "Fantasy sport",
      hidden: true,
      tabIndex: -1,
      attributes: { "aria-hidden": "true", sandbox: "allow-same-origin allow-scripts" },
    });
    expect(replaceState).toHaveBeenCalledWith({ key: "k" }, "", "/en/news?page=2");
  });

  test("is loaded after a deletion, whose notice stays", () => {
    expect(start("#account-deleted")).toHaveLength(1);
    expect(replaceState).not.toHaveBeenCalled();
  });

  test("goes when it has come", () => {
    const frames = start("#logged-out");
    frames[0]?.dispatchEvent(new Event("load"));
    expect(frames).toEqual([]);
  });

  test("goes after five seconds when it does not come", () => {
    const frames = start("#logged-out");
    vi.advanceTimersByTime(4_999);
    expect(frames).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(frames).toEqual([]);
  });

  test.each([
    ["on any other page", "", ADDRESS],
    ["where it is not configured", "#logged-out", ""],
  ])("is not loaded %s", (_, hash, address) => {
    expect(start(hash, address)).toEqual([]);
  });
});
