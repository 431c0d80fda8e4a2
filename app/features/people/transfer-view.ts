import type { TransferTerms } from "#contract/domain/people";
import type { PlayerTransfer } from "#contract/domain/player-info";
import type { TeamTransfer } from "#contract/domain/team-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { formatDate } from "~/i18n/format-date";
import { formatEuros } from "./format-amounts.ts";
import { type Named, namedClub, namedPlayer } from "./name-of.ts";
import { type PeopleTranslator, termsName } from "./person-labels.ts";

export interface TransferView {
  /** YYYY-MM-DD and formatted; absent if unknown. */
  date?: string;
  day?: string;
  player?: Named;
  from?: Named;
  to?: Named;
  /** The fee, or the kind. */
  terms: string;
}

export interface ViewFacts {
  sport: Sport;
  locale: LocaleCode;
  t: PeopleTranslator;
}

const dated = (date: string | undefined, locale: LocaleCode) => date && { date, day: formatDate(date, locale, "date") };

const termsText = ({ kind, feeEur }: TransferTerms, { sport, locale, t }: ViewFacts): string => {
  if (kind === "fee") return feeEur === undefined ? termsName(t, "unknown", sport) : formatEuros(feeEur, locale, t);
  return termsName(t, kind, sport);
};

/** A team's transfer: the player, and the other club in `from` or `to`, depending on the direction. */
export const teamTransferView = (row: TeamTransfer, direction: "in" | "out", facts: ViewFacts): TransferView => ({
  ...dated(row.date, facts.locale),
  player: namedPlayer(row.player, facts),
  ...(row.club && { [direction === "in" ? "from" : "to"]: namedClub(row.club, facts) }),
  terms: termsText(row, facts),
});

/** A player's transfer: both clubs. */
export const playerTransferView = (row: PlayerTransfer, facts: ViewFacts): TransferView => ({
  ...dated(row.date, facts.locale),
  ...(row.from && { from: namedClub(row.from, facts) }),
  ...(row.to && { to: namedClub(row.to, facts) }),
  terms: termsText(row, facts),
});
