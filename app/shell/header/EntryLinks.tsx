import { useTranslation } from "react-i18next";
import { fantasyCallBack, signPath } from "~/page/call-back";
import { localePath } from "~/page/locale-path";
import { currentMark, type Place, type Tab } from "~/page/navigation";
import type { Page } from "~/page/page";

interface EntryLinksProps {
  tab: Tab;
  place: Place;
  page: Pick<Page, "locale" | "path">;
  className?: string;
}

/**
 * A tab's sub-menu. What is for members leads guests to sign-in and from there on, favourites by their own page; with
 * script a guest gets a tip instead (login-tip-script.ts).
 */
export function EntryLinks({ tab, place, page: { locale, path }, className }: EntryLinksProps) {
  const { t } = useTranslation("frame");
  return (
    <ul className={className}>
      {tab.entries.map((entry) => (
        <li key={entry.key}>
          <a
            href={
              entry.member === "fantasy"
                ? signPath("signin", locale, fantasyCallBack(locale))
                : localePath(locale, entry.path)
            }
            data-tip={entry.member}
            aria-current={currentMark(path, entry.path, entry === place.entry)}
          >
            {t(`nav.${entry.key}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
