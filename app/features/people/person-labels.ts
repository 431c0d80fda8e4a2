import type { TFunction } from "i18next";
import type { TransferKind } from "#contract/domain/people";

/** Translations about people: `locales/{code}/people.json`. */
export type PeopleTranslator = TFunction<"people">;

/** G to F are football's, PG to C basketball's (contract, SquadPlayer). */
export const POSITIONS = ["G", "D", "M", "F", "PG", "SG", "SF", "PF", "C"] as const;
/** Where within a position, as football's feeds write it. */
export const DETAILS = ["GK", "RB", "CB", "LB", "DM", "CM", "AM", "RW", "ST", "LW"] as const;
/** Why a player is out. The contract names keys; feeds add reasons of their own. */
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

/** Where a player plays, as exactly as it is known; an unknown position is shown as it came. */
export function positionName(t: PeopleTranslator, player: { position?: string; detail?: string }): string | undefined {
  const { position, detail } = player;
  if (isDetail(detail)) return t(`detail.${detail}`);
  return isPosition(position) ? t(`position.${position}`) : (detail ?? position);
}

/** Why a player is out; a supplier's own reason is shown as it came. */
export function reasonName(t: PeopleTranslator, reason: string): string {
  const key = reason
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return isReason(key) ? t(`reason.${key}`) : reason;
}

/** How a player changed clubs, where there was no fee. */
export const termsName = (t: PeopleTranslator, kind: Exclude<TransferKind, "fee">): string => t(`terms.${kind}`);
