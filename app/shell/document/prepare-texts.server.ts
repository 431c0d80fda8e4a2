import TEXTS_FILE from "virtual:document-texts";
import { storeSpecialTables } from "~/features/seo/special-tables";
import { type FetchAsset, readOnce } from "~/i18n/read-once.server";
import type { Texts } from "./document-texts.server.ts";

let texts: Texts | undefined;

const keep = (read: Texts): void => {
  texts = read;
  storeSpecialTables(read.special);
};

/** Reads the texts of documents before one is made. Throws when they cannot be had. */
export async function prepareTexts(fetchAsset: FetchAsset): Promise<void> {
  if (import.meta.env.PROD) return readOnce(TEXTS_FILE, fetchAsset, keep);
  // While developing, as they stand in the editor.
  keep((await import("./document-texts.server.ts")).TEXTS);
}

function known(): Texts {
  if (!texts) throw new Error("the texts of documents have not been read");
  return texts;
}

/** The scripts that documents carry, by their names. */
export const inlineScripts = (): Texts["scripts"] => known().scripts;

/** The style sheets that documents carry. */
export const styles = (): Texts["styles"] => known().styles;
