import { fillText } from "~/i18n/fill-text";
import { useTranslations } from "../../runtime/translations-context.ts";
import styles from "./favourites-modal.module.css";
import { ItemRow, ItemSection } from "./ItemRow.tsx";
import type { ModalCountry } from "./modal-state.ts";
import { isFollowable, type ListedItem } from "./read-lists.ts";
import type { Lists } from "./use-lists.ts";

interface ModalResultsProps extends Lists {
  storage: string;
  onCountry(country: ModalCountry): void;
}

/** The lists: a country opens; everything else is a star as elsewhere on the page, handled by the page script. */
export function ModalResults({ state, lists, isBusy, storage, onCountry }: ModalResultsProps) {
  const texts = useTranslations("addFavourites");
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  const note = state === "found" ? undefined : texts[state];
  return (
    <div className={styles.lists} aria-busy={isBusy}>
      <p className="visually-hidden" role="status">
        {!isBusy && (note ?? fillText(texts.count, { number: count }))}
      </p>
      {lists.map(({ kind, items }) => (
        <ItemSection key={kind} title={texts.lists[kind]} items={items}>
          {(item) => <ResultButton item={item} storage={storage} onCountry={onCountry} />}
        </ItemSection>
      ))}
      {note && !isBusy && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
    </div>
  );
}

interface ResultButtonProps extends Pick<ModalResultsProps, "storage" | "onCountry"> {
  item: ListedItem;
}

function ResultButton({ item, storage, onCountry }: ResultButtonProps) {
  const { id, name, kind } = item;
  if (!isFollowable(item))
    return (
      <button type="button" className={styles.country} onClick={() => onCountry({ id, name })}>
        <ItemRow item={item} storage={storage} />
      </button>
    );
  return (
    <button type="submit" form="fav" name={kind} value={id} data-name={name}>
      <ItemRow item={item} storage={storage} />
    </button>
  );
}
