import type { Banner } from "#contract/calls/banners";
import { isAccountPage } from "~/features/account/account-sections";
import { isSignPage } from "~/page/call-back";

/** A banner as rendered on a page. */
export interface Slide {
  link: string;
  opensNewTab: boolean;
  alt?: string;
  /** Picture addresses; absent if pictures must not load or the page's content security policy would block them. */
  pictures?: { desktop: string; mobile: string };
}

/** Everything besides the banners themselves that decides how they are shown. */
interface SlideFacts {
  now: number;
  savesData: boolean;
  storageBaseUrl: string;
}

const isOn = ({ startAt = 0, endAt = Number.POSITIVE_INFINITY }: Banner, now: number): boolean =>
  startAt <= now && now < endAt;

/**
 * The address of a picture. A path is below the storage's base URL; an absolute URL must be on the storage host, the
 * only one that the content security policy allows. Undefined otherwise.
 */
export function pictureAddress(image: string, storageBaseUrl: string): string | undefined {
  if (/^https?:\/\//i.test(image)) {
    const isStored = URL.canParse(storageBaseUrl) && URL.canParse(image);
    return isStored && new URL(image).origin === new URL(storageBaseUrl).origin ? image : undefined;
  }
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(image) ? undefined : `${storageBaseUrl}/${image.replace(/^\/+/, "")}`;
}

/**
 * The banners active at `now`, each with its desktop and mobile pictures (joined by id). A banner without pictures is
 * shown as text.
 */
export function slidesOf(desktop: readonly Banner[], mobile: readonly Banner[], facts: SlideFacts): Slide[] {
  const { now, savesData, storageBaseUrl } = facts;
  const onMobile = new Map(mobile.map((banner) => [banner.id, banner]));
  return desktop
    .filter((banner) => isOn(banner, now))
    .flatMap(({ id, image, link, opensNewTab, alt }) => {
      const large = pictureAddress(image, storageBaseUrl);
      const small = pictureAddress(onMobile.get(id)?.image ?? image, storageBaseUrl);
      const pictures = !savesData && large && small ? { desktop: large, mobile: small } : undefined;
      if (!pictures && !alt) return [];
      return [{ link, opensNewTab, ...(alt && { alt }), ...(pictures && { pictures }) }];
    });
}

const ODDS_RESULT = /^\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/analysis\/details\/odds(\/|$)/;

/**
 * Whether a page, given by its path after the locale, has banners: not odds results or account pages (specification,
 * section 2), nor those of signing in, whose forms they would push down.
 */
export const showsBanners = (path: string): boolean =>
  !isAccountPage(path) && !ODDS_RESULT.test(path) && !isSignPage(path);

/** The two home pages, where banners stick further down (specification, section 2). */
export const isHome = (path: string): boolean => /^\/(football|basketball)\/matches$/.test(path);
