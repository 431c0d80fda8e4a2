import type { ChunkWatch } from "./watch-chunks.ts";

/** Id of the inert block that holds the module script's text; `data-preload` lists the files it will ask for,
 * `data-words` those of the words by namespace. */
export const INERT_ID = "hydrate";

declare global {
  interface Window {
    /** Called by the app after its first effect: clicks that came too early are done now. */
    hydrated?: () => void;
  }
}

/**
 * Only what a component of the app must answer. Links, forms, <details> and popovers work by themselves, and most of the
 * rest is done by the page's own small script (app/page-script): none of them must wait for anything.
 */
const CONTROLS = "[data-act]";

/** Sent to the document by whoever needs the app without a control of its own. */
export const HYDRATE_EVENT = "hydrate";

/**
 * Loads and starts the app at the first sign that somebody wants what only it can do: a control marked `data-act` is
 * pressed or focused. A click that comes before the app is ready is kept and repeated when it is.
 */
export function startHydrationOnIntent(page: Document, watch: ChunkWatch): void {
  // The nonce can be read only here: later the browser hides it from the attribute, and there is no current script.
  const nonce = page.currentScript?.nonce ?? "";
  const address = pathAndSearch(page);
  const early: HTMLElement[] = [];
  let isStarted = false;
  let isReady = false;
  let appIsThere = () => {};

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = startApp(page, nonce);
    // Its own `load` event comes before the modules that it imports have done their work.
    if (script) appIsThere = watch(script);
  };
  window.hydrated = () => {
    isReady = true;
    appIsThere();
    whenIdle(() => {
      for (const control of early.splice(0)) if (control.isConnected) control.click();
    });
  };

  const onPress = (event: Event) => {
    if (closest(event.target, CONTROLS)) start();
  };
  page.addEventListener("pointerdown", onPress, { capture: true, passive: true });
  page.addEventListener("focusin", onPress, true);
  page.addEventListener(HYDRATE_EVENT, start);
  page.addEventListener(
    "click",
    (event) => {
      const control = closest(event.target, CONTROLS);
      if (isReady || !event.isTrusted || !control) return;
      event.preventDefault();
      event.stopPropagation();
      early.push(control);
      start();
    },
    true,
  );
  // Back to an entry that the app once pushed, in a document where it does not run: nobody else would show that page.
  window.addEventListener("popstate", () => {
    if (!isReady && pathAndSearch(page) !== address) page.location.reload();
  });
}

function startApp(page: Document, nonce: string): HTMLScriptElement | undefined {
  const block = page.getElementById(INERT_ID);
  if (!block) return undefined;
  for (const href of (block.dataset.preload ?? "").split(" ").filter(Boolean)) {
    const link = page.createElement("link");
    link.rel = "modulepreload";
    link.nonce = nonce;
    link.href = href;
    append(page, link);
  }
  const script = page.createElement("script");
  script.type = "module";
  script.nonce = nonce;
  script.textContent = block.textContent;
  append(page, script);
  return script;
}

// React 18 hydrates the whole document: a node left behind in the head would be a mismatch. Both have started by then.
function append(page: Document, element: HTMLElement): void {
  page.head.appendChild(element);
  element.remove();
}

// React hydrates suspended parts behind the rest and gives one up that is updated before: the repeated clicks wait.
const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(task, { timeout: 500 });
  else setTimeout(task, 100);
};

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const pathAndSearch = ({ location }: Document): string => location.pathname + location.search;
