import type { IslandWords } from "../runtime/island-words.ts";

export type SearchWords = IslandWords["search"];
