import STYLE_FILE from "virtual:style-file";
import { type FetchAsset, readOnce } from "~/build-files/read-once.server";
import type { SheetName, Sheets } from "./style-sheets.server.ts";

let sheets: Sheets | undefined;

const keep = (read: Sheets): void => {
  sheets = read;
};

/** Reads the style sheets before a page is made. Throws when they cannot be had. */
export async function prepareStyles(fetchAsset: FetchAsset): Promise<void> {
  if (import.meta.env.PROD) return readOnce(STYLE_FILE, fetchAsset, keep);
  // While developing, the sheets as they stand in the editor.
  keep((await import("./style-sheets.server.ts")).SHEETS);
}

/** These sheets as one text. */
export function cssOf(names: readonly SheetName[]): string {
  if (!sheets) throw new Error("the style sheets have not been read");
  let css = "";
  for (const name of names) css += sheets[name];
  return css;
}
