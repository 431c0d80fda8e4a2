import { useTranslation } from "react-i18next";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { type RowFacts, rowFacts } from "./row-view.ts";

/** Everything the rows of a page need besides their matches. The page must list the namespaces `rows` and `matches`. */
export function useRowFacts({ locale, now, savesData, config }: Page, zone: ZoneOffsets): RowFacts {
  const { i18n } = useTranslation(["matches", "rows", "common"]);
  return rowFacts(i18n, { locale, now, visitor: { savesData }, config }, zone);
}
