import { createRequire } from "node:module";
import { BrowserErrorCaptureEnum, Window } from "happy-dom";
import { act, type ReactElement } from "react";
import type { createRoot as CreateRoot, Root } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** What scripts and components of pages use of a browser. */
const GLOBALS = [
  "document",
  "location",
  "history",
  "localStorage",
  "sessionStorage",
  "matchMedia",
  "CSS",
  "DOMParser",
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
  "innerHeight",
  "innerWidth",
  "getComputedStyle",
  "Node",
  "Element",
  "Comment",
  "Event",
  "CustomEvent",
  "MouseEvent",
  "KeyboardEvent",
  "PointerEvent",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLFormElement",
  "HTMLDialogElement",
  "HTMLAnchorElement",
  "HTMLDetailsElement",
  "HTMLButtonElement",
  "HTMLIFrameElement",
  "HTMLVideoElement",
  "FormData",
  "CSSStyleSheet",
];

/**
 * Another copy of React DOM: it decides when it is loaded which events its browser has, and tests before these load it
 * without one.
 */
function loadReactDom(): { createRoot: typeof CreateRoot } {
  const require = createRequire(import.meta.url);
  const others = Object.keys(require.cache).filter((file) => /node_modules\/react-dom\//.test(file));
  for (const file of others) delete require.cache[file];
  const document = { oninput: null, createElement: () => ({ style: {} }) };
  Object.assign(globalThis, { document, window: { document } });
  try {
    return require("react-dom/client");
  } finally {
    for (const name of ["document", "window"]) Reflect.deleteProperty(globalThis, name);
  }
}
const { createRoot } = loadReactDom();

let roots: Root[] = [];

/** React finishes while the browser is still there. */
function closePage(): void {
  if (roots.length > 0)
    act(() => {
      for (const root of roots) root.unmount();
    });
  roots = [];
  vi.unstubAllGlobals();
}

/**
 * Opens a page for the test that runs, in a browser without layout that runs no scripts; what needs these is tested end
 * to end. It replaces the test's page before, and globals that were stubbed for that. `markup` is a body's content or a
 * whole page.
 */
export function openPage(markup = "", url = "https://scores.example/en/football/matches"): Document {
  closePage();
  const browser = new Window({ url, settings: { errorCapture: BrowserErrorCaptureEnum.disabled } });
  browser.document.write(markup.includes("<html") ? markup : `<html lang="en"><body>${markup}</body></html>`);
  vi.stubGlobal("window", browser);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  for (const name of GLOBALS) {
    const value: unknown = Reflect.get(browser, name);
    const isMethod = typeof value === "function" && /^[a-z]/.test(name);
    vi.stubGlobal(name, isMethod ? value.bind(browser) : value);
  }
  onTestFinished(closePage);
  return browser.document as unknown as Document;
}

/** Renders a component at the end of the open page, and lets its effects run. */
export function mount(node: ReactElement) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const render = (next: ReactElement) => act(() => root.render(next));
  render(node);
  roots.push(root);
  return { place, render, unmount: () => act(() => root.unmount()) };
}

/** Calls a hook in a component; `within` puts that into others. */
export function mountHook<Result>(use: () => Result, within = (children: ReactElement) => children) {
  const latest: { result?: Result } = {};
  const call = () => {
    latest.result = use();
  };
  const { render, unmount } = mount(within(<Caller call={call} />));
  return {
    /** What it returned last. */
    get result(): Result {
      return latest.result as Result;
    },
    render: () => render(within(<Caller call={call} />)),
    unmount,
  };
}

function Caller({ call }: { call(): void }) {
  call();
  return null;
}

const nameOf = (element: Element): string =>
  element.getAttribute("aria-label") ?? element.getAttribute("placeholder") ?? element.textContent?.trim() ?? "";

/** The types of workers and browsers disagree about other methods of it. */
type Part = Pick<ParentNode, "querySelectorAll">;

const CONTROLS = "a[href], button, input, select, textarea, summary, [role=option]";

/** The names of controls in a part of the page, in their order. */
export const controlsIn = (part: Part, selector = CONTROLS): string[] =>
  Array.from(part.querySelectorAll(selector), nameOf);

/** The control with this name. Throws without one. */
export function control<Control extends HTMLElement = HTMLElement>(name: string, part: Part = document): Control {
  const found = [...part.querySelectorAll<Control>(CONTROLS)].find((element) => nameOf(element) === name);
  if (!found) throw new Error(`there is no control ${name} among ${controlsIn(part).join(", ")}`);
  return found;
}

/** Dispatches an event as a visitor causes it, and lets React finish; whether its default action remains. */
export function fire(target: EventTarget, event: Event): boolean {
  act(() => void target.dispatchEvent(event));
  return !event.defaultPrevented;
}

const BUBBLES = { bubbles: true, cancelable: true };

export const press = (target: EventTarget, init: MouseEventInit = {}): boolean =>
  fire(target, new MouseEvent("click", { ...BUBBLES, detail: 1, ...init }));

export const pressKey = (target: EventTarget, key: string, init: KeyboardEventInit = {}): boolean =>
  fire(target, new KeyboardEvent("keydown", { ...BUBBLES, key, ...init }));

/** Types a text into a field instead of what it has. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // Past the property by which React notices what scripts write.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  fire(field, new Event("input", BUBBLES));
}

const ATTEMPTS = 1_000;
/** After these, some milliseconds pass between two: a failed call is repeated after up to 300. */
const QUICK = 100;

/** Lets answers arrive and React finish until a check passes. */
export async function eventually(check: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve, attempt > QUICK ? 5 : 0)));
    try {
      return check();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
