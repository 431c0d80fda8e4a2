import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { translatorOf } from "~/i18n/translator";
import { BannerStrip } from "./BannerStrip.tsx";
import type { Slide } from "./slide.ts";

const pictures = { desktop: "https://storage.example/app-0.svg", mobile: "https://storage.example/app-1.svg" };
const APP: Slide = { link: "/en/app-download", opensNewTab: false, alt: "Get it", pictures };
const PARTNER: Slide = { link: "https://partner.example/?a=1&b=2", opensNewTab: true, pictures };

const render = (...slides: Slide[]): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en")}>
      <BannerStrip slides={slides} path="/football/matches" />
    </I18nextProvider>,
  );

test("a banner is a link with both pictures, which reserve their space", () => {
  expect(render(APP)).toBe(
    '<section class="banner-strip banner-strip-home" aria-label="Banners"><div id="banners">' +
      '<ul class="banner-list"><li><a href="/en/app-download"><picture>' +
      '<source media="(max-width:1099px)" srcSet="https://storage.example/app-1.svg" width="640" height="200"/>' +
      '<img src="https://storage.example/app-0.svg" width="376" height="120" alt="Get it" loading="lazy"/>' +
      "</picture></a></li></ul></div></section>",
  );
});

test("several banners have controls, named in the page's language", () => {
  const markup = render(APP, PARTNER);
  expect(markup).toContain('<a href="https://partner.example/?a=1&amp;b=2" target="_blank" rel="noopener">');
  expect(markup.match(/<button type="button" aria-label="Banner \d of 2">/g)).toHaveLength(2);
  expect(markup).toContain('data-pause="" aria-pressed="false" aria-label="Pause banners"');
});

test("banners without pictures are links with texts and need no controls", () => {
  const markup = render({ link: "/en/app-download", opensNewTab: false, alt: "Get it" });
  expect(markup).toContain('<ul class="banner-texts"><li><a href="/en/app-download">Get it</a></li></ul></div>');
  expect(markup).not.toContain("<button");
});
