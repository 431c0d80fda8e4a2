import { startLoginTip } from "~/features/favourites/login-tip-script";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { startHoverMenus } from "~/shell/header/hover-menus";
import { startSportChoice } from "~/shell/tab-bar/sport-choice";
import { prefetchOnHover } from "./speculation/prefetch-on-hover.ts";

/** Behaviour of the frame beyond links: menus that open on hover, the device's sport, the tip, prefetching. */
export function startFrame({ page }: PageScript): void {
  startHoverMenus(page);
  startSportChoice(page);
  startLoginTip(page);
  prefetchOnHover(page);
}
