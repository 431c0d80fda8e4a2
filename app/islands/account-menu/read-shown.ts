import { isLocale, type LocaleCode } from "#contract/tables/locales";

/** What the place of the menu shows of the member before the menu is there. */
export interface Shown {
  nickname: string;
  /** Address of the picture. */
  picture: string;
  /** Of the link that the menu's button takes the place of. */
  className: string;
  /** The pointer rests on it. */
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

/** Where the menu stands: the page's language, and its path behind it with the query. */
export function readAddress({ pathname, search }: Pick<Location, "pathname" | "search">): {
  locale: LocaleCode;
  path: string;
} {
  const [, locale = "", ...rest] = pathname.split("/");
  // Every page with a header has a language in its address.
  return { locale: isLocale(locale) ? locale : "en", path: `/${rest.join("/")}${search}` };
}
