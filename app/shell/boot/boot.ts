import { startIslands } from "~/runtime/islands/start-islands";
import { PARTS_WITH_CONTROLS } from "~/runtime/page-script/pressed";
import { keepPresses } from "./keep-presses.ts";
import { startPageScript } from "./start-page-script.ts";
import { watchChunks } from "./watch-chunks.ts";

// The only inline script of a page: small, without React, runs while the document is still being parsed.
startPageScript(document, watchChunks(document));
startIslands(document);
keepPresses(document, PARTS_WITH_CONTROLS);
