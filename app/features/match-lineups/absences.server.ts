import type { LineUpAbsence } from "#contract/domain/line-ups";
import { namedPlayer } from "~/features/people/name-of";
import { reasonName } from "~/features/people/person-words";
import { formatDate } from "~/i18n/format-date";
import { html, type Markup } from "~/server-markup/html";
import type { LineUpFacts } from "./line-up-facts.ts";
import { playerName } from "./player-name.server.ts";

/** Where a source gives no reason of its own. */
const REASON_OF_KIND = {
  injury: "injury",
  suspension: "suspension",
  national: "national",
  other: "unknown",
} as const satisfies Record<LineUpAbsence["kind"], string>;

function absence(one: LineUpAbsence, facts: LineUpFacts): Markup {
  const { t, people, locale } = facts;
  const { kind, certainty, reason, until } = one;
  const doubtful = certainty === "doubtful" && html` <span class="tag warn">${t("doubtful")}</span>`;
  const back = until && html` · ${t("expectedBack", { date: formatDate(until, locale, "date") })}`;
  return html`<li>${playerName(namedPlayer(one, facts))}${doubtful}<small>${reasonName(people, reason || REASON_OF_KIND[kind])}${back}</small></li>`;
}

/** Who misses the match or may miss it, why, and until when; nothing where nobody does. */
export const absenceList = (absences: readonly LineUpAbsence[], facts: LineUpFacts): Markup | false =>
  absences.length > 0 &&
  html`<h3>${facts.t("absences")}</h3><ul class="lab">${absences.map((one) => absence(one, facts))}</ul>`;
