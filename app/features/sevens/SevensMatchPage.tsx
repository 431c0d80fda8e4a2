import { useTranslation } from "react-i18next";
import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import type { Match } from "#contract/domain/match";
import type { MatchEvent, MatchEvents } from "#contract/domain/match-events";
import { scoreText } from "#contract/text/score-text";
import { unbrokenName } from "#contract/text/unbroken-name";
import { Section } from "~/features/entity/Section";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { formatMinute } from "~/features/match-row/match-status";
import { ScoreHead } from "~/features/score-head/ScoreHead";
import { inBrackets, joinParts } from "~/i18n/join-texts";
import { formatOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import type { SevensMatchData } from "./load-sevens-match.server.ts";
import { SevensFreshness } from "./SevensFreshness.tsx";
import tournament from "./sevens.module.css";
import styles from "./sevens-match.module.css";
import { sevensPath } from "./sevens-query.ts";

interface SevensEventsProps {
  events: MatchEvents;
  match: Match;
}

const KINDS = {
  GOAL: "event.goal",
  OWN_GOAL: "event.ownGoal",
  PEN_GOAL: "event.penalty",
  YELLOW: "event.yellow",
  SECOND_YELLOW: "event.red",
  RED: "event.red",
} as const;

const isNamed = (event: MatchEvent): event is MatchEvent & { type: keyof typeof KINDS } => event.type in KINDS;

/** Goals and cards in order, and the kicks of a shoot-out. Nothing before the match. */
function SevensEvents({ events: { events, shootout }, match }: SevensEventsProps) {
  const { t, i18n } = useTranslation("sevens");
  if (match.state === "scheduled") return null;
  const shown = events.filter(isNamed).filter(({ isDeleted }) => !isDeleted);
  const nameOf = (side: MatchEvent["side"]) => side && match[side].name;
  return (
    <>
      <Section title={t("events")}>
        {shown.length === 0 && <p>{t("noEvents")}</p>}
        <ol className={styles.events}>
          {shown.map(({ id, type, side, minute, addedMinute, player, score }) => (
            <li key={id}>
              <span className="tabular">{`${formatMinute(minute, addedMinute)}'`}</span>
              <span>
                <b>{player?.name ?? nameOf(side)}</b>{" "}
                <small>{[t(KINDS[type]), player && nameOf(side)].filter(Boolean).join(" · ")}</small>
              </span>
              {score && <b className="tabular">{scoreText(score, i18n.language, "cell")}</b>}
            </li>
          ))}
        </ol>
      </Section>
      {shootout.length > 0 && (
        <Section title={t("shootout")}>
          <ol className={styles.events}>
            {shootout.map(({ order, side, player, isScored, score }) => (
              <li key={order}>
                <span className="tabular">{order}</span>
                <span>
                  <b>{player?.name ?? nameOf(side)}</b>{" "}
                  <small>{[t(isScored ? "scored" : "missed"), nameOf(side)].join(" · ")}</small>
                </span>
                <b className="tabular">{scoreText(score, i18n.language, "cell")}</b>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

interface SevensLineUpsProps {
  lineUps: { home: TeamLineUp; away: TeamLineUp };
  match: Match;
}

/** Both teams' starters and substitutes; sevens players have no pages. */
function SevensLineUps({ lineUps, match }: SevensLineUpsProps) {
  const { t } = useTranslation("sevens");
  const sides = (["home", "away"] as const).filter((side) => lineUps[side].starters.length > 0);
  if (sides.length === 0) return null;
  return (
    <Section title={t("lineUps")}>
      <div className={styles.lineUps}>
        {sides.map((side) => (
          <div key={side}>
            <h3>{unbrokenName(match[side].name)}</h3>
            <Players title={t("starters")} players={lineUps[side].starters} />
            <Players title={t("bench")} players={lineUps[side].bench} />
            {lineUps[side].coach && <p>{t("coach", { name: lineUps[side].coach?.name })}</p>}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Players({ title, players }: { title: string; players: readonly LineUpPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {players.map(({ id = "", name, number }) => (
          <li key={`${id} ${name}`}>
            <span className="tabular">{number}</span> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SevensMatchPageProps {
  data: SevensMatchData;
  page: Page;
}

/** One match of the tournament. */
export function SevensMatchPage({ data, page }: SevensMatchPageProps) {
  const { t } = useTranslation(["sevens", "common"]);
  const { info, head, queryYear, day, time, pitch, label, events, lineUps, zone, fetched } = data;
  const { match, category, halfLength, isGoldenGoal, competition, season } = info;
  const heading = t("versus", { home: match.home.name, away: match.away.name });
  return (
    <>
      <a className={tournament.back} href={localePath(page.locale, sevensPath({ category, year: queryYear }))}>
        {t("back")}
      </a>
      <StaleNotice fetched={fetched} now={page.now} />
      <SevensFreshness data={data} page={page} />
      <div className={classNames(styles.match, "card")}>
        <p>
          {`${competition.name} ${season} · ${label}`}{" "}
          {match.source === "simulated" && <span className="tag">{t("common:source.simulated")}</span>}
        </p>
        <ScoreHead of={head} day={day} heading={heading} storageBaseUrl={pictureBase(page, page.config)} />
        <p>{[joinParts([day, time], page.locale) + inBrackets(formatOffsets(zone), page.locale), pitch].join(" · ")}</p>
        <p>{[t("halves", { minutes: halfLength }), isGoldenGoal && t("goldenGoal")].filter(Boolean).join(" · ")}</p>
      </div>
      {events && <SevensEvents events={events} match={match} />}
      {lineUps && <SevensLineUps lineUps={lineUps} match={match} />}
      {match.source === "simulated" && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}
