import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { mayPreloadOn } from "../../runtime/islands/island-decisions.ts";
import { ISLAND_EVENT, islandId, whenSeen } from "../../runtime/islands/island-event.ts";

/** Id of the element that contains the banners. */
export const BANNERS_ID = "banners";

type Picture = Pick<HTMLImageElement, "complete" | "naturalWidth" | "currentSrc">;

/** Whether a picture failed to load. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: Picture): boolean =>
  complete && naturalWidth === 0 && currentSrc !== "";

/** Whether banners are not worth their space: until a picture has loaded, only errors show that none will. */
export const hasNoPicture = (pictures: readonly Picture[]): boolean =>
  pictures.some(hasFailed) && !pictures.some(({ naturalWidth }) => naturalWidth > 0);

/** Hides the section if its pictures fail to load: it would be an empty box with buttons. */
function hideWithoutPictures(strip: HTMLElement): void {
  const section = strip.closest("section");
  const look = () => {
    if (section) section.hidden = hasNoPicture([...strip.querySelectorAll("img")]);
  };
  // Neither event bubbles, so capture them.
  for (const type of ["error", "load"]) strip.addEventListener(type, look, true);
  look();
}

/**
 * Banners move without interaction: their island loads once the strip is in view and the browser idle, but not for
 * visitors who save data or have a slow connection.
 */
export function startBanners({ page }: Pick<PageScript, "page">): void {
  const strip = page.getElementById(BANNERS_ID);
  if (!strip) return;
  hideWithoutPictures(strip);
  const place = page.getElementById(islandId("banners"));
  if (!place || !mayPreloadOn(page)) return;
  const mount = () => place.dispatchEvent(new Event(ISLAND_EVENT));
  const mountWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(mount, { timeout: 2_000 });
    else setTimeout(mount, 200);
  };
  whenSeen(strip, mountWhenIdle, { threshold: 0.5 });
}
