import { useContext, useEffect, useRef, useState } from "react";
import { PlaceContext, useOpener } from "../../runtime/islands/use-opener.ts";
import { SearchBox } from "./SearchBox.tsx";
import { SearchClose } from "./SearchForm.tsx";
import type { SearchFrom } from "./use-results.ts";

/**
 * The server's dialog around an island. The boot script may have opened it before the island was there
 * (start-islands.ts), and it closes by itself: on Escape, and by a form with the method "dialog". A press that starts
 * and ends outside closes it too.
 */
function useDialogAround(): { isOpen: boolean; open(): void } {
  const dialog = useContext(PlaceContext)?.closest("dialog");
  const [isOpen, setOpen] = useState(dialog?.open ?? false);
  useEffect(() => {
    if (!dialog) return undefined;
    const look = () => setOpen(dialog.open);
    // It may have been opened since the first render.
    look();
    dialog.addEventListener("close", look);
    const endPresses = closeOnPressOutside(dialog);
    return () => {
      dialog.removeEventListener("close", look);
      endPresses();
    };
  }, [dialog]);
  const open = () => {
    if (!dialog?.open) dialog?.showModal();
    setOpen(true);
  };
  return { isOpen, open };
}

/** Only where the press has also started outside: the selection of a text may end there. */
function closeOnPressOutside(dialog: HTMLDialogElement): () => void {
  let pressed: EventTarget | null = null;
  const press = ({ target }: Event) => {
    pressed = target;
  };
  const click = ({ target }: Event) => {
    if (target === dialog && pressed === dialog) dialog.close();
  };
  dialog.addEventListener("pointerdown", press);
  dialog.addEventListener("click", click);
  return () => {
    dialog.removeEventListener("pointerdown", press);
    dialog.removeEventListener("click", click);
  };
}

interface SearchIslandProps {
  from: SearchFrom;
  /** Address of the search page. */
  action: string;
  /** Label of the field. */
  label: string;
  /** Label of the button that closes the dialog. */
  close: string;
}

/** Content of the search dialog (features/search/SearchDialog.tsx). */
export default function SearchIsland({ from, action, label, close }: SearchIslandProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isOpen, open } = useDialogAround();
  useOpener(() => {
    open();
    field.current?.select();
  });
  return (
    <SearchBox from={from} action={action} label={label} field={field} isShown={isOpen} hasStart>
      <SearchClose label={close} />
    </SearchBox>
  );
}
