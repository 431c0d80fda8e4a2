import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { keepTrying } from "~/runtime/try-again";
import type * as RowLines from "./show-row-lines.ts";

/** Loads what fills the lines below matches, for visitors who chose some. */
export function startRowLines(script: PageScript): void {
  if (!script.page.querySelector("[data-lines]")) return;
  keepTrying(script.page, () =>
    script.load<typeof RowLines>("rowLines").then(({ showRowLines }) => showRowLines(script)),
  );
}
