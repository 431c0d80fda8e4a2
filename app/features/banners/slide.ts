import type { Banner } from "#contract/calls/banners";

/** A banner as a page shows it. */
export interface Slide {
  link: string;
  opensNewTab: boolean;
  alt?: string;
  /** Addresses of its pictures; absent where nothing may be loaded, or where the policy of the page would refuse it. */
  pictures?: { desktop: string; mobile: string };
}

/** What decides how banners are shown, besides themselves. */
export interface SlideFacts {
  now: number;
  savesData: boolean;
  storageBaseUrl: string;
}

const isOn = ({ startAt = 0, endAt = Number.POSITIVE_INFINITY }: Banner, now: number): boolean =>
  startAt <= now && now < endAt;

/**
 * The address of a picture: a path lies below the storage's base; a web address must be the storage's own, since the
 * content security policy names no other. Undefined for any other.
 */
export function pictureAddress(image: string, storageBaseUrl: string): string | undefined {
  if (/^https?:\/\//i.test(image)) {
    const isStored = URL.canParse(storageBaseUrl) && URL.canParse(image);
    return isStored && new URL(image).origin === new URL(storageBaseUrl).origin ? image : undefined;
  }
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(image) ? undefined : `${storageBaseUrl}/${image.replace(/^\/+/, "")}`;
}

/**
 * The banners that are on at `now`, each with its pictures for both devices (joined by id). One without pictures is shown
 * as text.
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
