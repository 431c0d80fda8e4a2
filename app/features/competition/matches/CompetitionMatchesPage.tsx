import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { KnockoutBracket } from "~/features/bracket/KnockoutBracket";
import { CalendarLinks } from "~/features/calendar-feed/CalendarLinks";
import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { seasonPath } from "~/features/competition/competition-address";
import {
  competitionTrail,
  headValues,
  isSeasonIndexed,
  seasonEvent,
  seasonQuery,
} from "~/features/competition/competition-meta";
import { SourceNote } from "~/features/competition/SourceNote";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { pageMeta } from "~/features/page-meta/page-meta";
import { specialCompetitionMeta } from "~/features/seo/special-tables";
import { HiddenResults } from "~/features/view/HiddenResults";
import { labelled } from "~/i18n/join-texts";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import styles from "./competition-matches.module.css";
import type { CompetitionMatchesData } from "./load-competition-matches.server.ts";
import "~/ui/button.css";
import type { TFunction } from "i18next";
import type { SubLeague } from "#contract/calls/standings/sub-leagues";
import type { Round } from "#contract/domain/history";
import { competitionCalendarPath } from "#contract/tables/paths";
import { roundName } from "~/features/competition/round-name";

interface RoundChoiceProps {
  head: CompetitionMatchesData["head"];
  rounds: readonly Round[];
  shown: Round;
  /** The address of a round. */
  hrefOf(round: Round): string;
}

