import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { STANDINGS_FORMATS } from "#contract/tables/standings-keys";
import { winsNeeded } from "~/features/bracket/bracket-data";
import { FactList, type NamedFact, Section } from "~/features/entity/Section";
import { stageName } from "~/features/match-row/stage-label";
import { formatFixed } from "~/features/people/format-amounts";
import { adapterOf } from "~/sports/sports";
import { describeRules } from "./describe-rules.ts";
import type { CompetitionAboutData } from "./load-competition-about.server.ts";

interface FormatFactsProps extends Pick<CompetitionAboutData, "knockout" | "dates"> {
  info: CompetitionInfo;
  sport: Sport;
  locale: LocaleCode;
}

/** The season's format and progress. */
export function FormatFacts({ info, sport, locale, knockout, dates }: FormatFactsProps) {
  const { t } = useTranslation("competition");
  const kind = STANDINGS_FORMATS.find((one) => one === info.format);
  const rules = describeRules(info, sport);
  const scored = useScored(info, sport, locale);
  const knockoutFacts = useKnockoutFacts(knockout, { sport, leagueId: info.competition.id });
  const facts: NamedFact[] = [
    { name: t("format.kind"), value: kind && t(`format.${kind}`) },
    { name: t("format.dates"), value: dates && `${dates.from} – ${dates.to}` },
    { name: t("format.teams"), value: info.teams },
    { name: t("format.played"), value: `${info.played} / ${info.matches}` },
    scored,
    { name: t(adapterOf(sport).competition.roundsName), value: info.rounds },
    { name: t("format.groupCount"), value: rules.groups },
    { name: t("format.bestThirds"), value: rules.bestThirds },
    { name: t("format.meetings"), value: rules.meetings },
    { name: t("format.matches"), value: rules.leaguePhaseMatches },
    { name: t("format.playingTime"), value: rules.playingTime && t("format.minutes", rules.playingTime) },
    ...useSplitFacts(info),
    ...knockoutFacts,
  ];
  return (
    <Section title={t("format.heading")}>
      <FactList facts={facts} />
      <SplitNotes splitRounds={info.splitRounds} />
    </Section>
  );
}

/** What becomes of the points of the regular season. */
function SplitNotes({ splitRounds }: Pick<CompetitionInfo, "splitRounds">) {
  const { t } = useTranslation("standings");
  const reasons = [...new Set(splitRounds.map(({ reason }) => reason))];
  return reasons.map((reason) => (
    <p key={reason} className="note">
      {t(`why.${reason}`)}
    </p>
  ));
}

/** Goals (points) of the season, in total and per match. */
function useScored({ goals, played }: CompetitionInfo, sport: Sport, locale: LocaleCode): NamedFact {
  const { t } = useTranslation("competition");
  const { competition, match } = adapterOf(sport);
  const average = formatFixed(goals / played, match.averageDigits, locale);
  return {
    name: t(competition.scoredName),
    value: played > 0 ? `${goals} · ${t("format.perMatch", { value: average })}` : goals,
  };
}

/** Who plays on in which round after a league has split. */
function useSplitFacts({ splitRounds }: CompetitionInfo): NamedFact[] {
  const { t } = useTranslation("competition");
  const { t: tStandings } = useTranslation("standings");
  return splitRounds.map(({ round, ranks: [from, to] }) => ({
    name: tStandings(`round.${round}`),
    value: t("format.splitPlaces", { from, to }),
  }));
}

function useKnockoutFacts(
  knockout: CompetitionAboutData["knockout"],
  of: { sport: Sport; leagueId: string },
): NamedFact[] {
  const { t } = useTranslation("competition");
  const { t: tMatches } = useTranslation("matches");
  const namesOf = (stages: (typeof knockout)["twoLegs"]) =>
    stages.map((stage) => stageName(of, stage, tMatches as TFunction<"matches">)).join(" · ");
  return [
    { name: t("format.twoLegs"), value: namesOf(knockout.twoLegs) },
    {
      name: t("format.series"),
      value: knockout.series
        .map(({ bestOf, stages }) =>
          t("format.bestOf", { stages: namesOf(stages), count: bestOf, wins: winsNeeded(bestOf) }),
        )
        .join(" · "),
    },
    {
      name: t("extraTime.label"),
      value:
        adapterOf(of.sport).competition.hasExtraTimeRule && knockout.extraTime
          ? t(`extraTime.${knockout.extraTime}`)
          : undefined,
    },
  ];
}
