import TEXTS_FILE from "virtual:document-texts";
import { storeSpecialTables } from "~/features/seo/special-tables";
import { type FetchAsset, readOnce } from "~/i18n/read-once.server";
import type { Texts } from "./document-texts.server.ts";

let texts: Texts | undefined;

const keep = (read: Texts): void => {
  texts = read;
  storeSpecialTables(read.special);
};

/** Loads the texts that documents inline. Throws if they cannot be loaded. */
export async function prepareTexts(fetchAsset: FetchAsset): Promise<void> {
  if (import.meta.env.PROD) return readOnce(TEXTS_FILE, fetchAsset, keep);
  // In development, always the current source.
  keep((await import("./document-texts.server.ts")).TEXTS);
}

function known(): Texts {
  if (!texts) throw new Error("the texts of documents have not been read");
  return texts;
}

/** The inline scripts of documents, by name. */
export const inlineScripts = (): Texts["scripts"] => known().scripts;

/** The style sheets inlined into documents. */
export const styles = (): Texts["styles"] => known().styles;
