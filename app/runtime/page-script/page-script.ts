import type { Namespace } from "#contract/tables/pages/pages";
import { parseFileAddresses } from "~/i18n/file-addresses.ts";
import { loadModule, PAGE_SCRIPT_ID } from "./load-file.ts";

/**
 * Scripts that the page script loads on demand; separate files, since most pages never need them. To add one, add its
 * name here and its file in lazy-script-files.server.ts.
 */
export type LazyScript = "tracker" | "stars" | "notices" | "noticeDatabase" | "rowLines";

/** The namespaces that the page script may load. */
export const PAGE_SCRIPT_NAMESPACES = ["rows", "live", "saving", "stars"] as const satisfies Namespace[];
type PageScriptNamespace = (typeof PAGE_SCRIPT_NAMESPACES)[number];

export interface PageScript {
  page: Document;
  /**
   * Translations in the page's language, as in `locales/`; loaded once. Rejects if the file fails to load; may be
   * repeated.
   */
  translations<Words>(namespace: PageScriptNamespace): Promise<Words>;
  /** A script as a module. Rejects if it fails to load. */
  load<Module>(script: LazyScript): Promise<Module>;
}

/** What the parts of the page script share; undefined in a document that is not ours. */
export function readPageScript(page: Document): PageScript | undefined {
  const block = page.getElementById(PAGE_SCRIPT_ID);
  if (!block) return undefined;
  const files = parseFileAddresses(block.dataset.translations ?? "");
  const lazy = parseFileAddresses(block.dataset.lazy ?? "");
  const loaded = new Map<PageScriptNamespace, Promise<unknown>>();
  return {
    page,
    translations<Words>(namespace: PageScriptNamespace) {
      let translations = loaded.get(namespace);
      if (!translations) {
        translations = loadModule<{ default: unknown }>(files[namespace] ?? "").then((module) => module.default);
        loaded.set(namespace, translations);
        translations.catch(() => loaded.delete(namespace));
      }
      return translations as Promise<Words>;
    },
    // The browser caches loaded modules.
    load: <Module>(script: LazyScript) => loadModule<Module>(lazy[script] ?? ""),
  };
}

/** Opens a panel named by the address's fragment: browsers scroll to the element but do not open popovers. */
export function openLinkedPanel({ page }: PageScript): void {
  const open = () => {
    const panel = page.getElementById(page.location.hash.slice(1));
    if (panel?.hasAttribute("popover") && !panel.matches(":popover-open")) panel.showPopover();
  };
  window.addEventListener("hashchange", open);
  open();
}
