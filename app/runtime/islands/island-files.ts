import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";

/** The attribute of the page script's element that lists an island's files. */
export const filesAttribute = (name: string | undefined): string => `data-island-${name}`;

/**
 * The addresses of all files an island needs: the runtime first, its own script second, then its other imports and
 * style sheets, and its translations last.
 */
export const filesOf = (page: Document, { dataset }: HTMLElement): string[] =>
  page.getElementById(PAGE_SCRIPT_ID)?.getAttribute(filesAttribute(dataset.island))?.split(" ") ?? [];

export const isSheet = (file: string): boolean => file.endsWith(".css");

export const link = (page: Document, attributes: Partial<HTMLLinkElement>): HTMLLinkElement =>
  page.head.appendChild(Object.assign(page.createElement("link"), attributes));
