import type { Namespace } from "#contract/tables/pages/pages";
import { parseFileAddresses } from "~/i18n/file-addresses.ts";
import type { LazyScript } from "./lazy-scripts.ts";
import { loadModule } from "./load-file.ts";
import { PAGE_SCRIPT_ID } from "./page-script-id.ts";

/** The namespaces that the page script may load. */
export const PAGE_SCRIPT_NAMESPACES = ["rows", "live", "saving", "stars"] as const satisfies Namespace[];
export type PageScriptNamespace = (typeof PAGE_SCRIPT_NAMESPACES)[number];

export interface PageScript {
  page: Document;
  /** Translations in the page's language, as in `locales/`; loaded once. Rejects if the file fails to load; may be repeated. */
  translations<Words>(namespace: PageScriptNamespace): Promise<Words>;
  /** A script of lazy-scripts.ts as a module. Rejects if it fails to load. */
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
