import type { BannerWire } from "#contract/calls/banners";
import type { QueryOf } from "#contract/registry";
import { BANNER_DEVICES, type BannerDevice } from "#contract/tables/devices";
import type { LocaleCode } from "#contract/tables/locales";
import { type SportType, sportOfType } from "#contract/tables/sports";
import { HOUSE_BANNERS, type HouseBanner } from "../../data/banners/house-banners.ts";
import { localeOf } from "../../matches/call-context.ts";

/** Path of a house banner's picture below the storage's base address. */
export const toPicturePath = ({ id }: HouseBanner, locale: LocaleCode, device: BannerDevice): string =>
  `banner/${id}-${locale}-${device}.svg`;

/** A house banner in one line, as alternative text. */
const formatAltText = ({ texts }: HouseBanner, locale: LocaleCode): string => {
  const { title, body } = texts[locale];
  return `${joinLines(title, locale)} – ${joinLines(body, locale)}`;
};

// Chinese and Thai are written without spaces; lines that end a phrase have their own punctuation or need none.
const joinLines = (lines: readonly string[], locale: LocaleCode): string =>
  lines.join(locale === "zh-Hans" || locale === "zh-Hant" ? "" : " ");

/** The house banners of a sport's pages, with text and picture in the language. */
export const shownBanners = (sportType: SportType): HouseBanner[] => {
  const sport = sportOfType(sportType);
  return HOUSE_BANNERS.filter(({ sports }) => !sports || sports.includes(sport));
};

export function findPictures({ deviceType, imageLang, sportType }: QueryOf<"findPicture">): { data: BannerWire[] } {
  const locale = localeOf(imageLang);
  const device = deviceType === BANNER_DEVICES.mobile.deviceType ? "mobile" : "desktop";
  const data = shownBanners(sportType).map((banner) => ({
    id: banner.id,
    image: toPicturePath(banner, locale, device),
    link: `/${locale}${banner.path}`,
    openWith: "self",
    alt: formatAltText(banner, locale),
  }));
  return { data };
}
