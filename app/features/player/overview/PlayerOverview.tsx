import { useTranslation } from "react-i18next";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { FactList, Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import { InventedNote } from "~/features/people/InventedNote";
import people from "~/features/people/people.module.css";
import { TrophyTable } from "~/features/people/TrophyTable";
import { PlayerHead } from "~/features/player/PlayerHead";
import { HiddenResults } from "~/features/view/HiddenResults";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import type { OverviewData } from "./load-overview.server.ts";
import type { MatchLine } from "./match-line.server.ts";
import type { FactView } from "./player-facts.server.ts";
import styles from "./player-overview.module.css";
import { RatingBars } from "./RatingBars.tsx";
import { SeasonSection } from "./SeasonSection.tsx";

interface MatchNameProps {
  match: Pick<MatchLine, "href" | "date" | "day" | "home" | "away" | "score" | "outcome" | "isLive">;
}

const OUTCOME_CLASSES = { W: styles.won, D: undefined, L: styles.lost };

/** The day of a match, and a link with its teams and score. */
function MatchName({ match: { href, date, day, home, away, score, outcome, isLive } }: MatchNameProps) {
  const { t } = useTranslation("player");
  return (
    <>
      <small>
        <time dateTime={date}>{day}</time> {isLive && <b className="live">{t("matches.live")}</b>}
      </small>
      <a className={styles.match} href={href}>
        {home} <b className={classNames("tabular", outcome && OUTCOME_CLASSES[outcome])}>{score || "–"}</b> {away}
      </a>
    </>
  );
}

/** A player's matches, latest first: each a link with the player's actions. */
function MatchLines({ lines }: { lines: readonly MatchLine[] }) {
  const { t } = useTranslation("player");
  const isRated = lines.some(({ rating }) => rating);
  return (
    <HoldUntilParsedTable className={people.table}>
      <caption className="visually-hidden">{t("matches.heading")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("matches.match")}</th>
          <th scope="col">{t("matches.did")}</th>
          {isRated && (
            <th scope="col" className={people.end}>
              {t("matches.rating")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ actions, minutes, isStarter, rating, ...match }) => (
          <tr key={match.href}>
            <th scope="row">
              <MatchName match={match} />
            </th>
            <td>
              {actions.length > 0 && <span className={styles.actions}>{actions.join(" · ")}</span>}
              <small className="tabular">{isStarter ? minutes : `${minutes} · ${t("matches.cameOn")}`}</small>
            </td>
            {isRated && <td className={classNames(people.end, "tabular", people.total)}>{rating?.text ?? "–"}</td>}
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}

/** A chart needs a few matches to say something. */
const LEAST_RATINGS = 3;

function Ratings({ lines }: { lines: readonly MatchLine[] }) {
  const ratings = lines.flatMap(({ rating }) => rating ?? []).reverse();
  return ratings.length < LEAST_RATINGS ? null : <RatingBars ratings={ratings} />;
}

/** A player's matches with links to older and to the latest ones, or their error state. */
function PlayerMatches({ matches }: Pick<OverviewData, "matches">) {
  const { t } = useTranslation("player");
  return (
    <Section id="matches" title={t("matches.heading")}>
      {"error" in matches && <p className="note">{t("matches.fault")}</p>}
      {"lines" in matches && (
        <>
          <Ratings lines={matches.lines} />
          {matches.lines.length > 0 ? (
            <MatchLines lines={matches.lines} />
          ) : (
            <p className="note">{t("matches.none")}</p>
          )}
          {(matches.olderHref ?? matches.latestHref) && (
            <p className={styles.pager}>
              {matches.latestHref && <a href={matches.latestHref}>{t("matches.latest")}</a>}
              {matches.olderHref && <a href={matches.olderHref}>{t("matches.older")}</a>}
            </p>
          )}
        </>
      )}
    </Section>
  );
}

interface FactValueProps {
  fact: FactView;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

/** A fact's text, with a flag and link if it has them. */
function FactValue({ fact: { text, href, flag }, storageBaseUrl }: FactValueProps) {
  const shown = (
    <>
      <EntityPicture flag={flag} storageBaseUrl={storageBaseUrl} size={16} /> {text}
    </>
  );
  return href ? (
    <a className={styles.flagged} href={href}>
      {shown}
    </a>
  ) : (
    <span className={styles.flagged}>{shown}</span>
  );
}

interface PlayerOverviewProps {
  data: OverviewData;
  page: Page;
}

/** A player's overview: season statistics, last matches, facts, injuries, trophies. */
export function PlayerOverview({ data, page }: PlayerOverviewProps) {
  const { t } = useTranslation(["player", "people", "empty"]);
  const { head, facts, numbers, matches, absences } = data;
  const { trophies } = head.info;
  const storageBaseUrl = pictureBase(page, page.config);
  return (
    <>
      <PlayerHead head={head} tab="overview" page={page} />
      <div className={classNames(people.columns, styles.columns)}>
        <div>
          {numbers.length === 0 && <EmptyNote of="data" />}
          {numbers.map((row) => (
            <SeasonSection key={row.team} numbers={row} />
          ))}
          <HiddenResults page={page}>
            <PlayerMatches matches={matches} />
          </HiddenResults>
        </div>
        <div>
          <Section id="facts" title={t("facts.heading")}>
            <FactList
              facts={facts.map((fact) => ({
                name: fact.name,
                value: <FactValue fact={fact} storageBaseUrl={storageBaseUrl} />,
              }))}
            />
          </Section>
          <Section id="sidelined" title={t("injuries.heading")}>
            {absences.length > 0 ? (
              <AbsenceTable
                caption={t("injuries.heading")}
                absences={absences}
                nowLabel={t("injuries.out")}
                untilLabel={t("injuries.until")}
              />
            ) : (
              <p className="note">{t("injuries.none")}</p>
            )}
          </Section>
          <Section id="trophies" title={t("people:heading.trophies")}>
            {trophies.length > 0 ? (
              <TrophyTable caption={t("people:heading.trophies")} trophies={trophies} />
            ) : (
              <p className="note">{t("empty:trophies")}</p>
            )}
          </Section>
        </div>
      </div>
      <InventedNote isShown={head.isInvented} />
    </>
  );
}
