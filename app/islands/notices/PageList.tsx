import type { NoticeList } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { useTranslations } from "../runtime/translations-context.ts";
import { NoticeScroll } from "./NoticeScroll.tsx";
import { useNotices } from "./use-notices.ts";

export interface PageListProps {
  locale: LocaleCode;
  /** Undefined for a visitor who saves data. */
  storage: string | undefined;
  list: NoticeList;
  /** Of a page of earlier ones: what it stands before. */
  lastId?: string;
}

/** The page of notices: the same list as without script, whose notices are links and whose end loads more. */
export function PageList({ locale, storage, list, lastId }: PageListProps) {
  const texts = useTranslations("notices");
  const notices = useNotices({ locale, isEnabled: true, initial: { list, ...(lastId !== undefined && { lastId }) } });
  return <NoticeScroll {...{ notices, locale, texts, storage }} />;
}
