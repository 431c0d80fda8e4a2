import { useRef, useState } from "react";
import { showToast } from "~/ui/toast";
import { useTranslations } from "../../runtime/translations-context.ts";
import styles from "./favourites-modal.module.css";
import { ModalField } from "./ModalField.tsx";
import { isSameItem, OfferedLists } from "./OfferedLists.tsx";
import type { FollowableItem } from "./read-lists.ts";
import { useModalDialog } from "./use-modal-dialog.ts";
import { useOffer } from "./use-offer.ts";
import { saveChosen, useWalkthroughStart, type WalkthroughPlace } from "./use-walkthrough.ts";

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
