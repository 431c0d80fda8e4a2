import { ISLAND_NAMESPACES } from "./island-namespaces.ts";
import { filesAttribute } from "./runtime/island-files.ts";

interface Files {
  /** Of scripts and style sheets, by island. */
  islandFiles: Readonly<Record<string, readonly string[]>>;
  /** Of translations, by namespace. */
  translationFiles: Readonly<Record<string, string>>;
}

/** Attributes of the page's list of scripts: for each island the addresses of all files that it needs. */
export const islandAttributes = ({ islandFiles, translationFiles }: Files): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ISLAND_NAMESPACES).map(([name, namespaces]) => {
      const files = namespaces.map((namespace) => translationFiles[namespace] ?? "");
      return [filesAttribute(name), [...(islandFiles[name] ?? []), ...files].join(" ")];
    }),
  );
