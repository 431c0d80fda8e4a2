import type { i18n } from "i18next";
import type { Match } from "#contract/domain/match";
import type { Bracket } from "~/features/bracket/bracket";
import { bracketMarkup } from "~/features/bracket/bracket-markup.server";
import { matchRow, starLabel } from "~/features/match-row/match-row.server";
import type { RowFacts } from "~/features/match-row/row-view";
import { localDate } from "~/i18n/zone-offsets";
import { html, type Markup } from "~/server-markup/html";
import { groupTable } from "./group-table.server.ts";
import type { TournamentStages } from "./tournament-stages.ts";

interface StageFacts {
  facts: RowFacts;
  i18n: i18n;
  bracket: Bracket;
  /** Days in words, by calendar date. */
  days: Readonly<Record<string, string>>;
}

/** The groups with table and matches, then the bracket and its rounds; once these have teams they come first. */
export function stageMarkup({ groups, rounds }: TournamentStages, { facts, i18n, days, bracket }: StageFacts): Markup {
  const t = i18n.getFixedT(null, "worldcup");
  const tMatches = i18n.getFixedT(null, "matches");
  const { storageBaseUrl } = facts;
  const dayOf = ({ kickOff }: Match) => days[localDate(kickOff, facts.offsets)] ?? "";
  const rowsOf = (matches: readonly Match[]) => matches.map((match) => matchRow(match, facts, dayOf(match)));
  const section = (name: string, table: Markup | false, matches: readonly Match[]) =>
    html`<section class="card stage"><h3>${name}</h3>${table}${rowsOf(matches)}</section>`;

  const groupSections = groups.map(({ letter, rows, matches }) =>
    section(
      tMatches("stage.group", { letter }),
      rows.length > 0 && groupTable({ letter, rows, t, storageBaseUrl }),
      matches,
    ),
  );
  const roundSections = rounds.map(({ stage, matches }) => section(tMatches(`stage.${stage}`), false, matches));
  const tree = bracket.rounds.length > 0 ? [bracketMarkup(bracket, { facts, i18n, dayOf })] : [];
  const knockout = part(t("knockout"), [...tree, ...roundSections]);
  const inGroups = part(t("groups"), groupSections);
  return html`${starLabel(facts)}${rounds.length > 0 ? [knockout, inGroups] : [inGroups, knockout]}`;
}

const part = (name: string, sections: readonly Markup[]): Markup =>
  html`${sections.length > 0 && html`<h2 class="part">${name}</h2>${sections}`}`;
