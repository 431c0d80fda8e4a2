import { useRef } from "react";
import { useOpener } from "../../runtime/use-opener.ts";
import { SearchBox } from "./SearchBox.tsx";
import { SearchClose } from "./SearchClose.tsx";
import type { SearchFrom } from "./search-from.ts";
import { useDialogAround } from "./use-dialog-around.ts";

interface SearchIslandProps {
  from: SearchFrom;
  /** Address of the search page. */
  action: string;
  /** Label of the field. */
  label: string;
  /** Label of the button that closes the dialog. */
  close: string;
}

/** Content of the search dialog (shell/SearchDialog.tsx). */
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
