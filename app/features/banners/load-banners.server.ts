import type { Banner } from "#contract/calls/banners";
import { BANNER_DEVICES, type BannerDevice } from "#contract/tables/devices";
import { apiLang } from "#contract/tables/locales";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { isHereWithin } from "~/features/upstream-calls/is-here-within";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { type Slide, showsBanners, slidesOf } from "./slide.ts";

/**
 * How long a page waits for its banners, in milliseconds. After that it renders without them; the next request gets
 * them.
 */
const PATIENCE = 100;

type BannerContext = Pick<EdgeContext, "locale" | "now" | "config" | "upstream">;
type BannerPage = Pick<Page, "path" | "savesData">;

/** The banners of a page; undefined if it has none or the upstream is late or fails. Banners never fail a page. */
export async function loadBanners(
  context: BannerContext,
  { path, savesData }: BannerPage,
  patience = PATIENCE,
): Promise<Slide[] | undefined> {
  if (!showsBanners(path)) return undefined;
  const load = requestBanners(context, sportOrDefault(path));
  const banners = (await isHereWithin(patience, load)) ? await load.catch(() => undefined) : undefined;
  if (!banners) return undefined;
  const { now, config } = context;
  const facts = { now, savesData, storageBaseUrl: config.storageBaseUrl };
  const slides = slidesOf(banners.desktop, banners.mobile, facts);
  return slides.length > 0 ? slides : undefined;
}

async function requestBanners(
  { locale, upstream }: BannerContext,
  sport: Sport,
): Promise<Record<BannerDevice, Banner[]>> {
  const sportType = sportTypeOf(sport);
  // No country: a banner's text depends on the language alone.
  const query = { imageLang: apiLang(locale, undefined), imageType: "1" as const, sportType };
  const [desktop, mobile] = await Promise.all(
    [BANNER_DEVICES.desktop, BANNER_DEVICES.mobile].map(async ({ deviceType }) => {
      const { value } = await upstream.call("findPicture", { ...query, deviceType });
      return value;
    }),
  );
  return { desktop: desktop ?? [], mobile: mobile ?? [] };
}
