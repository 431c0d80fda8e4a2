import type { TFunction } from "i18next";
import { html, type Markup } from "~/server-markup/html";
import type { PlayLine } from "./plays.ts";

/** The plays of a period as a list that grows at its upper end; each keeps its element when the page is renewed. */
export function playList(lines: readonly PlayLine[], period: string, t: TFunction<"playByPlay">): Markup {
  const items = lines.map(({ id, clock, text, score, kind, side }) => {
    const result = (kind === "made" || kind === "missed") && html` <small class="vh">(${t(kind)})</small>`;
    return html`<li id="p-${id}" class="p-${kind}${side && ` p-${side}`}"><span>${clock}</span><p>${text}${result}</p><b>${score}</b></li>`;
  });
  return html`<ol class="card pbp num" data-newest="" aria-label="${t("list", { period })}">${items}</ol>`;
}