/** The current round, one step back and forward, and a collapsible list of all rounds. */
function RoundChoice({ head, rounds, shown, hrefOf }: RoundChoiceProps) {
  const { t } = useTranslation("competition");
  const { t: tMatches } = useTranslation("matches");
  if (rounds.length < 2) return null;
  const at = rounds.findIndex(({ key }) => key === shown.key);
  const nameOf = (round: Round) =>
    roundName(head, round, tMatches as TFunction<"matches">, t as TFunction<"competition">);
  return (
    <nav className={`${styles.rounds} card`} aria-label={t("rounds")}>
      <Step round={rounds[at - 1]} rel="prev" label={t("previousRound")} nameOf={nameOf} hrefOf={hrefOf} />
      <details>
        <summary>
          <h2>{nameOf(shown)}</h2>
        </summary>
        <ul>
          {rounds.map((round) => (
            <li key={round.key}>
              <a href={hrefOf(round)} aria-current={round === shown ? "true" : undefined}>
                {nameOf(round)}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <Step round={rounds[at + 1]} rel="next" label={t("nextRound")} nameOf={nameOf} hrefOf={hrefOf} />
    </nav>
  );
}

interface StepProps extends Pick<RoundChoiceProps, "hrefOf"> {
  round: Round | undefined;
  rel: "prev" | "next";
  label: string;
  nameOf(round: Round): string;
}

// Reserves its space if there is no such round, so that the other step does not shift under the finger.
function Step({ round, rel, label, nameOf, hrefOf }: StepProps) {
  const { i18n } = useTranslation();
  const arrow = rel === "prev" ? "‹" : "›";
  if (!round) {
    return (
      <span className={styles.step} aria-hidden="true">
        {arrow}
      </span>
    );
  }
  return (
    <a
      className={styles.step}
      rel={rel}
      href={hrefOf(round)}
      aria-label={labelled(label, nameOf(round), i18n.language)}
    >
      {arrow}
    </a>
  );
}

interface PartChoiceProps {
  parts: readonly SubLeague[];
  /** Id of the current part; all if absent. */
  shown?: string;
  /** The address of a part, or of all. */
  hrefOf(part: string | undefined): string;
}

/** Groups and conferences as filters; nothing if the season has none. */
function PartChoice({ parts, shown, hrefOf }: PartChoiceProps) {
  const { t } = useTranslation("competition");
  const { t: tMatches } = useTranslation("matches");
  const named = parts.filter(({ group, name }) => group !== undefined || name !== undefined);
  if (named.length < 2) return null;
  return (
    <nav className={styles.parts} aria-label={t("partChoice")}>
      <ul>
        <li>
          <a href={hrefOf(undefined)} aria-current={shown === undefined ? "true" : undefined}>
            {t("allMatches")}
          </a>
        </li>
        {named.map(({ id, group, name }) => (
          <li key={id}>
            <a href={hrefOf(id)} aria-current={shown === id ? "true" : undefined}>
              {group === undefined ? name : tMatches("stage.group", { letter: group })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CompetitionMatchesPageProps {
  data: CompetitionMatchesData;
  page: Page;
}

/** A competition's season: a round, a group or conference, or a page of matches without rounds. */
export function CompetitionMatchesPage({ data, page }: CompetitionMatchesPageProps) {
  const { head, params, rounds, round, days, zone, bracket, fetched } = data;
  const hrefOf = (more: Record<string, string | undefined>) =>
    localePath(page.locale, seasonPath(head, "matches", more));
  return (
    <>
      <CompetitionHead head={head} page={page} />
      <StaleNotice fetched={fetched} now={page.now} />
      <PartChoice parts={head.parts} shown={params.part} hrefOf={(part) => hrefOf({ part })} />
      {round && (
        <RoundChoice
          head={head}
          rounds={rounds}
          shown={round}
          hrefOf={({ key }) => hrefOf({ part: params.part, round: key })}
        />
      )}
      {days.length === 0 && <EmptyNote of="matches" />}
      <MatchDaysList sport={head.sport} canChange={data.canChange} fetchedAt={fetched.fetchedAt}>
        <MatchDays days={days} zone={zone} page={page} />
      </MatchDaysList>
      <Pages data={data} hrefOf={hrefOf} />
      {bracket && (
        <div id="bracket">
          <HiddenResults page={page}>
            <KnockoutBracket of={bracket} page={page} hasHeading />
          </HiddenResults>
        </div>
      )}
      {head.isCurrentSeason && (
        <CalendarLinks path={competitionCalendarPath({ sport: head.sport, ...head.competition })} page={page} />
      )}
      <SourceNote source={head.source} />
    </>
  );
}

interface PagesProps {
  data: CompetitionMatchesData;
  hrefOf(more: Record<string, string | undefined>): string;
}

/** Pages of a part without rounds, in both directions. */
function Pages({ data: { pages, params, round }, hrefOf }: PagesProps) {
  const { t } = useTranslation("competition");
  if (!pages) return null;
  const shown = { part: params.part, round: round?.key };
  const isPast = pages.direction === "past";
  return (
    <p className={styles.pages}>
      <a className="button plain-button" href={hrefOf({ ...shown, direction: isPast ? "next" : "past" })}>
        {t(isPast ? "upcoming" : "results")}
      </a>
      {pages.more && (
        <a className="button" href={hrefOf({ ...shown, ...pages.more })}>
          {t(isPast ? "earlier" : "later")}
        </a>
      )}
    </p>
  );
}

export function competitionMatchesMeta(
  { head, params, round }: CompetitionMatchesData,
  matches: RouteMatches,
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const i18n = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { t } = i18n;
  const named =
    params.round !== undefined &&
    round &&
    roundName(head, round, i18n.getFixedT(null, "matches"), i18n.getFixedT(null, "competition"));
  return pageMeta(page, {
    title: named
      ? [
          t("competition:roundTitle", { ...headValues(head), round: named }),
          t("competition:roundName", { ...headValues(head), round: named }),
        ]
      : t("competition:matchesTitle", headValues(head)),
    description: t("competition:matchesDescription", headValues(head)),
    ...(head.isCurrentSeason && !named && specialCompetitionMeta(page.locale, head.competition, "matches")),
    ownQuery: [...seasonQuery(head), "part", "round"],
    jsonLd: seasonEvent(head, page),
    trail: competitionTrail(head, t(`frame:nav.${head.sport}`)),
    // Pages of a long list change with every match.
    isIndexed: isSeasonIndexed(head, page) && params.direction === undefined && params.lastId === undefined,
  });
}
