import { startHydrationOnIntent } from "./hydrate-on-intent.ts";
import { startPageScript } from "./start-page-script.ts";
import { watchChunks } from "./watch-chunks.ts";
import { watchImports } from "./watch-imports.ts";

// In the place of boot.ts where React may take the page over (hydrates.ts).
const watch = watchChunks(document);
watchImports(document);
startHydrationOnIntent(document, watch);
startPageScript(document, watch);
