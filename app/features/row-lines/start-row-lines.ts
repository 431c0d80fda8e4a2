import { isSport } from "#contract/tables/sports";
import type { RowTranslations } from "~/features/match-row/row-texts";
import { LIST_ID } from "~/page/element-ids";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { keepTrying } from "~/runtime/try-again";
import type * as RowLines from "./keep-row-lines.ts";

/** Loads what fills the lines below matches, for visitors who chose some. */
export function startRowLines(script: PageScript): void {
  const list = script.page.getElementById(LIST_ID);
  const sport = list?.dataset.sport;
  if (!list?.dataset.lines || !isSport(sport)) return;
  keepTrying(
    script.page,
    () =>
      Promise.all([script.load<typeof RowLines>("rowLines"), script.translations<RowTranslations>("rows")] as const),
    ([{ keepRowLines }, { line: texts }]) => keepRowLines({ list, sport, texts }),
  );
}
