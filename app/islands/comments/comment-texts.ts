import type { IslandTranslations } from "../runtime/island-translations.ts";

export type CommentTexts = IslandTranslations["comments"];
