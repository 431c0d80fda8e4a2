import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Meta, Outlet, type ShouldRevalidateFunction, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { localeRow } from "#contract/tables/locales";
import { THEME_COLORS } from "#contract/tables/themes";
import { viewText } from "#contract/tables/view-choices";
import { type AppPanelData, loadAppPanel } from "~/features/app-download/load-app-panel.server";
import { BannerStrip } from "~/features/banners/BannerStrip";
import { loadBanners } from "~/features/banners/load-banners.server";
import type { Slide } from "~/features/banners/slide";
import { Beside } from "~/features/beside/Beside";
import { ErrorState } from "~/features/errors/ErrorState";
import { errorKindOf } from "~/features/errors/error-kind";
import { errorMeta } from "~/features/page-meta/page-meta";
import { FRAME_NAMESPACES, moduleOf } from "~/i18n/namespaces";
import { languagePathsOf, type Page, pageOf, shownZone } from "~/page/page";
import { usePage } from "~/page/use-page";
import { writeZone } from "~/runtime/visitor-cookies";
import { DocumentScripts } from "~/shell/boot/DocumentScripts";
import { Frame } from "~/shell/Frame";
import { loadPage } from "~/shell/load-page.server";
import { SpeculationRules } from "~/shell/speculation/SpeculationRules";
import { useFrameZone, useZoneRenewal } from "~/shell/use-frame-zone";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/raw-markup";
import "~/ui/every-page.css";

/** The page's facts and the data of the frame. */
interface RootData extends Page {
  /** Absent if the page has none. */
  banners?: readonly Slide[];
  /** Where to get the app; absent if none is configured. */
  appPanel?: AppPanelData;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const page = loadPage(new URL(request.url), context);
  return { ...page, banners: await loadBanners(context, page), appPanel: loadAppPanel(page) };
}

/**
 * Forms and links within one page do not reload the frame's data: a failed request is then the page's error and not the
 * document's, which React would have to render again.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const handle = { i18n: FRAME_NAMESPACES };

/** Only for an error page, which has no meta of its own. Without an error Remix passes null. */
export const meta: MetaFunction<typeof loader> = ({ matches, error }) =>
  error ? errorMeta(pageOf(matches), errorKindOf(error)) : [];

export function Layout({ children }: { children: ReactNode }) {
  const root = usePage() as RootData;
  const { banners, appPanel } = root;
  const matches = useMatches();
  const page = { ...root, languagePaths: languagePathsOf(matches) };
  const zone = useFrameZone(shownZone(matches) ?? page.zone, page.zone);
  const strip = banners && <BannerStrip slides={banners} path={page.path} />;
  const module = moduleOf(matches);
  const hasBeside = strip && !page.savesData && !page.view?.hideScores;
  const { nonce, css, noScriptCss, theme, memberBoot } = useInlineParts();
  return (
    <html
      lang={localeRow(page.locale).tag}
      data-theme={theme}
      data-account={ACCOUNT_SLOTS.guest}
      data-zone={writeZone(zone)}
      data-guest-favourites={page.config.guestFavourites && ""}
      data-saving={page.savesData ? "" : undefined}
      data-view={viewText(page.view) || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style nonce={nonce} {...inlineText(css)} />
        <script nonce={nonce} {...inlineText(memberBoot)} />
        <noscript>
          <link rel="stylesheet" href={noScriptCss} suppressHydrationWarning />
        </noscript>
      </head>
      <body>
        <Frame
          page={page}
          zone={zone}
          appPanel={appPanel}
          aside={hasBeside ? <Beside module={module}>{strip}</Beside> : strip}
        >
          {children}
        </Frame>
        <SpeculationRules page={page} />
        <DocumentScripts page={page} module={module} />
      </body>
    </html>
  );
}

export default function App() {
  useZoneRenewal();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorState kind={errorKindOf(useRouteError())} page={usePage()} />;
}
