import type { OddsLine, OddsQuote } from "#contract/domain/odds";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { movementOf, type Stage } from "./market-figures.ts";
import { movementMarkup, type OddsFacts, priceMarkup } from "./odds-facts.server.ts";
import { quoteLine } from "./quote-line.ts";

const STAGES: readonly Stage[] = ["early", "pre", "live"];
/** Classes of their columns; `live` is a colour of the whole site. */
const COLUMNS: Readonly<Record<Stage, string>> = { early: "sg1", pre: "sg2", live: "sg3" };

/**
 * All companies, one in a row, with their stages side by side; a phone shows one stage, chosen above the table. Prices
 * are marked where they differ from the stage before.
 */
export function comparisonTable(lines: readonly OddsLine[], telling: Stage, facts: OddsFacts): Markup {
  const { t, choice, outcomes } = facts;
  const stages = STAGES.filter((stage) => lines.some((line) => line[stage]));
  const hasLine = choice.market !== "winner";
  const width = outcomes.length + (hasLine ? 1 : 0);
  const shown = stages.includes(telling) ? telling : stages[0];
  const groups = stages.map(
    (stage) =>
      html`<th scope="colgroup" colspan="${width}" class="${COLUMNS[stage]} g">${t(`odds:stage.${stage}`)}</th>`,
  );
  const heads = stages.map(
    (stage) =>
      html`${hasLine && html`<th scope="col" class="${COLUMNS[stage]} g">${t("odds:line")}</th>`}${outcomes.map((outcome, at) => html`<th scope="col" class="${COLUMNS[stage]}${at === 0 && !hasLine && " g"}">${t(`odds:outcome.${outcome}`)}</th>`)}`,
  );
  const rows = lines.map((line) => {
    const { id, name } = line.bookmaker;
    const isChosen = id === choice.company;
    return html`<tr data-g="c${id}"><th scope="row"><a href="${facts.addressOf({ company: id })}#company" rel="nofollow"${isChosen && html` aria-current="true"`}>${name}</a></th>${stages.map((stage, at) => cells(line, { stage, before: stages[at - 1], width }, facts))}</tr>`;
  });
  return html`${stages.length > 1 && stageChoice(stages, shown, t)}<div class="od-scroll" tabindex="0" role="region" aria-label="${t("odds:comparison")}"><table class="od-t num w${width} whole"><caption class="vh">${t("odds:comparison")}</caption><thead><tr><th scope="col" rowspan="2">${t("odds:company")}</th>${groups}</tr><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>${WHOLE_END}</div>`;
}

const stageChoice = (stages: readonly Stage[], shown: Stage | undefined, t: OddsFacts["t"]): Markup =>
  html`<fieldset class="od-stage"><legend class="vh">${t("odds:stages")}</legend>${stages.map((stage) => html`<label><input type="radio" name="od-stage" id="od-${stage}"${stage === shown && html` checked`}><span>${t(`odds:stage.${stage}`)}</span></label>`)}</fieldset>`;

interface Group {
  stage: Stage;
  before: Stage | undefined;
  /** Columns of a stage. */
  width: number;
}

function cells(line: OddsLine, { stage, before, width }: Group, { t, choice, outcomes }: OddsFacts): Markup {
  const quote = line[stage];
  if (!quote) return html`<td colspan="${width}" class="${COLUMNS[stage]} g">–</td>`;
  if (quote.isSuspended)
    return html`<td colspan="${width}" class="${COLUMNS[stage]} g off">${t("odds:suspended")}</td>`;
  const hasLine = choice.market !== "winner";
  return html`${hasLine && html`<td class="${COLUMNS[stage]} g at">${quoteLine(quote.prices)}</td>`}${outcomes.map((outcome, at) => html`<td class="${COLUMNS[stage]}${at === 0 && !hasLine && " g"}">${priceOf(quote, outcome, choice.format)}${before && movementMarkup(movementOf(line[before], quote, outcome), t)}</td>`)}`;
}

/** The price, or a dash where the company has none of this outcome. */
export function priceOf(
  { prices }: OddsQuote,
  outcome: OddsFacts["outcomes"][number],
  format: OddsFacts["choice"]["format"],
): Markup {
  const price = prices[outcome];
  return price === undefined ? html`–` : priceMarkup(price, format);
}
