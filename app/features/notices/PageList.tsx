import type { NoticeList } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { useTranslations } from "../../runtime/translations-context.ts";
import { NoticeScroll } from "./NoticeScroll.tsx";
import { useNotices } from "./use-notices.ts";

export interface PageListProps {
  locale: LocaleCode;
  /** Undefined for visitors who save data. */
  storage: string | undefined;
  list: NoticeList;
  /** On a page of earlier notices, the id before which it starts. */
  lastId?: string;
}

/** The page of notices: the same list as without script, but with links for notices and more loaded at the end. */
export function PageList({ locale, storage, list, lastId }: PageListProps) {
  const texts = useTranslations("notices");
  const notices = useNotices({ locale, isEnabled: true, initial: { list, ...(lastId !== undefined && { lastId }) } });
  return <NoticeScroll {...{ notices, locale, texts, storage }} />;
}
