import { ISLAND_NAMESPACES } from "./island-namespaces.ts";
import { isIslandOf } from "./islands-of-pages.ts";
import type { IslandName } from "./registry.ts";
import { filesAttribute } from "./runtime/island-files.ts";

const ISLAND_NAMES = Object.keys(ISLAND_NAMESPACES) as IslandName[];

interface Files {
  /** Scripts and style sheets, by island. */
  islandFiles: Readonly<Record<string, readonly string[]>>;
  /** Translations, by namespace. */
  islandTranslationFiles: Readonly<Record<string, string>>;
}

/**
 * Attributes of the page script's element: for each island that pages of a module may have, the addresses of all its
 * files. Repeated as they are, gzip makes them smaller than a list of addresses with numbers for each island.
 */
export const islandAttributes = (
  { islandFiles, islandTranslationFiles }: Files,
  module: string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    ISLAND_NAMES.filter((name) => isIslandOf(name, module)).map((name) => {
      const files = ISLAND_NAMESPACES[name].map((namespace) => islandTranslationFiles[namespace] ?? "");
      return [filesAttribute(name), [...(islandFiles[name] ?? []), ...files].join(" ")];
    }),
  );
