import { useTranslation } from "react-i18next";
import { favouritesPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { ModalTab } from "~/features/favourites/modal-state";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import { islandId } from "../../runtime/islands/island-event.ts";
import { TIP_ID } from "./star-forms.ts";

/** Attributes of a link or button that opens the favourites modal on a tab. */
const modalOpener = (tab: ModalTab) => ({ "data-opens": islandId("favourites"), "data-list": tab });

interface AddFavouritesProps {
  page: Pick<Page, "locale">;
  sport: Sport;
  /** The modal's initial tab. */
  tab?: ModalTab;
  className?: string;
}

/** Opens the favourites modal; without script it links to the member's teams. */
export function AddFavourites({ page: { locale }, sport, tab = "teams", className }: AddFavouritesProps) {
  const { t } = useTranslation("common");
  return (
    <a
      className={classNames("add-favourites", className)}
      href={localePath(locale, favouritesPath(sport, "team"))}
      {...modalOpener(tab)}
    >
      <span>{t("addFavourites")}</span>
    </a>
  );
}

/** Mount point of the modal, once per page that links to it. */
export const FavouritesPlace = ({
  page,
  sport,
}: {
  page: Pick<Page, "locale" | "config" | "savesData">;
  sport: Sport;
}) => (
  <Island
    name="favourites"
    props={{ locale: page.locale, sport, storage: pictureBase(page, page.config) ?? "", tipId: TIP_ID }}
  />
);
