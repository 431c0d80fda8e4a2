import { describe, expect, test, vi } from "vitest";
import { withinIsland } from "~/runtime/islands/test-island";
import { control, eventually, fire, mount, openPage, press } from "~/ui/test-browser";
import LiveVideoIsland from "./live-video.island.tsx";

const LINK = { href: "/en/watch/7", text: "Watch", title: "Pitch 1", className: undefined };
const FAULTS = { failed: "That did not work.", unplayable: "This browser cannot play it." };

/** A member's link to a livestream; `answers` are those to requests for its address, in order. */
function open(answers: readonly object[]) {
  const page = openPage('<div id="place"></div>');
  const fetched = vi.fn(async () => Response.json({ result: answers[fetched.mock.calls.length - 1] ?? {} }));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { onLine: true });
  const createElement = page.createElement.bind(page);
  Object.assign(page, {
    createElement: (name: string) =>
      Object.assign(
        createElement(name),
        name === "video" && { canPlayType: (type: string) => (/mp4/.test(type) ? "maybe" : "") },
      ),
  });
  const { place } = mount(
    withinIsland(undefined, page.getElementById("place"))(<LiveVideoIsland videoId="7" link={LINK} faults={FAULTS} />),
  );
  const video = () => place.querySelector("video");
  return { place, fetched, video, alert: () => place.querySelector("[role=alert]")?.textContent };
}
const film = (url: string, type = "video/mp4") => ({ businessCode: 0, data: { url, type } });

describe("a livestream", () => {
  test("plays in place, and has the focus of its link", async () => {
    const { video } = open([film("https://video.example/1")]);
    expect(press(control("Watch: Pitch 1"))).toBe(false);
    await eventually(() => expect(video()?.getAttribute("src")).toBe("https://video.example/1"));
    expect(document.activeElement).toBe(video());
  });

  test("opens elsewhere with Ctrl", () => {
    const { fetched } = open([]);
    expect(press(control("Watch: Pitch 1"), { ctrlKey: true })).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("is requested once, however often the link is pressed", async () => {
    const { fetched, video } = open([film("https://video.example/1")]);
    press(control("Watch: Pitch 1"));
    press(control("Watch: Pitch 1"));
    await eventually(() => expect(video()).not.toBeNull());
    expect(fetched).toHaveBeenCalledOnce();
  });

  test.each([
    ["is refused", { businessCode: 5 }, FAULTS.failed],
    ["has a format that this browser does not play", film("https://video.example/1", "video/x"), FAULTS.unplayable],
  ])("that %s says so", async (_name, answer, text) => {
    const { alert, video } = open([answer]);
    press(control("Watch: Pitch 1"));
    await eventually(() => expect(alert()).toBe(text));
    expect(video()).toBeNull();
  });

  test("whose address has expired is requested once more, and then given up", async () => {
    const { video, fetched, alert } = open([film("https://video.example/1"), film("https://video.example/2")]);
    press(control("Watch: Pitch 1"));
    await eventually(() => expect(video()).not.toBeNull());
    fire(video() as HTMLVideoElement, new Event("error"));
    await eventually(() => expect(video()?.getAttribute("src")).toBe("https://video.example/2"));
    fire(video() as HTMLVideoElement, new Event("error"));
    await eventually(() => expect(alert()).toBe(FAULTS.failed));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
