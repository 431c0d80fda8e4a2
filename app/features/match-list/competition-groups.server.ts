import type { CompetitionMatches } from "#contract/domain/competition";
import { matchRow } from "~/features/match-row/match-row.server";
import type { RowFacts } from "~/features/match-row/row-view";
import { sharedStage } from "~/features/match-row/stage-label";
import { html, type Markup } from "~/server-markup/html";
import { flagImage } from "~/ui/team-image";

/** A day's competitions, each with its matches. */
export const competitionGroups = (groups: readonly CompetitionMatches[], facts: RowFacts): Markup =>
  html`${groups.map((group) => competitionGroup(group, facts))}`;

/** The day's matches of one competition, under its name. */
export function competitionGroup(group: CompetitionMatches, facts: RowFacts): Markup {
  const { competition, season, source, matches } = group;
  const { country, name } = competition;
  const stage = sharedStage(matches);
  const about = [season, stage && facts.words.stage(stage)].filter(Boolean).join(" · ");
  const flag = country.flag ? flagImage(country.flag, 20) : html`<span class="flag"></span>`;
  const tag = source === "simulated" && html`<span class="tag">${facts.words.simulated}</span>`;
  const rows = matches.map((match) => matchRow(match, facts));
  return html`<section class="g card" data-n="${matches.length}"><h2>${flag}<span class="g-name"><small>${country.name}</small> ${name} ${about && html`<small>${about}</small>`}</span>${tag}</h2>${rows}</section>`;
}
