import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Meta, Outlet, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { localeRow } from "#contract/tables/locales";
import { useInlineParts } from "./boot/inline-parts.ts";
import { inlineText } from "./boot/inline-text.ts";
import { LazyScripts } from "./boot/LazyScripts.tsx";
import { writeZone } from "./boot/visitor-cookies.ts";
import { appPanel } from "./features/app-download/app-panel.server.ts";
import { BannerStrip } from "./features/banners/BannerStrip.tsx";
import { loadBanners } from "./features/banners/load-banners.server.ts";
import { Face } from "./features/faces/Face.tsx";
import { faceOfError } from "./features/faces/face.ts";
import { Frame } from "./features/frame/Frame.tsx";
import { loadPage } from "./features/frame/load-page.server.ts";
import { type Page, pageOf, shownZone } from "./features/frame/page.ts";
import { usePage } from "./features/frame/use-page.ts";
import { faceMeta } from "./features/page-meta/page-meta.ts";
import { THEME_COLORS } from "./features/preferences/theme-choice.ts";
import { FRAME_NAMESPACES } from "./i18n/namespaces.ts";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Page> {
  const page = loadPage(new URL(request.url), context);
  return { ...page, banners: await loadBanners(context, page), appPanel: appPanel(page) };
}

export const handle = { i18n: FRAME_NAMESPACES };

/** Only of a page that has none of its own, because a face stands in its place. Without an error Remix says null. */
export const meta: MetaFunction<typeof loader> = ({ matches, error }) =>
  error ? faceMeta(pageOf(matches), faceOfError(error)) : [];

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const zone = shownZone(useMatches()) ?? page.zone;
  const { nonce, css, noScriptCss, theme } = useInlineParts();
  return (
    <html
      lang={localeRow(page.locale).tag}
      data-theme={theme}
      data-zone={writeZone(zone)}
      data-saving={page.savesData ? "" : undefined}
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
        <link rel="manifest" href="/manifest.webmanifest" />
        <style nonce={nonce} {...inlineText(css)} />
        <noscript>
          <link rel="stylesheet" href={noScriptCss} suppressHydrationWarning />
        </noscript>
      </head>
      <body>
        <Frame page={page} zone={zone} aside={page.banners && <BannerStrip banners={page.banners} path={page.path} />}>
          {children}
        </Frame>
        <LazyScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <Face kind={faceOfError(useRouteError())} page={usePage()} />;
}
