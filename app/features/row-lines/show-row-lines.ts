import { isSport } from "#contract/tables/sports";
import type { RowTranslations } from "~/features/match-row/row-texts";
import { LIST_ID } from "~/page/element-ids";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { keepRowLines } from "./keep-row-lines.ts";

/** Fills the lines of the page's list. Rejects if its texts cannot be loaded. */
export async function showRowLines(script: PageScript): Promise<void> {
  const list = script.page.getElementById(LIST_ID);
  const sport = list?.dataset.sport;
  if (!list || !isSport(sport)) return;
  const texts = await script.translations<RowTranslations>("rows");
  keepRowLines({ list, sport, texts });
}
