import { useState } from "react";
import { createPortal } from "react-dom";
import { pageStorage } from "~/ui/picture-base";
import { BellDropdown } from "./BellDropdown.tsx";
import { PageList, type PageListProps } from "./PageList.tsx";
import { Popups } from "./Popups.tsx";

interface NoticesIslandProps {
  storage: string;
  /** For the page of notices, where the bell is a link. */
  page?: Omit<PageListProps, "storage">;
}

/** A member's notices: their bell's dropdown or, on the page of notices, its list; plus popups. */
export default function NoticesIsland({ storage, page }: NoticesIslandProps) {
  const shown = pageStorage(storage);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {page ? (
        <PageList {...page} storage={shown} />
      ) : (
        <BellDropdown storage={shown} isOpen={isOpen} setOpen={setOpen} />
      )}
      {/* In the body, because some pages have no header on phones. */}
      {createPortal(<Popups storage={shown} isListOpen={isOpen} />, document.body)}
    </>
  );
}
