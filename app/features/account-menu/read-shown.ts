import { isLocale, type LocaleCode } from "#contract/tables/locales";

/** What the fallback shows of the member before the menu has loaded. */
export interface Shown {
  nickname: string;
  /** Address of the picture. */
  picture: string;
  /** Classes of the link that the menu's button replaces. */
  className: string;
  /** The pointer is over it. */
  isHovered: boolean;
}

export function readShown(place: Element | null): Shown {
  const link = place?.querySelector("a");
  return {
    nickname: link?.querySelector("[data-nickname]")?.textContent?.trim() ?? "",
    picture: link?.querySelector("img")?.getAttribute("src") ?? "",
    className: link?.className ?? "",
    isHovered: link?.matches(":hover") === true && matchMedia("(hover: hover)").matches,
  };
}

/** The page's language, and its path without the locale but with the query. */
export function readAddress({ pathname, search }: Pick<Location, "pathname" | "search">): {
  locale: LocaleCode;
  path: string;
} {
  const [, locale = "", ...rest] = pathname.split("/");
  // Every page with a header has a locale in its address.
  return { locale: isLocale(locale) ? locale : "en", path: `/${rest.join("/")}${search}` };
}
