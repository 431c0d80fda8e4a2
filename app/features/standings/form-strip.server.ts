import type { FormLetter, FormMark, StandingsRow } from "#contract/domain/standings";
import { matchPath } from "#contract/tables/paths";
import { html, type Markup } from "~/server-markup/html";
import { type ShownForm, scoreLine, shownForm, slugOf } from "./form-marks.ts";
import type { StandingsFacts } from "./standings-facts.server.ts";

interface FormOf {
  team: StandingsRow["team"];
  form: readonly FormLetter[];
  formMatches?: readonly FormMark[];
}

/** A team's last results: letters that lead to their matches and say, as a title, which they were. */
export function formStrip({ team, form, formMatches }: FormOf, facts: StandingsFacts): Markup | false {
  const marks = shownForm(form, formMatches);
  return marks.length > 0 && html`<span class="fs">${marks.map((mark) => letterMarkup(mark, team, facts))}</span>`;
}

function letterMarkup({ letter, match }: ShownForm, team: FormOf["team"], facts: StandingsFacts): Markup {
  const { t, base, sport, countryKey, leagueKey } = facts;
  // A game that is level is not over, and its mark no draw's: basketball has none.
  const isOpen = sport === "basketball" && letter === "D";
  const shown = isOpen ? "–" : t(`letter.${letter}`);
  const kind = isOpen ? "fO" : `f${letter}`;
  if (!match) return html`<span class="${kind}" title="${t(`result.${letter}`)}">${shown}</span>`;
  const path = matchPath({ sport, countryKey, leagueKey, slug: slugOf(match, team), id: match.matchId });
  const result = facts.counted ? `${t(`result.${letter}`)} (${facts.counted})` : t(`result.${letter}`);
  const about = `${isOpen ? "" : `${result}: `}${scoreLine(match, team)}, ${facts.dayOf(match.kickOff)}`;
  return html`<a class="${kind}" href="${base}${path}" title="${about}">${shown}</a>`;
}
