import { describe, expect, test } from "vitest";
import type { PageScript } from "~/page-script/page-words";
import { startPlayers } from "./player-script.ts";

/** As much of an element as the players touch. */
class FakeElement {
  readonly attributes = new Map<string, string>();
  dataset: Record<string, string> = {};
  src = "";
  isFocused = false;
  parentElement?: FakeElement;
  replacedWith?: FakeElement;
  readonly #listeners: (() => void)[] = [];
  image?: FakeElement;

  addEventListener(_type: string, listener: () => void) {
    this.#listeners.push(listener);
  }
  click() {
    for (const listener of this.#listeners) listener();
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  replaceWith(other: FakeElement) {
    this.replacedWith = other;
  }
  querySelector() {
    return this.image ?? null;
  }
  focus() {
    this.isFocused = true;
  }
}

function start(button: FakeElement, attribute: "data-frame" | "data-again"): FakeElement[] {
  const made: FakeElement[] = [];
  const page = {
    querySelectorAll: (selector: string) => (selector === `[${attribute}]` ? [button] : []),
    createElement: () => {
      const element = new FakeElement();
      made.push(element);
      return element;
    },
  };
  startPlayers({ page } as unknown as PageScript);
  return made;
}

describe("a third party's player", () => {
  test("is not there before somebody asks for it, and then stands alone in its frame", () => {
    const button = new FakeElement();
    button.dataset = { frame: "https://player.vimeo.com/video/1", title: "Two goals" };
    button.parentElement = new FakeElement();
    const made = start(button, "data-frame");
    expect(made).toEqual([]);

    button.click();
    const [frame] = made;
    expect(button.parentElement.replacedWith).toBe(frame);
    expect(Object.fromEntries(frame?.attributes ?? [])).toMatchObject({
      src: "https://player.vimeo.com/video/1",
      title: "Two goals",
      loading: "lazy",
      referrerpolicy: "strict-origin",
      sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups",
    });
    // The last one: nothing is asked for before the rest is said.
    expect([...(frame?.attributes.keys() ?? [])].at(-1)).toBe("src");
    expect(frame?.isFocused).toBe(true);
  });
});

test("an animation starts over as another picture", () => {
  const button = new FakeElement();
  button.parentElement = new FakeElement();
  const image = new FakeElement();
  image.src = "https://scores.example/storage/highlight/1-play.svg";
  button.parentElement.image = image;
  start(button, "data-again");
  button.click();
  expect(image.src).toBe("https://scores.example/storage/highlight/1-play.svg?again=1");
  button.click();
  expect(image.src).toBe("https://scores.example/storage/highlight/1-play.svg?again=2");
});
