import islandFiles from "virtual:island-files";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { I18nextProvider } from "react-i18next";
import { storeLinks } from "~/features/app-download/app-download";
import serviceWorker from "~/features/offline/service-worker?script-file=sw.js";
import { buddhistYears } from "~/i18n/buddhist-years";
import { prepareTranslations, translationFilesOf } from "~/i18n/prepare-translations.server";
import { translatorOf } from "~/i18n/translator";
import { ISLAND_NAMESPACES } from "~/islands";
import { PAGE_SCRIPT_NAMESPACES } from "~/runtime/page-script/page-script";
import { lazyScriptFiles } from "~/shell/document/lazy-script-files.server";
import { LATER_CSS, NO_SCRIPT_CSS, pageCss } from "~/shell/document/page-css.server";
import { pageNamespaces, pageOfRoutes } from "~/shell/document/page-namespaces.server";
import { inlineScripts, prepareTexts, styles } from "~/shell/document/prepare-texts.server";
import { speculationRules } from "~/shell/speculation/speculation-rules.server";
import { InlinePartsContext } from "~/ui/document/inline-parts";
import { MemoisedPartsContext } from "~/ui/fragments/Memoised";
import { memoisedParts } from "~/ui/fragments/memoised-parts.server";
import pageScript from "./entry.page-script.ts?script-file";

/** Milliseconds that deferred data may take; longer than the edge's longest upstream time-out (15 s). */
export const streamTimeout = 20_000;

/** Awaited by the worker before rendering (worker/pages/render.ts): loaders already use translations. */
export async function prepare({ locale, fetchAsset }: AppLoadContext): Promise<void> {
  await Promise.all([prepareTranslations(locale, fetchAsset), prepareTexts(fetchAsset)]);
}

/** Streams the document: what is ready first, then deferred data. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, locale, themeText, config } = context;
  const routes = remix.staticHandlerContext.matches.map(({ route }) => route.id);
  const page = pageOfRoutes(routes);
  const hydrates = page?.hydrates === true;
  const namespaces = pageNamespaces(remix, routes);
  const { boot, hydratingBoot, listBoot, keepScrollBoot, appBarBoot, dateFieldBoot, memberBoot } = inlineScripts();
  const parts = {
    nonce,
    css: pageCss(styles(), { page, locale, hasApp: storeLinks(config).length > 0, view: context.visitor.view }),
    errorStateCss: styles().conditional.errorState,
    laterCss: LATER_CSS,
    noScriptCss: NO_SCRIPT_CSS,
    theme: themeText,
    hydrates,
    boot: hydrates ? hydratingBoot : boot,
    listBoot,
    keepScrollBoot,
    appBarBoot,
    dateFieldBoot,
    memberBoot,
    speculationRules: speculationRules(locale),
    translationFiles: translationFilesOf(locale, namespaces),
    pageScript: {
      address: pageScript,
      translationFiles: translationFilesOf(locale, PAGE_SCRIPT_NAMESPACES),
      lazyFiles: lazyScriptFiles(config),
      islandFiles,
      islandTranslationFiles: translationFilesOf(locale, ISLAND_NAMESPACES),
    },
    serviceWorker,
  };
  const translator = translatorOf(locale, namespaces);
  // Only hydration needs the loaders' data, and reading the stream would encode it (scripts/edge/lazy-turbo-stream.ts).
  const serverHandoffStream = hydrates ? remix.serverHandoffStream : undefined;
  const handoff = Object.defineProperty(remix, "serverHandoffStream", { value: serverHandoffStream });
  // Without the request's signal: the page may be on its way into a shared cache.
  const body = await renderToReadableStream(
    <InlinePartsContext.Provider value={parts}>
      <I18nextProvider i18n={translator}>
        <MemoisedPartsContext.Provider value={hydrates ? undefined : memoisedParts(translator)}>
          <RemixServer context={handoff} url={request.url} nonce={nonce} />
        </MemoisedPartsContext.Provider>
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
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A page that hydrates must be what its loaders' data says.
  const isThai = locale === "th" && context.visitor.view?.buddhistYears === true && !hydrates;
  return new Response(isThai ? body.pipeThrough(buddhistYears()) : body, { headers, status });
}

/** Reports what loaders threw, except error pages. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) report(error, context.requestId);
};

/** One line of JSON, in the format of the edge's log. */
function report(error: unknown, requestId: string): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  console.error(JSON.stringify({ event: "render_failed", requestId, message, stack }));
}
