import type { i18n, TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import type { MatchAbout, MatchReferee, MatchVenue, Weather } from "#contract/domain/match-info";
import { SURFACES } from "#contract/tables/match-facts";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { winsNeeded } from "~/features/bracket/bracket-data";
import { FactList, type NamedFact, Section } from "~/features/entity/Section";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { type ScoreLine, scoreLines } from "~/features/match/score-lines";
import { isTimeKnown } from "~/features/match-row/match-state-view";
import { stageLabel } from "~/features/match-row/stage-label";
import { formatDecimal, formatNumber } from "~/features/people/format-amounts";
import { formatDate } from "~/i18n/format-date";
import { joinListed, joinParts } from "~/i18n/join-texts";
import { formatClock, formatOffsets, isoMinute, localDate } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { bySport } from "~/sports/by-sport";
import { adapterOf } from "~/sports/sports";
import styles from "./match-info.module.css";

/**
 * The path of a second leg's first leg, after the locale: the same teams, reversed. The id is decisive: if the names
 * are in another order (a switched venue), the page redirects to the canonical address.
 */
export const firstLegPath = (match: Match, firstLegId: string): string =>
  matchPath({ ...match, slug: `${match.away.key}-vs-${match.home.key}`, id: firstLegId });

interface KeyFactsProps {
  head: Pick<MatchHeadData, "about" | "day" | "zone" | "channels">;
  locale: Page["locale"];
}

/** Facts about a match beyond its head: round, venue, weather, people, scores by period. */
export function KeyFacts({ head: { about, day, zone, channels }, locale }: KeyFactsProps) {
  const { t, i18n } = useTranslation("matchInfo");
  const { match, competition, season, attendance } = about;
  const [tMatch, tTeam] = [i18n.getFixedT(null, "match"), i18n.getFixedT(null, "team")];
  const stage = stageLabel(match, i18n.getFixedT(null, "matches"));
  const hasTime = isTimeKnown(match);
  const facts: NamedFact[] = [
    {
      name: tMatch(adapterOf(match.sport).match.startName),
      value: (
        <time dateTime={hasTime ? isoMinute(match.kickOff) : undefined}>
          {hasTime ? `${day} · ${formatClock(match.kickOff, zone)} (${formatOffsets(zone)})` : day}
        </time>
      ),
    },
    { name: t("firstDate"), value: match.movedFrom && formatDate(localDate(match.movedFrom, zone), locale, "full") },
    { name: t("channels"), value: channels.length > 0 && joinListed(channels, locale) },
    { name: tMatch("competition"), value: [competition.name, stage].filter(Boolean).join(" · ") },
    { name: tMatch("season"), value: season },
    { name: tTeam(`venue.title.${match.sport}`), value: about.venue && placeOf(about.venue, locale) },
    ...groundFacts(about.venue, tTeam, locale),
    { name: t("attendance"), value: numberOf(attendance, locale) },
    ...bySport(about, {
      football: (one) => footballFacts(t, one, locale),
      basketball: (one) => gameFacts(t, one, locale),
    }),
    { name: tMatch("firstLeg"), value: firstLegLink(about, locale, tMatch) },
    ...scoreFacts(match, tMatch, i18n),
  ];
  return (
    <Section id="facts" title={t("facts")}>
      <FactList facts={facts} />
    </Section>
  );
}

const numberOf = (value: number | undefined, locale: Page["locale"]) =>
  value !== undefined && <span className="tabular">{formatNumber(value, locale)}</span>;

function scoreFacts(match: Match, tMatch: TFunction<"match">, i18n: i18n): NamedFact[] {
  const tRows = i18n.getFixedT(null, "rows");
  const names: Record<ScoreLine["of"], string> = {
    halfTime: tMatch("halfTimeScore"),
    fullTime: tMatch("ninetyMinutesScore"),
    afterExtraTime: tRows("status.afterExtraTime"),
    penalties: tRows("status.shootout"),
    aggregate: tMatch("aggregate"),
  };
  return scoreLines(match).map(({ of, pair }) => ({
    name: names[of],
    value: <span className="tabular">{scoreText(pair, i18n.language, "cell")}</span>,
  }));
}

const placeOf = (
  { name, city, country }: Pick<MatchVenue, "name" | "city" | "country">,
  locale: Page["locale"],
): string => joinParts([name, city, country], locale);

function groundFacts(venue: MatchAbout["venue"], t: TFunction<"team">, locale: Page["locale"]): NamedFact[] {
  const surface = SURFACES.find((one) => one === venue?.surface);
  return [
    { name: t("venue.capacity"), value: numberOf(venue?.capacity, locale) },
    { name: t("venue.surface"), value: surface && t(`surface.${surface}`) },
  ];
}

function footballFacts(
  t: TFunction<"matchInfo">,
  { match, weather, referee, coaches }: Extract<MatchAbout, { sport: "football" }>,
  locale: Page["locale"],
): NamedFact[] {
  return [
    { name: t("weather.label"), value: weather && weatherText(t, weather) },
    { name: t("referee"), value: referee && <Referee of={referee} locale={locale} /> },
    { name: t("coachOf", { team: match.home.name }), value: coaches?.home?.name },
    { name: t("coachOf", { team: match.away.name }), value: coaches?.away?.name },
  ];
}

function gameFacts(
  t: TFunction<"matchInfo">,
  { match, referees, coaches }: Extract<MatchAbout, { sport: "basketball" }>,
  locale: Page["locale"],
): NamedFact[] {
  const series = match.series && match.series.bestOf > 1 ? match.series : undefined;
  return [
    {
      name: t("series.label"),
      value: series && t("series.game", { game: series.game, bestOf: series.bestOf, wins: winsNeeded(series.bestOf) }),
    },
    {
      name: t("referee"),
      value: joinListed(
        referees.map(({ name }) => name),
        locale,
      ),
    },
    { name: t("coachOf", { team: match.home.name }), value: coaches.home?.name },
    { name: t("coachOf", { team: match.away.name }), value: coaches.away?.name },
  ];
}

function weatherText(t: TFunction<"matchInfo">, { code, celsius, humidity, wind }: Weather): string {
  return [
    t(`weather.${code}`),
    celsius !== undefined && t("weather.celsius", { degrees: celsius }),
    humidity !== undefined && t("weather.humidity", { percent: humidity }),
    wind !== undefined && t("weather.wind", { speed: wind }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Averages of fewer matches say nothing. */
const LEAST_MATCHES = 5;

/** A referee's name and their averages this season, with the number of matches. */
function Referee({ of, locale }: { of: MatchReferee; locale: Page["locale"] }) {
  const { t } = useTranslation("matchInfo");
  const { name, country, matches = 0, yellows, reds, homeWins } = of;
  const isEnough = matches >= LEAST_MATCHES;
  const cards =
    isEnough &&
    yellows !== undefined &&
    reds !== undefined &&
    t("refereeCards", { yellows: formatDecimal(yellows, locale), reds: formatDecimal(reds, locale) });
  const wins = isEnough && homeWins !== undefined && t("refereeHomeWins", { percent: homeWins });
  return (
    <>
      {joinParts([name, country], locale)}
      {matches > 0 && (
        <small className={styles.figures}>
          {[t("refereeMatches", { count: matches }), cards, wins].filter(Boolean).join(" · ")}
        </small>
      )}
    </>
  );
}

/** The way from a second leg to the first. */
function firstLegLink(about: MatchAbout, locale: Page["locale"], t: TFunction<"match">) {
  const { home, away } = about.match;
  const firstLegId = bySport(about, { football: (one) => one.firstLegId, basketball: () => undefined });
  return (
    firstLegId && (
      <a href={localePath(locale, firstLegPath(about.match, firstLegId))}>
        {t("heading", { home: away.name, away: home.name })}
      </a>
    )
  );
}
