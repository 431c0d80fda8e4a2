import { ISLANDS, islandsOf } from "~/islands";
import { filesAttribute } from "./island-files.ts";

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
    islandsOf(module).map((name) => {
      const files = ISLANDS[name].namespaces.map((namespace) => islandTranslationFiles[namespace] ?? "");
      return [filesAttribute(name), [...(islandFiles[name] ?? []), ...files].join(" ")];
    }),
  );
