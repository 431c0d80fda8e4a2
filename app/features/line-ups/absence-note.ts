import type { LineUpAbsence } from "#contract/domain/line-ups";
import { reasonName } from "~/features/people/person-labels.ts";
import { formatDate } from "~/i18n/format-date";
import type { LineUpFacts } from "./marks.ts";

/** If a source gives no reason of its own. */
const REASON_OF_KIND = {
  injury: "injury",
  suspension: "suspension",
  national: "national",
  other: "unknown",
} as const satisfies Record<LineUpAbsence["kind"], string>;

/** A date stays on one line. */
const unbroken = (date: string): string => date.replaceAll(" ", "\u00a0");

/** Why a player is absent, and until when if that is known: "Hamstring · expected back 3 Nov". */
export function absenceNote(
  { kind, reason, until }: Pick<LineUpAbsence, "kind" | "reason" | "until">,
  { t, people, locale }: Pick<LineUpFacts, "t" | "people" | "locale">,
): string {
  const why = reasonName(people, reason || REASON_OF_KIND[kind]);
  return until ? `${why} · ${t("expectedBack", { date: unbroken(formatDate(until, locale, "date")) })}` : why;
}
