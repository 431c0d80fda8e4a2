import { closeMenus } from "./close-menus.ts";
import { startHydrationOnIntent } from "./hydrate-on-intent.ts";
import { startPageScript } from "./start-page-script.ts";
import { rememberLanguage, rememberTimeZone } from "./visitor-cookies.ts";
import { watchChunks } from "./watch-chunks.ts";

// The one script in the page itself: small, without React, runs while the document is still being read.
rememberTimeZone(document);
rememberLanguage(document);
closeMenus(document);
const chunks = watchChunks(document);
startHydrationOnIntent(document, chunks);
startPageScript(document, chunks);
