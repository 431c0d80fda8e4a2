import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { favouritesPath } from "#contract/tables/paths";
import { UNFOLLOW_FORM_ID } from "~/features/favourites/star-forms";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { classNames } from "~/ui/class-names";
import { AlertsLink } from "./AlertsLink.tsx";
import styles from "./favourites.module.css";

interface RemovableItem {
  id: string;
  name: string;
  href: string;
  /** Distinguishes items with the same name. */
  detail?: string;
  picture?: ReactNode;
}

interface RemovalListProps {
  kind: FollowedKind;
  items: readonly RemovableItem[];
  page: Page;
}

/**
 * The followed items of a kind, each with a link and a button that removes it: one form, which works without script.
 */
export function RemovalList({ kind, items, page }: RemovalListProps) {
  const { t } = useTranslation("favourites");
  const { locale, path, search } = page;
  const sport = sportOrDefault(path);
  return (
    <form id={UNFOLLOW_FORM_ID} method="post" action={localePath(locale, favouritesPath(sport))}>
      <input type="hidden" name="remove" value="1" />
      <input type="hidden" name="callBackUrl" value={localePath(locale, path + search)} />
      <ul className={classNames(styles.list, "card")}>
        {items.map(({ id, name, href, detail, picture }) => (
          <li key={id}>
            <a href={href}>
              {picture}
              <span>
                {name}
                {detail && <small>{detail}</small>}
              </span>
            </a>
            <AlertsLink locale={locale} sport={sport} kind={kind} id={id} name={name} className={styles.alerts} />
            <button
              type="submit"
              form={UNFOLLOW_FORM_ID}
              name={kind}
              value={id}
              data-name={name}
              aria-label={t("removeNamed", { name })}
            >
              {t("remove")}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
