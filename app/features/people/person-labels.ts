import type { TFunction } from "i18next";
import type { TransferKind } from "#contract/domain/people";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";

/** Translations about people: `locales/{code}/people.json`. */
export type PeopleTranslator = TFunction<"people">;

/** G to F are football positions, PG to C basketball (contract, SquadPlayer). */
export const POSITIONS = ["G", "D", "M", "F", "PG", "SG", "SF", "PF", "C"] as const;
/** Detailed positions, in the notation of football feeds. */
export const DETAILS = ["GK", "RB", "CB", "LB", "DM", "CM", "AM", "RW", "ST", "LW"] as const;
/** Reasons for absences. The contract lists keys; feeds add their own. */
export const REASONS = [
  "knock",
  "hamstring",
  "ankle",
  "groin",
  "calf",
  "thigh",
  "knee",
  "shoulder",
  "back",
  "foot",
  "concussion",
  "cruciate_ligament",
  "illness",
  "personal",
  "injury",
  "cards",
  "yellow_cards",
  "suspension",
  "national",
  "unknown",
] as const;

const known =
  <Word extends string>(words: readonly Word[]) =>
  (word: string | undefined): word is Word =>
    words.includes(word as Word);

const isPosition = known(POSITIONS);
const isDetail = known(DETAILS);
const isReason = known(REASONS);

/** A player's position, as precise as known; unknown positions are shown unchanged. */
export function positionName(t: PeopleTranslator, player: { position?: string; detail?: string }): string | undefined {
  const { position, detail } = player;
  if (isDetail(detail)) return t(`detail.${detail}`);
  return isPosition(position) ? t(`position.${position}`) : (detail ?? position);
}

/** The reason for an absence; a supplier's own is shown unchanged. */
export function reasonName(t: PeopleTranslator, reason: string): string {
  const key = reason
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return isReason(key) ? t(`reason.${key}`) : reason;
}

/** The kind of a transfer without a fee. */
export function termsName(t: PeopleTranslator, kind: Exclude<TransferKind, "fee">, sport: Sport): string {
  if (kind === "free") return t(`terms.${adapterOf(sport).people.freeName}`);
  return t(`terms.${kind === "loan_end" ? "loanEnd" : kind}`);
}

/** Football countries that are on no list of the world's countries. */
const HOME_NATIONS = ["eng", "sct", "wls", "nir"] as const;

/** The name of a flag's country: ISO alpha-2 in lower case, or a home nation's `gb-eng` form. */
export function countryOfFlag(flag: string | undefined, locale: LocaleCode, t: PeopleTranslator): string | undefined {
  if (!flag) return undefined;
  const nation = HOME_NATIONS.find((one) => flag === `gb-${one}`);
  if (nation) return t(`homeNation.${nation}`);
  if (!/^[a-z]{2}$/.test(flag)) return undefined;
  const names = new Intl.DisplayNames(localeRow(locale).tag, { type: "region", fallback: "none" });
  return names.of(flag.toUpperCase());
}
