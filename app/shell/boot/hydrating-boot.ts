import { watchChunks } from "./watch-chunks.ts";
import { watchImports } from "./watch-imports.ts";

// In the place of boot.ts on a page that hydrates: what changes the document waits for React (entry.client.tsx).
watchChunks(document);
watchImports(document);
