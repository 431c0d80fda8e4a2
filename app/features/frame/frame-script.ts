import { startLoginTip } from "~/features/login-tip/login-tip-script";
import type { PageScript } from "~/page-script/page-words";
import { startHoverMenus } from "./hover-menus.ts";
import { startSportChoice } from "./sport-choice.ts";

/** What the frame does besides being links: menus that open under the pointer, the sport on this device, the tip. */
export function startFrame({ page }: PageScript): void {
  startHoverMenus(page);
  startSportChoice(page);
  startLoginTip(page);
}
