import { BANNER_DEVICES } from "#contract/tables/devices";
import type { LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { html, type Markup } from "~/server-markup/html";
import type { Slide } from "./slide.ts";

const { desktop, mobile } = BANNER_DEVICES;

/** The strip: a list that can be scrolled without script, and the controls that the page's script shows when it runs. */
export function bannerMarkup(slides: readonly Slide[], locale: LocaleCode): Markup {
  const { t } = translatorOf(locale);
  const nameOf = (index: number): string => t("banner:strip.slide", { number: index + 1, total: slides.length });
  const hasPictures = slides.some(({ pictures }) => pictures);
  const items = slides.map((slide, index) => html`<li>${slideMarkup(slide, slide.alt ?? nameOf(index))}</li>`);
  if (!hasPictures) return html`<ul class="bn-words">${items}</ul>`;
  return html`<ul class="bn-list">${items}</ul>${
    slides.length > 1 &&
    controls(
      slides.map((_, index) => nameOf(index)),
      t("banner:strip.pause"),
    )
  }`;
}

function slideMarkup({ link, opensNewTab, pictures }: Slide, words: string): Markup {
  const target = opensNewTab && html` target="_blank" rel="noopener"`;
  if (!pictures) return html`<a href="${link}"${target}>${words}</a>`;
  return html`<a href="${link}"${target}><picture><source media="(max-width:1099px)" srcset="${pictures.mobile}" width="${mobile.width}" height="${mobile.height}"><img src="${pictures.desktop}" width="${desktop.width}" height="${desktop.height}" alt="${words}" loading="lazy"></picture></a>`;
}

const controls = (names: readonly string[], pause: string): Markup =>
  html`<p class="bn-ways"><button type="button" data-pause aria-pressed="false" aria-label="${pause}"></button>${names.map((name, index) => html`<button type="button" data-slide="${index}" aria-label="${name}"></button>`)}</p>`;
