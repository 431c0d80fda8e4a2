import type { CompetitionMatches } from "#contract/domain/competition";
import { competitionPath } from "#contract/tables/paths";
import { matchRow } from "~/features/match-row/match-row.server";
import { countedRows } from "~/features/match-row/row-count.server";
import { sharedStage, stageLabel } from "~/features/match-row/stage-label";
import { html, type Markup } from "~/server-markup/html";
import { FIRST_SCREEN } from "~/ui/first-screen.server";
import { flagImage, ROW_PICTURE } from "~/ui/team-image";
import { groupAnchor } from "./group-anchor.ts";
import { LATER, OPEN } from "./later-groups.ts";
import type { ListFacts } from "./list-facts.ts";
import { isOwnCountry } from "./order-groups.ts";
import { type GroupPlace, type GroupSize, placeGroups } from "./place-groups.ts";

/** A day's competitions, each with its matches. */
export function competitionGroups(groups: readonly CompetitionMatches[], facts: ListFacts): Markup {
  const placed = placeGroups(
    groups.map((group) => ({
      group,
      rowCount: group.matches.length,
      liveCount: liveOf(group.matches),
      isFavoured: group.competition.isPopular === true || isOwnCountry(group.competition.country, facts.country),
    })),
  );
  const anchored = new Set<string>();
  const made = placed.map((face) => {
    const { id } = face.group.competition;
    const isFirst = !anchored.has(id);
    anchored.add(id);
    return competitionGroup({ ...face, anchor: isFirst ? groupAnchor(id) : "" }, facts);
  });
  const first = placed.filter(({ isLater }) => !isLater).length;
  return html`${made.slice(0, first)}${FIRST_SCREEN}${made.slice(first)}`;
}

interface GroupFace extends GroupSize, GroupPlace {
  group: CompetitionMatches;
  /** Empty for a competition's second source or season on the day. */
  anchor: string;
}

/**
 * The day's matches of one competition, under its name; folds without script. The way to the competition's own page
 * stands in the heading's line, but not in what folds: a control inside another one is none to screen readers.
 */
function competitionGroup(face: GroupFace, facts: ListFacts): Markup {
  const { group, rowCount: count, liveCount, isOpen, isLater, anchor } = face;
  const { competition, season, source, matches } = group;
  const { country, id, name } = competition;
  const { rows, simulated, t } = facts;
  const stage = sharedStage(matches);
  const about = (stage && stageLabel(stage, t)) || season;
  const tag = source === "simulated" && html` <span class="tag">${simulated}</span>`;
  const title = html`<b>${name}</b> <span class="g-about"><small>${country.name}</small>${about && html` <small>${about}</small>`}${tag}</span>`;
  const heading = html`<summary class="whole"><h2>${flagOf(group, facts)}<span class="g-name">${title}</span></h2>${liveCount > 0 && liveBadge(liveCount, facts)}${matchCount(count, facts)}</summary>`;
  const toPage = html`<a class="gt" href="${rows.base}${competitionPath({ ...competition, sport: facts.sport })}" aria-labelledby="${PAGE_LABEL}"></a>`;
  const named = anchor ? html` id="${anchor}"` : html` data-g="${id}"`;
  const whole = html`<details class="g card"${isOpen && html` open`}${!isLater && named}>${heading}${toPage}${matches.map((match) => matchRow(match, rows))}</details>`;
  if (!isLater) return whole;
  return html`<div class="card ${LATER}"${isOpen && html` ${OPEN}`}${named}${countedRows(count)}><noscript>${whole}</noscript></div>`;
}

const PAGE_LABEL = "to-page";

/** What every way to a competition's page is called, once beside them. */
export const pageLabel = ({ t }: Pick<ListFacts, "t">): Markup =>
  html`<span id="${PAGE_LABEL}" hidden>${t("competitions.page")}</span>`;

const liveOf = (matches: CompetitionMatches["matches"]): number =>
  matches.filter(({ state }) => state === "live").length;

/** How many matches: eyes see the number, which stands inside the sentence for screen readers. */
function matchCount(count: number, { t }: Pick<ListFacts, "t">): Markup {
  const [before, behind] = t("count", { count }).split(`${count}`);
  return html`<span class="gc">${before && html`<span class="vh">${before}</span>`}${count}<span class="vh">${behind}</span></span>`;
}

/** How many matches of a competition are live; recount.ts writes the same in the browser. */
export const liveBadge = (count: number, { t }: Pick<ListFacts, "t">): Markup =>
  html`<b class="gl">${t("liveNumber", { number: count })}</b>`;

/** A competition's flag in front of its name; its place where there is none, nothing where pictures are not wanted. */
export function flagOf(
  { competition }: Pick<CompetitionMatches, "competition">,
  { rows }: Pick<ListFacts, "rows">,
): Markup {
  const { flag } = competition.country;
  if (rows.storageBaseUrl === undefined) return html``;
  return flag ? flagImage(flag, ROW_PICTURE) : html`<span class="flag"></span>`;
}
