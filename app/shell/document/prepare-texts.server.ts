import FILES from "virtual:assets/texts";
import { storeSpecialTables } from "~/features/seo/special-tables";
import { type FetchAsset, readOnce } from "~/i18n/read-once.server";
import type { Texts } from "./document-texts.server.ts";

let texts: Texts | undefined;

/** Loads the texts that documents inline. Throws if they cannot be loaded. */
export async function prepareTexts(fetchAsset: FetchAsset): Promise<void> {
  if (texts) return;
  texts = await readOnce<Texts>(FILES.texts ?? "", fetchAsset);
  storeSpecialTables(texts.special);
}

function known(): Texts {
  if (!texts) throw new Error("the texts of documents have not been read");
  return texts;
}

/** The inline scripts of documents, by name. */
export const inlineScripts = (): Texts["scripts"] => known().scripts;

/** The style sheets inlined into documents. */
export const styles = (): Texts["styles"] => known().styles;
