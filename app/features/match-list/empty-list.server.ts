import type { Match } from "#contract/domain/match";
import { addDays } from "#contract/time/zone";
import { formatClock } from "~/i18n/zone-offsets";
import { html, type Markup } from "~/server-markup/html";
import { nextKickOff } from "./can-change.ts";
import { listSearch } from "./list-address.ts";
import { type ListFacts, showAddress } from "./list-facts.ts";
import type { ShowCounts } from "./show.ts";

/** What stands in the place of a list without matches: why, and a way on. */
export function emptyList(matches: readonly Match[], counts: ShowCounts, facts: ListFacts): Markup {
  const { t, show, sport } = facts;
  if (counts.all === 0) return card(t("empty"), t("emptyHint"), otherDay(facts));
  if (show === "all") return html``;
  const next = show === "live" ? nextKickOff(matches, facts.now) : undefined;
  if (next === undefined) return card(t(`none.${show}`), undefined, wayOn(showAddress(facts, "all"), t("see.all")));
  const time = formatClock(next, facts.rows.offsets);
  return card(
    t("none.live"),
    t(`nextKickOff.${sport}`, { time }),
    wayOn(showAddress(facts, "upcoming"), t("see.upcoming")),
  );
}

/** Today when another day is shown, else tomorrow. */
function otherDay({ date, path, t, today }: ListFacts): Markup {
  if (date) return wayOn(path, t("see.today"));
  return wayOn(path + listSearch(addDays(today, 1), "all"), t("see.tomorrow"));
}

const wayOn = (href: string, words: string): Markup => html`<a class="btn" href="${href}">${words}</a>`;

const card = (title: string, hint: string | undefined, way: Markup): Markup =>
  html`<div class="empty card"><h2>${title}</h2>${hint && html`<p>${hint}</p>`}${way}</div>`;
