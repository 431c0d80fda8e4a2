import { useRef, useState } from "react";
import { fillText } from "#contract/text/fill-text";
import { showToast } from "~/ui/toast";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import styles from "./favourites-modal.module.css";
import { ItemRow, ItemSection } from "./ItemRow.tsx";
import type { ListKind } from "./list-calls.ts";
import { ModalField } from "./ModalField.tsx";
import { type FollowableItem, isFollowable, type ListedItem } from "./read-lists.ts";
import { useModalDialog } from "./use-modal-dialog.ts";
import { type Offer, useOffer } from "./use-offer.ts";
import { saveChosen, useWalkthroughStart, type WalkthroughPlace } from "./use-walkthrough.ts";

interface OfferedListsProps {
  /** Undefined while loading. */
  offer: Offer | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  storage: string;
  chosen: readonly FollowableItem[];
  onChoose(item: FollowableItem): void;
}

const isSameItem = (one: ListedItem, other: ListedItem): boolean => one.kind === other.kind && one.id === other.id;

/**
 * The walkthrough's suggestions or results; pressing a line toggles it. Chosen items that no list shows stay on top, so
 * that they can be seen and taken back while searching.
 */
function OfferedLists({ offer, isBusy, hasFailed, storage, chosen, onChoose }: OfferedListsProps) {
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

interface WalkthroughIslandProps extends WalkthroughPlace {
  /** Base address of pictures; empty for visitors who save data. */
  storage: string;
}

/** Suggests things to follow to a new member, once per visit until they have chosen or declined for good. */
export default function WalkthroughIsland({ storage, ...place }: WalkthroughIslandProps) {
  const texts = useTranslations("addFavourites");
  const [chosen, setChosen] = useState<readonly FollowableItem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const borrowed = useRef<HTMLDivElement>(null);
  const { country, end } = useWalkthroughStart(() => {
    dialog.current?.showModal();
    title.current?.focus();
  });
  const isOpen = country !== undefined;
  const offer = useOffer({ ...place, isOpen, country: country ?? "", text });
  useModalDialog({ isOpen, borrowed });
  const close = () => dialog.current?.close();
  const save = async () => {
    setSaving(true);
    const saved = await saveChosen(chosen, place);
    setSaving(false);
    if (saved.kind === "done") close();
    const text = saved.kind === "refused" ? (saved.message ?? texts.walkthrough.unsent) : texts.walkthrough.saved;
    if (saved.kind !== "silent")
      showToast(document, saved.kind === "done" ? { kind: "favourite", isAdded: true, text } : { kind: "icon", text });
  };
  const refuse = () => {
    close();
    // If this fails, a later visit asks again.
    saveChosen([], place);
  };
  return (
    <dialog
      ref={dialog}
      id="walkthrough"
      className={styles.modal}
      aria-labelledby="walkthrough-title"
      aria-describedby="walkthrough-intro"
      onClose={end}
    >
      <div className={styles.head}>
        <h2 id="walkthrough-title" ref={title} tabIndex={-1}>
          {texts.walkthrough.title}
        </h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <i className="icon icon-close" aria-hidden="true" />
        </button>
        <p id="walkthrough-intro" className="note">
          {texts.walkthrough.intro}
        </p>
        <ModalField
          ref={field}
          label={texts.walkthrough.find}
          text={text}
          onText={setText}
          onClear={() => {
            setText("");
            field.current?.focus();
          }}
          onEscape={close}
        />
      </div>
      <OfferedLists
        offer={offer.data}
        isBusy={offer.isBusy}
        hasFailed={offer.isError}
        storage={storage}
        chosen={chosen}
        onChoose={(item) =>
          setChosen((before) => {
            const others = before.filter((one) => !isSameItem(one, item));
            return others.length === before.length ? [...before, item] : others;
          })
        }
      />
      <div className={styles.choices}>
        <button type="button" className="button" disabled={chosen.length === 0 || isSaving} onClick={save}>
          {texts.walkthrough.save}
        </button>
        <button type="button" className="button plain-button" onClick={close}>
          {texts.walkthrough.skip}
        </button>
        <button type="button" className={styles.never} onClick={refuse}>
          {texts.walkthrough.never}
        </button>
      </div>
      <div ref={borrowed} />
    </dialog>
  );
}
