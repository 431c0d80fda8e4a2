import type { i18n } from "i18next";
import type { SevensMatch } from "#contract/domain/sevens";
import type { EdgeContext } from "#worker/context";
import { localePath } from "~/features/frame/locale-path";
import { type RowFacts, rowView } from "~/features/match-row/row-view";
import { formatDate } from "~/i18n/format-date";
import { localDate } from "~/i18n/zone-offsets";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import { sevensPath } from "./sevens-query.ts";
import { matchLabel, pitchName } from "./sevens-words.ts";

export interface RowsFacts {
  facts: RowFacts;
  i18n: i18n;
  locale: EdgeContext["locale"];
  /** Of the tournament, where it is not the one that is talked about. */
  year?: string;
}

/** A day's matches by time, under the visitor's day and the pitch. Class names are those of sevens.css. */
export function dayRows(matches: readonly SevensMatch[], rows: RowsFacts): Markup {
  const { facts, i18n, locale } = rows;
  const parts = Map.groupBy(matches, ({ match, pitch }) => `${localDate(match.kickOff, facts.offsets)} ${pitch}`);
  const part = ([key, some]: [string, SevensMatch[]]): Markup => {
    const date = key.slice(0, 10);
    return html`<section class="card svp"><h3><time datetime="${date}">${formatDate(date, locale, "full")}</time> <small>${pitchName(key.slice(11), i18n)}</small></h3><ul>${some.map((one) => row(one, rows))}</ul></section>`;
  };
  return html`${[...parts].map(part)}`;
}

function row(sevens: SevensMatch, { facts, i18n, locale, year }: RowsFacts): Markup {
  const { match, category } = sevens;
  const { state, sentence, status, sides, notes } = rowView(match, facts);
  const label = matchLabel(sevens, i18n);
  const href = localePath(locale, sevensPath({ year, category, match: match.id }));
  const side = (index: 0 | 1): Markup => {
    const team = index === 0 ? match.home : match.away;
    const { score, isWinner } = sides[index];
    return html`${teamImage(team, facts.storageBaseUrl, ROW_PICTURE)}<span class="${isWinner ? "n w" : "n"}">${team.name}</span><b>${score}</b>`;
  };
  return html`<li class="m ${state}"><a href="${href}"><span class="vh">${sentence} ${label.replace("\n", ", ")}</span><span class="r" aria-hidden="true"><time class="k" datetime="${status.dateTime}">${status.text}</time><span class="x">${notes || label}</span>${side(0)}${side(1)}</span></a></li>`;
}
