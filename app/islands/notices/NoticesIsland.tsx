import { useState } from "react";
import { createPortal } from "react-dom";
import { pageStorage } from "~/browser/page-storage";
import { BellDropdown } from "./BellDropdown.tsx";
import { PageList, type PageListProps } from "./PageList.tsx";
import { Popups } from "./Popups.tsx";

interface NoticesIslandProps {
  storage: string;
  /** Of the page of notices, whose bell is a link. */
  page?: Omit<PageListProps, "storage">;
}

/** A member's notices: the dropdown of their bell or, on the page of notices, its list; with either those that come. */
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
      {/* A phone's pages have no header. */}
      {createPortal(<Popups storage={shown} isListOpen={isOpen} />, document.body)}
    </>
  );
}
