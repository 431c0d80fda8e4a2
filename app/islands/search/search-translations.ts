import type { IslandTranslations } from "../runtime/island-translations.ts";

export type SearchTranslations = IslandTranslations["search"];
