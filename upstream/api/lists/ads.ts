import type { AdWire } from "#contract/calls/ads";
import type { QueryOf } from "#contract/registry";
import { BANNER_DEVICES } from "#contract/tables/devices";
import { houseBanner } from "../../data/banners/house-banners.ts";
import { localeOf } from "../../matches/call-context.ts";
import { notFound } from "../../platform/envelope.ts";
import { shownBanners, toPicturePath } from "./banners.ts";

/** The only slot of house advertisements: beside a page's content. */
const SLOT = "aside";
/** Views per day and device. */
const FREQUENCY_CAP = 3;

/** The reference upstream has house advertisements only, the same in every country. */
export function advertisements({ slot, sportType, lang }: QueryOf<"getAdvertisement">): { data: AdWire[] } {
  const locale = localeOf(lang);
  const { width, height } = BANNER_DEVICES.desktop;
  const shown = slot === SLOT ? shownBanners(sportType) : [];
  const data = shown.map((banner) => ({
    adId: banner.id,
    slot,
    image: toPicturePath(banner, locale, "desktop"),
    link: `/${locale}${banner.path}`,
    w: width,
    h: height,
    frequencyCap: FREQUENCY_CAP,
    isBetting: false,
  }));
  return { data };
}

/** Logs a line per view, the only count of a house advertisement; it contains no visitor data. */
export function countView({ adId }: QueryOf<"updateAdUserViewed">): object {
  if (!houseBanner(adId)) throw notFound("adId", "no such advertisement");
  console.log(JSON.stringify({ event: "ad_viewed", adId }));
  return {};
}
