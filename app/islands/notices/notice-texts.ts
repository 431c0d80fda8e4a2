import type { IslandTranslations } from "../runtime/island-translations.ts";

export type NoticeTexts = IslandTranslations["notices"];
