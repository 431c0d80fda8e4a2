import { useTranslation } from "react-i18next";
import type { FavouriteItem } from "#contract/domain/search";
import { competitionPath, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { addressFrom } from "~/features/search/search-address";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { sportOrDefault } from "~/page/sport-switch";
import { InlinePart } from "~/ui/document/InlinePart";
import { pictureBase } from "~/ui/picture-base";
import { FavouritesFrame } from "./FavouritesFrame.tsx";
import { RemovalList } from "./RemovalList.tsx";

const PICTURE = 32;

interface FavouriteItemsProps {
  kind: "team" | "competition";
  items: readonly FavouriteItem[];
  page: Page;
}

/** The teams or competitions that a member follows. */
export function FavouriteItems({ kind, items, page }: FavouriteItemsProps) {
  const sport = sportOrDefault(page.path);
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <FavouritesFrame kind={kind} page={page}>
      {items.length === 0 ? (
        <NoneYet kind={kind} page={page} />
      ) : (
        <RemovalList
          kind={kind}
          page={page}
          items={items.map((item) => ({
            id: item.id,
            name: item.name,
            href: localePath(page.locale, pathOf(item, kind, sport)),
            ...(item.detail && { detail: item.detail }),
            picture: <EntityPicture flag={item.flag} path={item.logo} storageBaseUrl={storageBaseUrl} size={PICTURE} />,
          }))}
        />
      )}
    </FavouritesFrame>
  );
}

const pathOf = ({ id, key, countryKey }: FavouriteItem, kind: "team" | "competition", sport: Sport): string =>
  kind === "team"
    ? teamPath({ sport, id, key })
    : competitionPath({ sport, id, key, country: { key: countryKey ?? "international" } });

function NoneYet({ kind, page: { locale, path } }: Pick<FavouriteItemsProps, "kind" | "page">) {
  const { t } = useTranslation("favourites");
  return (
    <div className="empty card">
      <InlinePart part="errorStateCss" />
      <h2>{t(`none.${kind}`)}</h2>
      <p>{t(`hint.${kind}`)}</p>
      <a className="button" href={localePath(locale, addressFrom(path))}>
        {t(`find.${kind}`)}
      </a>
    </div>
  );
}
