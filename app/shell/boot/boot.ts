import { startIslands } from "~/islands/runtime/start-islands";
import { startPageScript } from "./start-page-script.ts";
import { watchChunks } from "./watch-chunks.ts";

// The one script in a page itself: small, without React, runs while the document is still being read.
startPageScript(document, watchChunks(document));
startIslands(document);
