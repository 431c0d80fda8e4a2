import type { TFunction } from "i18next";
import type { NewsListData } from "./load-news.server.ts";

type Listed = Pick<NewsListData, "list" | "name">;
type NewsTranslator = TFunction<"news">;

/** The heading of a list. */
export function listTitle({ list, name = "" }: Listed, t: NewsTranslator): string {
  switch (list.kind) {
    case "all":
      return list.sport ? t(`title.${list.sport}`) : t("title.all");
    case "search":
      return t("resultsFor", { text: list.text });
    case "author":
      return t("by", { author: name });
    case "category":
    case "tag":
      return name;
  }
}

/** The description of a list for search engines and share previews. */
export function listDescription({ list, name = "" }: Listed, t: NewsTranslator): string {
  switch (list.kind) {
    case "all":
      return list.sport ? t(`description.${list.sport}`) : t("description.all");
    case "search":
      return t("description.search", { text: list.text });
    case "author":
      return t("description.author", { author: name });
    case "category":
    case "tag":
      return t("description.group", { name });
  }
}
