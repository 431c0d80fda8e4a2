import { useRef, useState } from "react";
import { useTranslations } from "../runtime/translations-context.ts";
import { useOpener } from "../runtime/use-opener.ts";
import { SearchBox } from "./SearchBox.tsx";
import type { SearchFrom } from "./search-from.ts";
import styles from "./search-panel.module.css";

interface SearchIslandProps {
  from: SearchFrom;
  /** Address of the search page. */
  action: string;
}

/** The search dialog, opened by search links. Closing it restores the focus. */
export default function SearchIsland({ from, action }: SearchIslandProps) {
  const texts = useTranslations("search");
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOpener(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
    field.current?.select();
  });
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's clicks are the dialog's own; Escape closes it by itself.
    <dialog
      ref={dialog}
      id="search"
      className={styles.panel}
      aria-label={texts.title}
      onClick={(event) => event.target === dialog.current && close()}
      onClose={() => setOpen(false)}
    >
      <SearchBox from={from} action={action} field={field} isShown={isOpen} hasStart formClass={styles.panelForm}>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <i className="icon icon-close" aria-hidden="true" />
        </button>
      </SearchBox>
    </dialog>
  );
}
