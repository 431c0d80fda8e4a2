import type { ReactNode } from "react";
import { flagAddress } from "~/ui/flag-address";
import styles from "./favourites-modal.module.css";
import type { ListedItem } from "./read-lists.ts";

/** CSS pixels. */
const PICTURE = 24;

interface ItemRowProps {
  item: ListedItem;
  /** Base address of pictures; empty for visitors who save data. */
  storage: string;
}

/** A row's content: picture, name, and a detail that distinguishes items with the same name. */
export function ItemRow({ item: { name, detail, flag, picture }, storage }: ItemRowProps) {
  const src = flag ? flagAddress(flag, PICTURE) : picture && `${storage}/${picture}`;
  return (
    <>
      {storage && src && (
        <img className={flag ? "flag" : "crest"} src={src} width={PICTURE} height={PICTURE} alt="" loading="lazy" />
      )}
      <span>
        {name}
        {detail && <small>{detail}</small>}
      </span>
    </>
  );
}

interface ItemSectionProps<Item extends ListedItem> {
  title: string;
  items: readonly Item[];
  children(item: Item): ReactNode;
}

/** A titled list of buttons. */
export function ItemSection<Item extends ListedItem>({ title, items, children }: ItemSectionProps<Item>) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
