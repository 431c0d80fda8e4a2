import type { PageScript } from "~/browser/page-script.ts";
import { ISLAND_EVENT } from "../../runtime/island-event.ts";
import { islandId } from "../../runtime/island-id.ts";
import { mayPreloadOn } from "../../runtime/preload-permission.ts";
import { BANNERS_ID } from "./banners-id.ts";
import { hideWithoutPictures } from "./hide-without-pictures.ts";

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
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      if ("requestIdleCallback" in window) requestIdleCallback(mount, { timeout: 2_000 });
      else setTimeout(mount, 200);
    },
    { threshold: 0.5 },
  );
  sight.observe(strip);
}
