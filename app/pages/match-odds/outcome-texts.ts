import type { TFunction } from "i18next";
import type { Match } from "#contract/domain/match";
import type { Band } from "./line-outcomes.ts";

type OddsTranslate = TFunction<"odds">;
type Names = Pick<Match, "home" | "away">;

/** A range of handicap results as text: "Arsenal wins by 2 or more". */
export function leadText({ from, to }: Band, { home, away }: Names, t: OddsTranslate): string {
  if (from === undefined && to === undefined) return "";
  if (to === undefined) return openText(from as number, home.name, t);
  if (from === undefined) return openText(-to, away.name, t);
  const winner = from > 0 ? home.name : away.name;
  if (from === 0) return t("band.draw");
  return t("band.winsBy", { team: winner, n: Math.abs(from) });
}

/** From `lead` up, from one team's view. */
function openText(lead: number, team: string, t: OddsTranslate): string {
  if (lead > 1) return t("band.winsByOrMore", { team, n: lead });
  if (lead === 1) return t("band.wins", { team });
  if (lead === 0) return t("band.winsOrDraws", { team });
  return t("band.losesByAtMost", { team, n: -lead });
}

/** A range of totals as text: "3 or more". */
export function sumText({ from, to }: Band, t: OddsTranslate): string {
  if (to === undefined) return t("band.orMore", { n: from });
  if (from === undefined) return to === 0 ? "0" : t("band.orFewer", { n: to });
  return String(from);
}
