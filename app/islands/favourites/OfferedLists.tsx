import { fillText } from "~/i18n/fill-text";
import { useTranslations } from "../runtime/translations-context.ts";
import styles from "./favourites.module.css";
import { ItemRow, ItemSection } from "./ItemRow.tsx";
import type { ListKind } from "./list-calls.ts";
import { type FollowableItem, isFollowable } from "./read-lists.ts";
import type { Offer } from "./use-offer.ts";

interface OfferedListsProps {
  /** Undefined while loading. */
  offer: Offer | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  storage: string;
  chosen: readonly FollowableItem[];
  onChoose(item: FollowableItem): void;
}

/** The walkthrough's suggestions; pressing a line toggles it. */
export function OfferedLists({ offer, isBusy, hasFailed, storage, chosen, onChoose }: OfferedListsProps) {
  const texts = useTranslations("addFavourites");
  const titleOf = (kind: ListKind) =>
    kind === "competitions" && offer?.country
      ? fillText(texts.walkthrough.inCountry, { country: offer.country })
      : texts.lists[kind];
  return (
    <div className={styles.panel} aria-busy={isBusy}>
      {offer?.lists.map(({ kind, items }) => (
        <ItemSection key={kind} title={titleOf(kind)} items={items.filter(isFollowable)}>
          {(item) => (
            <button
              type="button"
              className={styles.choice}
              aria-pressed={chosen.includes(item)}
              onClick={() => onChoose(item)}
            >
              <ItemRow item={item} storage={storage} />
            </button>
          )}
        </ItemSection>
      ))}
      <p className={hasFailed ? styles.note : undefined} role="status">
        {hasFailed && texts.fault}
      </p>
    </div>
  );
}
