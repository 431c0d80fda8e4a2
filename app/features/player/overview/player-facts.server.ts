import type { PlayerInfo } from "#contract/domain/player-info";
import type { LocaleCode } from "#contract/tables/locales";
import { teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { ageAt } from "#contract/time/age";
import { formatEuros, formatMeasure } from "~/features/people/format-amounts";
import { positionName } from "~/features/people/person-labels";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { adapterOf } from "~/sports/sports";

/** The facts of a player page in order: the labelled fields of the specification's section 3, and our own. */
export const PLAYER_FACTS = [
  "firstName",
  "lastName",
  "nationality",
  "birthDate",
  "age",
  "birthPlace",
  "position",
  "height",
  "weight",
  "number",
  "experience",
  "foot",
  "team",
  "nationalTeam",
  "contractUntil",
  "marketValue",
  "college",
] as const;

export type PlayerFact = (typeof PLAYER_FACTS)[number];

export interface FactView {
  of: PlayerFact;
  name: string;
  text: string;
  href?: string;
  /** Shown before the text. */
  flag?: string;
}

interface Facts {
  sport: Sport;
  locale: LocaleCode;
  /** Milliseconds. */
  now: number;
}

type Value = string | { text: string; href?: string; flag?: string } | undefined;

/** A player's known facts, each with its name. */
export function playerFacts(info: PlayerInfo, facts: Facts): FactView[] {
  const t = translatorOf(facts.locale, namespacesOf("player-overview")).getFixedT(null, "player");
  const values = { ...personal(info, facts), ...sporting(info, facts) };
  return PLAYER_FACTS.flatMap((of) => {
    const value = values[of];
    if (!value) return [];
    const key = of === "number" ? adapterOf(facts.sport).people.numberName : of;
    return [{ of, name: t(`facts.${key}`), ...(typeof value === "string" ? { text: value } : value) }];
  });
}

function personal(info: PlayerInfo, { locale, now }: Facts) {
  const { birthDate, birthPlace, birthCountry, heightCm, weightKg } = info;
  const age = birthDate ? ageAt(birthDate, now) : undefined;
  return {
    firstName: info.firstName,
    lastName: info.lastName,
    nationality: info.nationality && { text: info.nationality, ...(info.flag && { flag: info.flag }) },
    birthDate: birthDate && formatDate(birthDate, locale, "date"),
    age: age === undefined ? undefined : String(age),
    birthPlace: [birthPlace, birthCountry].filter(Boolean).join(locale.startsWith("zh") ? "，" : ", "),
    height: heightCm && formatMeasure(heightCm, "centimeter", locale),
    weight: weightKg && formatMeasure(weightKg, "kilogram", locale),
  } satisfies Partial<Record<PlayerFact, Value | 0>>;
}

function sporting(info: PlayerInfo, { sport, locale }: Facts) {
  const i18n = translatorOf(locale, namespacesOf("player-overview"));
  const t = i18n.getFixedT(null, "player");
  const people = i18n.getFixedT(null, "people");
  const { number, experienceYears, foot, team, nationalTeam, contractUntil, marketValueEur } = info;
  const link = (one: typeof team): Value =>
    one && {
      text: one.name,
      href: localePath(locale, teamPath({ sport, ...one })),
      ...(one.flag && { flag: one.flag }),
    };
  return {
    position: positionName(people, info),
    number: number === undefined ? undefined : String(number),
    experience: experienceYears === undefined ? undefined : t("seasons", { count: experienceYears }),
    foot: foot && t(`foot.${foot}`),
    team: link(team),
    nationalTeam: link(nationalTeam),
    contractUntil: contractUntil && formatDate(contractUntil, locale, "date"),
    marketValue: marketValueEur ? formatEuros(marketValueEur, locale, people) : undefined,
    college: info.college,
  } satisfies Partial<Record<PlayerFact, Value>>;
}
