import { isAfterLogOut, LOGGED_OUT_ID } from "~/page/element-ids";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file.ts";
import type { PageScript } from "~/runtime/page-script/page-script.ts";

/** Milliseconds after which a frame that has not loaded is removed. */
const LIMIT = 5_000;

/**
 * Visitors who log out here are also logged out of the fantasy site: its logout page is loaded once in a hidden frame
 * (specification, section 4). Only if configured (FANTASY_LOGOUT_URL).
 */
export function startFantasyLogOut({ page }: Pick<PageScript, "page">): void {
  const { fantasyLogOut, fantasyName = "" } = page.getElementById(PAGE_SCRIPT_ID)?.dataset ?? {};
  const { hash, pathname, search } = page.location;
  if (!fantasyLogOut || !isAfterLogOut(hash)) return;
  // The deletion notice stays, because its fragment shows it.
  if (hash === `#${LOGGED_OUT_ID}`) history.replaceState(history.state, "", pathname + search);
  loadUnseen(page, { src: fantasyLogOut, title: fantasyName });
}

/**
 * Loads another site's page in a frame and then removes it. That page needs its own cookies and may need its own
 * script.
 */
function loadUnseen(page: Document, attributes: Pick<HTMLIFrameElement, "src" | "title">): void {
  const frame = Object.assign(page.createElement("iframe"), { ...attributes, hidden: true, tabIndex: -1 });
  frame.setAttribute("aria-hidden", "true");
  frame.setAttribute("sandbox", "allow-same-origin allow-scripts");
  frame.referrerPolicy = "strict-origin";
  const remove = () => frame.remove();
  frame.addEventListener("load", remove);
  setTimeout(remove, LIMIT);
  page.body.appendChild(frame);
}
