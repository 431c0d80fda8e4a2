import type { ContestKind } from "#contract/tables/contest-types";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { textFor } from "./contest-titles.ts";
import { EN } from "./rules/en.ts";
import { KH } from "./rules/kh.ts";
import { PT } from "./rules/pt.ts";
import type { RuleTexts } from "./rules/rule-texts.ts";
import { TH } from "./rules/th.ts";
import { VN } from "./rules/vn.ts";
import { ZH_HANS } from "./rules/zh-hans.ts";
import { ZH_HANT } from "./rules/zh-hant.ts";

const TEXTS: Readonly<Record<LocaleCode, RuleTexts>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  "zh-Hans": ZH_HANS,
  "zh-Hant": ZH_HANT,
  pt: PT,
};

/** In reading order. */
const RULES: Readonly<Record<ContestKind, readonly (keyof RuleTexts)[]>> = {
  prediction: [
    "dayMatches",
    "hours",
    "kickOffs",
    "line",
    "result",
    "pickPoints",
    "featured",
    "voidPick",
    "corrected",
    "ranked",
    "sharedRank",
    "hidden",
    "ledger",
    "once",
    "free",
  ],
  score: [
    "dayScores",
    "hours",
    "kickOffs",
    "result",
    "guessPoints",
    "voidGuess",
    "corrected",
    "rankedGuesses",
    "sharedRank",
    "hidden",
    "ledger",
    "once",
    "free",
  ],
  worldCup: [
    "places",
    "placesOnce",
    "cupLock",
    "cupResult",
    "placePoints",
    "rankedPlaces",
    "sharedRank",
    "cupHidden",
    "cupLedger",
    "cupOnce",
    "free",
  ],
  referral: [
    "referralCounts",
    "referralCountsNot",
    "referralAudit",
    "rankedReferrals",
    "sharedRank",
    "entryOnce",
    "free",
  ],
  video: ["video", "videoApproval", "videoOnce", "sharedRank", "free"],
};

/** The rules of a kind of contest, sentence by sentence. `sport`: absent for a contest of all sports. */
export function contestRules(kind: ContestKind, sport: Sport | undefined, locale: LocaleCode): string[] {
  const texts = TEXTS[locale];
  return RULES[kind].map((rule) => textFor(texts[rule], sport));
}
