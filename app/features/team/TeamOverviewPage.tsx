import { useTranslation } from "react-i18next";
import type { FormLetter } from "#contract/domain/standings";
import { matchPath, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { scoreText } from "#contract/text/score-text";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { PartFault } from "~/features/entity/PartFault";
import { More, type MoreLink, Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { StarLabel } from "~/features/match-row/match-row-fragment";
import { useRowFacts } from "~/features/match-row/row-view";
import { SimulatedNote } from "~/features/match-row/SimulatedNote";
import { InventedNote } from "~/features/people/InventedNote";
import strip from "~/features/standings/form-strip.module.css";
import { TeamHead } from "~/features/team/TeamHead";
import { mainCompetition } from "~/features/team/team-competition";
import { HiddenResults } from "~/features/view/HiddenResults";
import { joinListed, labelled } from "~/i18n/join-texts";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import { AboutTeam } from "./AboutTeam.tsx";
import type { Difficulty } from "./difficulty.ts";
import type { FormEntry } from "./form-entries.ts";
import type { ShownAroundNow, TeamOverviewData } from "./load-team-overview.server.ts";
import { MatchCard } from "./MatchCard.tsx";
import { SquadInShort } from "./SquadInShort.tsx";
import { TeamTablePart } from "./TeamTablePart.tsx";
import styles from "./team-overview.module.css";

const LETTER_CLASSES: Readonly<Record<FormLetter, string | undefined>> = {
  W: strip.won,
  D: undefined,
  L: strip.lost,
};

/** A result as a link to its match: letter, score, opponent, and at home or away unless on neutral ground. */
function FormEntryLink({ entry, page }: { entry: FormEntry; page: Page }) {
  const { t } = useTranslation(["team", "standings"]);
  const { match, letter, side, opponent } = entry;
  const score = scoreText(match.score, page.locale, "names");
  // Beside the opponent's crest the team's own goals come first, wherever it played.
  const ownFirst = scoreText(side === "home" ? match.score : match.score.toReversed(), page.locale, "cell");
  return (
    <a href={localePath(page.locale, matchPath(match))}>
      <span className="visually-hidden">
        {labelled(t(`standings:result.${letter}`), `${match.home.name} ${score} ${match.away.name}`, page.locale)}
      </span>
      <span className={styles.result} aria-hidden="true">
        <span className={strip.strip}>
          <span className={classNames(styles.letter, LETTER_CLASSES[letter])}>{t(`standings:letter.${letter}`)}</span>
        </span>
        <b className="tabular">{ownFirst}</b>
        <EntityPicture
          flag={opponent.flag}
          path={`team/${opponent.id}`}
          storageBaseUrl={pictureBase(page, page.config)}
          size={20}
        />
        <span className={styles.opponent}>{opponent.shortName ?? opponent.name}</span>
        {!match.isNeutral && <small>{t(`side.${side}`)}</small>}
      </span>
    </a>
  );
}

interface FormListProps {
  /** Latest last. */
  form: readonly FormEntry[];
  competitions: readonly string[];
  sport: Sport;
  page: Page;
  /** Link to all matches; shown even if none is finished yet. */
  more: MoreLink;
}

/** A team's last results side by side. */
function FormList({ form, competitions, sport, page, more }: FormListProps) {
  const { t } = useTranslation("team");
  if (form.length === 0) return <More of={more} />;
  return (
    <Section title={t(`form.${sport}`)}>
      {competitions.length > 0 && <p className="note">{joinListed(competitions, page.locale)}</p>}
      <ol className={styles.form}>
        {form.map((entry) => (
          <li key={entry.match.id}>
            <FormEntryLink entry={entry} page={page} />
          </li>
        ))}
      </ol>
      <More of={more} />
    </Section>
  );
}

interface AroundNowProps {
  around: ShownAroundNow;
  difficulty: Difficulty | undefined;
  /** The visitor's offsets from the first kick-off to the last. */
  zone: ZoneOffsets;
  page: Page;
}

/** The next match, or the one in play, and the last result. Place it in a MatchDaysList to have scores updated. */
function AroundNow({ around: { next, last, isPlaying }, difficulty, zone, page }: AroundNowProps) {
  const { t } = useTranslation("team");
  const facts = useRowFacts(page, zone);
  return (
    <>
      <StarLabel texts={facts.texts} />
      {next && <MatchCard title={isPlaying ? t("now") : t(`next.${next.match.sport}`)} of={next} facts={facts} />}
      {difficulty && !(isPlaying && page.view?.hideScores) && (
        <p className={styles.difficulty}>{t(`difficulty.${difficulty.opponent}`, { percent: difficulty.percent })}</p>
      )}
      {last && <MatchCard title={t("last")} of={last} facts={facts} />}
    </>
  );
}

interface TeamOverviewPageProps {
  data: TeamOverviewData;
  page: Page;
}

/** A team's overview: matches, rank, squad, facts. */
export function TeamOverviewPage({ data, page }: TeamOverviewPageProps) {
  const { t } = useTranslation("team");
  const { head, faults, table } = data;
  const { sport, info } = head;
  return (
    <>
      <TeamHead head={head} tab="overview" page={page} />
      <StaleNotice fetched={data.fetched} now={page.now} />
      {faults.matches && <PartFault title={t("last")} kind={faults.matches} page={page} />}
      {!faults.matches && !data.hasMatches && <EmptyNote of="matches" />}
      <MatchDaysList sport={sport} canChange={data.canChange} fetchedAt={data.fetched.fetchedAt}>
        <AroundNow around={data.around} difficulty={data.difficulty} zone={data.zone} page={page} />
      </MatchDaysList>
      <FormList
        form={page.view?.hideScores ? [] : data.form}
        competitions={data.formIn}
        sport={sport}
        page={page}
        more={{
          href: localePath(page.locale, teamPath({ ...info.team, sport }, "match")),
          text: t(`more.${sport}.match`),
        }}
      />
      {faults.table && (
        <PartFault
          title={t("table.title", { competition: mainCompetition(info.competitions)?.name })}
          kind={faults.table}
          page={page}
        />
      )}
      {table && (
        <HiddenResults page={page}>
          <TeamTablePart table={table} team={info.team} sport={sport} page={page} />
        </HiddenResults>
      )}
      <SquadInShort head={head} page={page} />
      <AboutTeam head={head} page={page} />
      <SimulatedNote share={data.simulated} />
      <InventedNote isShown={data.hasInvented} />
    </>
  );
}
