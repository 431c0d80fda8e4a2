import type { i18n } from "i18next";
import type { Match } from "#contract/domain/match";
import { matchRow, starLabel } from "~/features/match-row/match-row.server";
import { rowCount } from "~/features/match-row/row-count.server";
import type { RowFacts } from "~/features/match-row/row-view";
import type { StandingsFacts } from "~/features/standings/standings-facts.server";
import { standingsTable } from "~/features/standings/standings-table.server";
import { localDate } from "~/i18n/zone-offsets";
import { html, type Markup } from "~/server-markup/html";
import { FIRST_SCREEN } from "~/ui/first-screen.server";
import type { TournamentStages } from "./tournament-stages.ts";

interface StageFacts {
  facts: RowFacts;
  i18n: i18n;
  /** Absent where they could not be had. */
  bracket?: Markup;
  standings?: StandingsFacts;
  /** Days in words, by calendar date. */
  days: Readonly<Record<string, string>>;
}

interface Part {
  name: string;
  sections: readonly Markup[];
}

/** The groups with table and matches, then the bracket and its rounds; once these have teams they come first. */
export function stageMarkup(
  { groups, rounds }: TournamentStages,
  { facts, i18n, days, bracket, standings }: StageFacts,
): Markup {
  const t = i18n.getFixedT(null, "worldcup");
  const tMatches = i18n.getFixedT(null, "matches");
  const dayOf = ({ kickOff }: Match) => days[localDate(kickOff, facts.offsets)] ?? "";
  const rowsOf = (matches: readonly Match[]) => matches.map((match) => matchRow(match, facts, dayOf(match)));
  const hasRounds = rounds.length > 0;
  const section = (name: string, matches: readonly Match[], above: number, table?: Markup) =>
    html`<section class="card stage"${rowCount(matches.length, above)}><h3>${name}</h3>${table}${rowsOf(matches)}</section>`;

  const groupSections = groups.map(({ letter, rows, matches }, index) => {
    const above = (hasRounds ? rowsIn(rounds) : 0) + rowsIn(groups.slice(0, index));
    const caption = t("groupTable", { letter });
    const table = standings && rows.length > 0 ? standingsTable({ rows }, standings, { caption }) : undefined;
    return section(tMatches("stage.group", { letter }), matches, above, table);
  });
  const roundSections = rounds.map(({ stage, matches }, index) =>
    section(tMatches(`stage.${stage}`), matches, rowsIn(rounds.slice(0, index))),
  );
  const knockout = { name: t("knockout"), sections: [...(bracket ? [bracket] : []), ...roundSections] };
  const inGroups = { name: t("groups"), sections: groupSections };
  const [first, second] = hasRounds ? [knockout, inGroups] : [inGroups, knockout];
  return html`${starLabel(facts)}${part(first, FIRST_SCREEN)}${part(second)}`;
}

const rowsIn = (parts: readonly { matches: readonly Match[] }[]): number =>
  parts.reduce((sum, { matches }) => sum + matches.length, 0);

/** Its sections under its name, with something behind the first of them. */
const part = ({ name, sections: [first, ...others] }: Part, behindFirst?: Markup): Markup =>
  html`${first && html`<h2 class="part">${name}</h2>${first}`}${behindFirst}${others}`;
