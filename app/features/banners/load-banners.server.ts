import type { Banner } from "#contract/calls/banners";
import { BANNER_DEVICES, type BannerDevice } from "#contract/tables/devices";
import { apiLang } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import type { Page } from "~/features/frame/page";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import { isHereWithin } from "~/upstream-calls/is-here-within";
import { bannerMarkup } from "./banner-markup.server.ts";
import { slidesOf } from "./slide.ts";
import { showsBanners } from "./where-shown.ts";

/** How long a page waits for its banners, in milliseconds; then it goes out without them, and the next one has them. */
const PATIENCE = 100;

type BannerContext = Pick<EdgeContext, "locale" | "now" | "config" | "upstream">;
type BannerPage = Pick<Page, "path" | "savesData">;

/** The sport of a page: the one that its path begins with, football else. */
const sportOf = (path: string): Sport => SPORTS.find(({ code }) => path.startsWith(`/${code}/`))?.code ?? "football";

/** The banners of a page; undefined where it has none, they come too late, or the upstream fails: a page never waits or fails for them. */
export async function loadBanners(
  context: BannerContext,
  { path, savesData }: BannerPage,
  patience = PATIENCE,
): Promise<KeptMarkup | undefined> {
  if (!showsBanners(path)) return undefined;
  const load = askForBanners(context, sportOf(path));
  const banners = (await isHereWithin(patience, load)) ? await load.catch(() => undefined) : undefined;
  if (!banners) return undefined;
  const { locale, now, config } = context;
  const facts = { now, savesData, storageBaseUrl: config.storageBaseUrl };
  const slides = slidesOf(banners.desktop, banners.mobile, facts);
  return slides.length > 0 ? keptOnServer(bannerMarkup(slides, locale)) : undefined;
}

async function askForBanners(
  { locale, upstream }: BannerContext,
  sport: Sport,
): Promise<Record<BannerDevice, Banner[]>> {
  const sportType = SPORTS.find(({ code }) => code === sport)?.sportType ?? 0;
  // Without the country: the words of a banner are the language's.
  const query = { imageLang: apiLang(locale, undefined), imageType: "1" as const, sportType };
  const [desktop, mobile] = await Promise.all(
    [BANNER_DEVICES.desktop, BANNER_DEVICES.mobile].map(async ({ deviceType }) => {
      const { value } = await upstream.call("findPicture", { ...query, deviceType });
      return value;
    }),
  );
  return { desktop: desktop ?? [], mobile: mobile ?? [] };
}
