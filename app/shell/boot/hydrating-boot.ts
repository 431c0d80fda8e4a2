import { HYDRATED_PARTS } from "~/runtime/page-script/pressed";
import { keepPresses } from "./keep-presses.ts";
import { watchChunks } from "./watch-chunks.ts";
import { watchImports } from "./watch-imports.ts";

// Replaces boot.ts on pages that hydrate: whatever changes the document waits for React (entry.client.tsx).
watchChunks(document);
watchImports(document);
keepPresses(document, HYDRATED_PARTS);
