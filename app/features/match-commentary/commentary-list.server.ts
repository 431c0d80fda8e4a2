import type { TFunction } from "i18next";
import { html, type Markup } from "~/server-markup/html";
import type { CommentaryLine } from "./commentary-lines.ts";

/** The lines as a list that grows at its upper end: each keeps its element, by its id, when the page is renewed. */
export function commentaryList(lines: readonly CommentaryLine[], t: TFunction<"commentary">): Markup {
  const items = lines.map(
    ({ id, minute, text, team, named, weight }) =>
      html`<li id="c-${id}" class="c-${weight}"><span class="num">${minute ?? ""}</span><p>${named && html`<b class="k-${named}">${t(`kind.${named}`)}</b>`}${text}${team && html` <small>${team}</small>`}</p></li>`,
  );
  return html`<ol class="card cmt" data-newest="" aria-label="${t("list")}">${items}</ol>`;
}
