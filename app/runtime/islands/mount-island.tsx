import { QueryClientProvider } from "@tanstack/react-query";
import { Component, type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { ISLAND_OVER_EVENT } from "./island-event.ts";
import { type LoadedTranslations, TranslationsContext } from "./island-translations.ts";
import { pageQueryClient } from "./page-query-client.ts";
import { PlaceContext, readPlaceProps } from "./use-opener.ts";

const FIELDS = "input[name]:not([type=hidden]),textarea[name],select[name]";

/**
 * Replaces a container's content, keeping text typed into fields of the same name and the focus. The focus moves from
 * field to field: a phone would close its keyboard if the focused field was removed first.
 */
function replaceContent(place: HTMLElement, content: HTMLElement): void {
  const typed = [...place.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ name, value }) => ({ name, value }));
  const focus = readFocus(place);
  const before = [...place.childNodes];
  place.appendChild(content);
  for (const { name, value } of typed) {
    const field = content.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    if (!field || field.value === value) continue;
    field.value = value;
    // Makes the component read it as typed.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  focus?.(content);
  for (const node of before) node.remove();
}

/** Returns a function that focuses the same control in the new content; undefined if the focus is elsewhere. */
function readFocus(place: HTMLElement): ((content: HTMLElement) => void) | undefined {
  const focused = place.ownerDocument.activeElement;
  if (!(focused instanceof HTMLElement) || !place.contains(focused)) return undefined;
  const name = focused.getAttribute("name");
  const { press } = focused.dataset;
  const selector = name ? `[name="${CSS.escape(name)}"]` : press ? `[data-press="${press}"]` : undefined;
  const selection =
    focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : [];
  return (content) => {
    const next = selector && content.querySelector<HTMLElement>(selector);
    if (!next) return;
    next.focus({ preventScroll: true });
    const [start, end] = selection;
    if (next instanceof HTMLInputElement && typeof start === "number") next.setSelectionRange(start, end ?? start);
  };
}

/** An island's script, as a loaded module. */
interface LoadedIsland {
  default: ComponentType<object>;
}

/**
 * Renders an island into its container, keeping focus and typed text. Resolves once its handlers are attached. If it
 * throws, then or later, the container gets its fallback back; an error before that rejects. The modules are those of
 * its files (island-files.ts).
 */
export function mountIsland(
  place: HTMLElement,
  modules: readonly unknown[],
  effects = { createRoot, pageQueryClient },
): Promise<void> {
  const { id, dataset } = place;
  const namespaces = dataset.namespaces ? dataset.namespaces.split(" ") : [];
  const island = modules[1] as LoadedIsland;
  // Translations come last.
  const translations = modules.slice(modules.length - namespaces.length) as LoadedTranslations[];
  const texts = Object.fromEntries(namespaces.map((namespace, at) => [namespace, translations[at]?.default]));
  const props = readPlaceProps(place);
  const fallback = [...place.childNodes];
  const container = place.ownerDocument.createElement("div");
  container.dataset.root = "";
  const Island = island.default;
  const client = effects.pageQueryClient();
  return new Promise((resolve, reject) => {
    // Ids must differ between the roots of a page.
    const root = effects.createRoot(container, { identifierPrefix: `${id}-` });
    const giveUp = (reason: unknown) => {
      setTimeout(() => {
        root.unmount();
        // The next attempt asks again.
        client.removeQueries({
          predicate: (query) => query.state.status === "error" && query.getObserversCount() === 0,
        });
      });
      place.replaceChildren(...fallback);
      reject(reason);
      // The promise may have been settled long ago.
      dataset.failed = "";
      place.dispatchEvent(new Event(ISLAND_OVER_EVENT, { bubbles: true }));
    };
    const tree = (
      <Mounting onContent={() => replaceContent(place, container)} onReady={resolve} onError={giveUp}>
        <PlaceContext.Provider value={place}>
          <TranslationsContext.Provider value={texts}>
            <QueryClientProvider client={client}>
              <Island {...props} />
            </QueryClientProvider>
          </TranslationsContext.Provider>
        </PlaceContext.Provider>
      </Mounting>
    );
    // In time slices: the visitor may be typing.
    startTransition(() => root.render(tree));
  });
}

interface MountingProps {
  /** Called when the content is complete, before it is painted. */
  onContent(): void;
  /** Called when the island's effects have run. */
  onReady(): void;
  onError(reason: unknown): void;
  children: ReactNode;
}

class Mounting extends Component<MountingProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(reason: unknown): void {
    this.props.onError(reason);
  }

  override render(): ReactNode {
    const { children, onContent, onReady } = this.props;
    if (this.state.hasFailed) return null;
    return (
      <>
        {children}
        <Mounted onContent={onContent} onReady={onReady} />
      </>
    );
  }
}

/** Rendered last: its effects run after the island's. */
function Mounted({ onContent, onReady }: Pick<MountingProps, "onContent" | "onReady">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(onContent, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onReady, []);
  return null;
}
