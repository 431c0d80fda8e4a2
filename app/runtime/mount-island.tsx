import { QueryClientProvider } from "@tanstack/react-query";
import { Component, type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { ISLAND_OVER_EVENT } from "./island-event.ts";
import { pageQueryClient } from "./page-query-client.ts";
import { readPlaceProps } from "./place-props.ts";
import { replaceContent } from "./replace-content.ts";
import { type LoadedTranslations, TranslationsContext } from "./translations-context.ts";
import { PlaceContext } from "./use-opener.ts";

/** An island's script, as a loaded module. */
export interface LoadedIsland {
  default: ComponentType<object>;
}

/**
 * Renders an island into its container, keeping focus and typed text. Resolves once its handlers are attached. If it
 * throws, then or later, the container gets its fallback back; an error before that rejects. The modules are those of
 * its files (island-files.ts).
 */
export function mountIsland(place: HTMLElement, modules: readonly unknown[]): Promise<void> {
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
  const client = pageQueryClient();
  return new Promise((resolve, reject) => {
    // Ids must differ between the roots of a page.
    const root = createRoot(container, { identifierPrefix: `${id}-` });
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
