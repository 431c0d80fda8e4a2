import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { I18nextProvider } from "react-i18next";
import { hydratesAny } from "./boot/hydrates.ts";
import { InlinePartsContext } from "./boot/inline-parts.ts";
import { cssOf, inlineScripts, prepareTexts } from "./document-texts/prepare-texts.server.ts";
import { storeLinks } from "./features/app-download/app-links.ts";
import { pageNamespaces } from "./i18n/page-namespaces.server.ts";
import { prepareWords, wordFilesOf } from "./i18n/prepare-words.server.ts";
import { translatorOf } from "./i18n/translator.ts";
import serviceWorker from "./offline/service-worker.ts?script-file=sw.js";
import { LAZY_SCRIPT_FILES } from "./page-script/lazy-script-files.server.ts";
import pageScript from "./page-script/page-script.ts?script-file";
import { PAGE_SCRIPT_NAMESPACES } from "./page-script/page-words.ts";
import { RememberedPartsContext } from "./server-markup/Remembered.tsx";
import { rememberedParts } from "./server-markup/remembered-parts.server.tsx";
import { LATER_CSS, NO_SCRIPT_CSS, pageSheets } from "./ui/page-css.server.ts";

/** Milliseconds that deferred data may take; longer than the edge's longest wait for an upstream (15 s). */
export const streamTimeout = 20_000;

/** What the worker awaits before it hands a request over (worker/render.ts): the loaders speak already. */
export async function prepare({ locale, fetchAsset }: AppLoadContext): Promise<void> {
  await Promise.all([prepareWords(locale, fetchAsset), prepareTexts(fetchAsset)]);
}

/** The document, streamed: first what is there, then what loaders deferred. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, locale, themeText, config } = context;
  const routes = remix.staticHandlerContext.matches.map(({ route }) => route.id);
  const hydrates = hydratesAny(routes.map((id) => remix.routeModules[id]?.handle));
  const namespaces = pageNamespaces(remix, routes);
  const { boot, hydratingBoot, listBoot, keepScrollBoot, appBarBoot } = inlineScripts();
  const parts = {
    nonce,
    css: cssOf(pageSheets({ routes, locale, hasApp: storeLinks(config).length > 0 })),
    faceCss: cssOf(["faces"]),
    laterCss: LATER_CSS,
    noScriptCss: NO_SCRIPT_CSS,
    theme: themeText,
    hydrates,
    boot: hydrates ? hydratingBoot : boot,
    listBoot,
    keepScrollBoot,
    appBarBoot,
    wordFiles: wordFilesOf(locale, namespaces),
    pageScript: {
      address: pageScript,
      wordFiles: wordFilesOf(locale, PAGE_SCRIPT_NAMESPACES),
      lazyFiles: LAZY_SCRIPT_FILES,
    },
    serviceWorker,
  };
  const translator = translatorOf(locale, namespaces);
  const remembered = rememberedParts(translator);
  // What the loaders gave is for React in the browser only. To read it is to write it (scripts/vite/lean-remix.mjs).
  const serverHandoffStream = hydrates ? remix.serverHandoffStream : undefined;
  const handoff = Object.defineProperty(remix, "serverHandoffStream", { value: serverHandoffStream });
  // Without the request's signal: the page may be on its way into a cache for others.
  const body = await renderToReadableStream(
    <InlinePartsContext.Provider value={parts}>
      <I18nextProvider i18n={translator}>
        <RememberedPartsContext.Provider value={remembered}>
          <RemixServer context={handoff} url={request.url} nonce={nonce} />
        </RememberedPartsContext.Provider>
      </I18nextProvider>
    </InlinePartsContext.Provider>,
    {
      nonce,
      onError(error) {
        context.doNotCache();
        report(error, context.requestId);
      },
    },
  );
  await remembered.renderMissed();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status });
}

/** What a loader threw besides a face. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) report(error, context.requestId);
};

/** One line of JSON, as the edge writes its own. */
function report(error: unknown, requestId: string): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  console.error(JSON.stringify({ event: "render_failed", requestId, message, stack }));
}
