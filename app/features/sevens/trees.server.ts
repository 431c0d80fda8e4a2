import type { BracketRound, Slot, Tie } from "#contract/domain/bracket";
import type { Side } from "#contract/domain/match";
import type { SevensCategory, SevensKnockout } from "#contract/domain/sevens";
import { localePath } from "~/features/frame/locale-path";
import { rowView } from "~/features/match-row/row-view";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import type { RowsFacts } from "./match-rows.server.ts";
import { sevensPath } from "./sevens-query.ts";
import { placeholderName } from "./sevens-words.ts";

type Tree = SevensKnockout["trees"][number];

interface TreeFacts extends RowsFacts {
  category: SevensCategory;
}

/** The four trees, each a list of rounds of ties; seen, its rounds stand side by side. Class names are those of sevens.css. */
export const treesMarkup = (trees: readonly Tree[], facts: TreeFacts): Markup =>
  html`${trees.map((tree) => treeMarkup(tree, facts))}`;

function treeMarkup({ tree, bracket }: Tree, facts: TreeFacts): Markup {
  const t = facts.i18n.getFixedT(null, "sevens");
  const name = t(`tree.${tree}`);
  const champion = championOf(bracket.rounds);
  const rounds = bracket.rounds.map(
    ({ stage, ties }) =>
      html`<li><p>${facts.i18n.getFixedT(null, "matches")(`stage.${stage}`)}</p><ol>${ties.map((tie) => tieItem(tie, facts))}</ol></li>`,
  );
  return html`<section class="card svt"><h3>${name}${champion && html` <small>${t("wonBy", { team: champion })}</small>`}</h3><div role="region" tabindex="0" aria-label="${t("treeLabel", { tree: name })}"><ol>${rounds}</ol></div></section>`;
}

/** The name of who won the final; undefined before. */
export function championOf(rounds: readonly BracketRound[]): string | undefined {
  const final = rounds.find(({ stage }) => stage === "final")?.ties[0];
  return final?.winner && final[final.winner].team?.name;
}

function tieItem(tie: Tie, facts: TreeFacts): Markup {
  const { i18n, locale, category, year } = facts;
  const match = tie.matches.at(-1);
  const view = match && rowView(match, facts.facts);
  const said =
    view?.sentence ??
    i18n.getFixedT(null, "sevens")("undecided", { home: slotName(tie.home, facts), away: slotName(tie.away, facts) });
  const seen = html`<span class="vh">${said}</span><span class="tie" aria-hidden="true">${sideLine(tie, "home", facts)}${sideLine(tie, "away", facts)}</span>`;
  if (!match) return html`<li><div>${seen}</div></li>`;
  const href = localePath(locale, sevensPath({ year, category, match: match.id }));
  return html`<li class="${view?.state}"><a href="${href}">${seen}</a></li>`;
}

const slotName = ({ team, placeholder }: Slot, { i18n }: TreeFacts): string =>
  team?.name ?? placeholderName(placeholder, i18n);

function sideLine(tie: Tie, side: Side, facts: TreeFacts): Markup {
  const { team } = tie[side];
  const image = team && teamImage(team, facts.facts.storageBaseUrl, ROW_PICTURE);
  const state = tie.winner === side ? "w" : team ? "" : "bu";
  return html`<span class="${state}">${image}<span>${slotName(tie[side], facts)}</span>${figures(tie, side)}</span>`;
}

function figures({ matches }: Tie, side: Side): Markup | false {
  const match = matches.at(-1);
  if (!match || match.state === "scheduled" || !match.score) return false;
  const index = side === "home" ? 0 : 1;
  return html`<b>${match.score[index]}</b>${match.shootout && html`<i>(${match.shootout[index]})</i>`}`;
}
