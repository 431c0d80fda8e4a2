import { useContext, useEffect, useState } from "react";
import { PlaceContext } from "../../runtime/use-opener.ts";

/**
 * The server's dialog around an island. The boot script may have opened it before the island was there
 * (start-islands.ts), and it closes by itself: on Escape, and by a form with the method "dialog". A press that starts
 * and ends outside closes it too.
 */
export function useDialogAround(): { isOpen: boolean; open(): void } {
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
