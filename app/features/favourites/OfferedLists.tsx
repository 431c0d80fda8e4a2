import { fillText } from "~/i18n/fill-text";
import { useTranslations } from "../../runtime/translations-context.ts";
import styles from "./favourites-modal.module.css";
import { ItemRow, ItemSection } from "./ItemRow.tsx";
import type { ListKind } from "./list-calls.ts";
import { type FollowableItem, isFollowable, type ListedItem } from "./read-lists.ts";
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

export const isSameItem = (one: ListedItem, other: ListedItem): boolean =>
  one.kind === other.kind && one.id === other.id;

/**
 * The walkthrough's suggestions or results; pressing a line toggles it. Chosen items that no list shows stay on top, so
 * that they can be seen and taken back while searching.
 */
export function OfferedLists({ offer, isBusy, hasFailed, storage, chosen, onChoose }: OfferedListsProps) {
  const texts = useTranslations("addFavourites");
  const titleOf = (kind: ListKind) =>
    kind === "competitions" && offer?.country
      ? fillText(texts.walkthrough.inCountry, { country: offer.country })
      : texts.lists[kind];
  const listed = offer?.lists.flatMap(({ items }) => items) ?? [];
  const apart = chosen.filter((item) => !listed.some((one) => isSameItem(one, item)));
  const note = (hasFailed && texts.fault) || (offer?.lists.length === 0 && !isBusy && texts.none);
  const choice = (item: FollowableItem) => (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={chosen.some((one) => isSameItem(one, item))}
      onClick={() => onChoose(item)}
    >
      <ItemRow item={item} storage={storage} />
    </button>
  );
  return (
    <div className={styles.panel} aria-busy={isBusy}>
      {apart.length > 0 && (
        <ItemSection title={texts.walkthrough.chosen} items={apart}>
          {choice}
        </ItemSection>
      )}
      {offer?.lists.map(({ kind, items }) => (
        <ItemSection key={kind} title={titleOf(kind)} items={items.filter(isFollowable)}>
          {choice}
        </ItemSection>
      ))}
      <p className={note ? styles.note : undefined} role="status">
        {note}
      </p>
    </div>
  );
}
