import { useState } from "react";
import { createPortal } from "react-dom";
import type { NoticeList } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { pageStorage } from "~/ui/picture-base";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { BellDropdown } from "./BellDropdown.tsx";
import { NoticeScroll } from "./NoticeScroll.tsx";
import { Popups } from "./Popups.tsx";
import { useNotices } from "./use-notices.ts";

interface PageListProps {
  locale: LocaleCode;
  /** Undefined for visitors who save data. */
  storage: string | undefined;
  list: NoticeList;
  /** On a page of earlier notices, the id before which it starts. */
  lastId?: string;
}

/** The page of notices: the same list as without script, but with links for notices and more loaded at the end. */
function PageList({ locale, storage, list, lastId }: PageListProps) {
  const texts = useTranslations("notices");
  const notices = useNotices({ locale, isEnabled: true, initial: { list, ...(lastId !== undefined && { lastId }) } });
  return <NoticeScroll notices={notices} locale={locale} texts={texts} storage={storage} />;
}

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
