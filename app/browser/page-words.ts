import type { Namespace } from "#contract/tables/pages";
import { readWordFiles } from "~/i18n/word-files";
import type { LazyScript } from "./lazy-scripts.ts";
import { PAGE_SCRIPT_ID } from "./page-script-id.ts";

/** The words that the page's script may ask for. */
export const PAGE_SCRIPT_NAMESPACES = [
  "rows",
  "live",
  "frame",
  "banner",
  "saving",
  "search",
  "calendar",
] as const satisfies Namespace[];
export type PageScriptNamespace = (typeof PAGE_SCRIPT_NAMESPACES)[number];

export interface PageScript {
  page: Document;
  /** Words in the page's language as they stand in `locales/`, loaded once. Rejects when the file cannot be had. */
  words<Words>(namespace: PageScriptNamespace): Promise<Words>;
  /** A script of lazy-scripts.ts as a module. Rejects when the file cannot be had. */
  load<Module>(script: LazyScript): Promise<Module>;
}

/** What the parts of the page's script share; undefined on a document that is none of ours. */
export function readPageScript(page: Document): PageScript | undefined {
  const block = page.getElementById(PAGE_SCRIPT_ID);
  if (!block) return undefined;
  const files = readWordFiles(block.dataset.words ?? "");
  const lazy = readWordFiles(block.dataset.lazy ?? "");
  const loaded = new Map<PageScriptNamespace, Promise<unknown>>();
  return {
    page,
    words<Words>(namespace: PageScriptNamespace) {
      let words = loaded.get(namespace);
      if (!words) {
        const file = import(/* @vite-ignore */ files[namespace] ?? "") as Promise<{ default: unknown }>;
        words = file.then((module) => module.default);
        loaded.set(namespace, words);
      }
      return words as Promise<Words>;
    },
    // The browser keeps a module that it has loaded.
    load: <Module>(script: LazyScript) => import(/* @vite-ignore */ lazy[script] ?? "") as Promise<Module>,
  };
}
