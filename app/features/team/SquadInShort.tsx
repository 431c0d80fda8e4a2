import { useTranslation } from "react-i18next";
import type { SquadPlayer } from "#contract/domain/team-info";
import { teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { More, type MoreLink, Section } from "~/features/entity/Section";
import { countText } from "~/features/people/counted";
import { NameLink } from "~/features/people/NameLink";
import { namedPlayer } from "~/features/people/name-of";
import { reasonName } from "~/features/people/person-labels";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import { joinListed } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { BestFigure } from "~/sports/player-figures";
import { adapterOf } from "~/sports/sports";
import { TransfersInShort } from "./TransfersInShort.tsx";
import styles from "./team-overview.module.css";

interface Best {
  /** Key in the translations of people. */
  key: BestFigure["name"];
  /** At most three, best first. */
  players: { player: SquadPlayer; value: number | string }[];
}

const LENGTH = 3;
/** Averages require this fraction of the squad's maximum number of matches, so that one good evening leads no list. */
const LEAST_PART = 1 / 3;

const matchesOf = ({ counts, averages }: SquadPlayer): number => counts.appearances ?? averages.games ?? 0;

function best(squad: readonly SquadPlayer[], { name, numberIn }: BestFigure, least: number): Best {
  const players = squad
    .flatMap((player) => {
      const value = numberIn(player);
      return value !== undefined && Number(value) > 0 && matchesOf(player) >= least ? [{ player, value }] : [];
    })
    .sort((one, other) => Number(other.value) - Number(one.value) || matchesOf(one.player) - matchesOf(other.player))
    .slice(0, LENGTH);
  return { key: name, players };
}

/**
 * A squad's leaders this season, by the sport's statistics. On a tie the player with fewer matches comes first. Empty
 * lists are left out.
 */
export function squadBest(squad: readonly SquadPlayer[], sport: Sport): Best[] {
  const least = Math.max(0, ...squad.map(matchesOf)) * LEAST_PART;
  return adapterOf(sport)
    .people.best.map((figure) => best(squad, figure, figure.isAverage ? least : 0))
    .filter(({ players }) => players.length > 0);
}

interface BestPlayersProps {
  head: TeamHeadData;
  page: Page;
  /** Link to the squad. */
  more: MoreLink;
}

/** The squad's leaders by several statistics; nothing if the squad is unknown. */
function BestPlayers({ head: { sport, info }, page, more }: BestPlayersProps) {
  const { t } = useTranslation(["team", "people"]);
  const lists = squadBest(info.squad, sport);
  if (info.squad.length === 0) return null;
  return (
    <Section title={lists.length > 0 ? t("best") : t(`tabs.${sport}.squad`)}>
      <div className={styles.lists}>
        {lists.map(({ key, players }) => (
          <div key={key}>
            <h3>{t(`people:${key}`)}</h3>
            <ol>
              {players.map(({ player, value }) => (
                <li key={player.id ?? player.name}>
                  <NameLink of={namedPlayer(player, { sport, locale: page.locale })} className={styles.player} />
                  <b className="tabular">{countText(value, page.locale)}</b>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <More of={more} />
    </Section>
  );
}

interface TeamAbsencesProps {
  head: TeamHeadData;
  page: Page;
  /** Link to all of them. */
  more: MoreLink;
}

/** Absences, or that there are none; nothing if the squad is unknown. */
function TeamAbsences({ head: { sport, info }, page, more }: TeamAbsencesProps) {
  const { t } = useTranslation(["team", "people", "empty"]);
  const { t: tPeople } = useTranslation("people");
  const { sidelined } = info;
  if (info.squad.length === 0) return null;
  if (sidelined.length === 0)
    return (
      <Section title={t("people:heading.sidelined")}>
        <p>{t("empty:sidelined")}</p>
      </Section>
    );
  return (
    <Section title={t("out", { count: sidelined.length })}>
      <ul className={styles.rows}>
        {sidelined.map(({ player, reason, from }) => (
          <li key={`${player.id ?? player.name} ${from}`}>
            <NameLink of={namedPlayer(player, { sport, locale: page.locale })} className={styles.player} />
            <small>{reasonName(tPeople, reason)}</small>
          </li>
        ))}
      </ul>
      <More of={more} />
    </Section>
  );
}

interface TeamTrophiesProps {
  head: TeamHeadData;
  /** Link to all of them. */
  more: MoreLink;
}

const MOST = 5;
const SEASONS = 3;

/** The trophies that a team has won; nothing if there are none. */
function TeamTrophies({ head: { info }, more }: TeamTrophiesProps) {
  const { t, i18n } = useTranslation("people");
  const won = info.trophies.filter(({ isWinner }) => isWinner);
  if (won.length === 0) return null;
  return (
    <Section title={t("heading.trophies")}>
      <ul className={styles.rows}>
        {won.slice(0, MOST).map(({ competition, competitionId, seasons }) => (
          <li key={competitionId ?? competition}>
            <span>
              {competition}
              {seasons.length > 1 && <b className="tabular">{` × ${seasons.length}`}</b>}
            </span>
            <small className="tabular">{joinListed(seasons.slice(0, SEASONS), i18n.language)}</small>
          </li>
        ))}
      </ul>
      <More of={more} />
    </Section>
  );
}

interface SquadInShortProps {
  head: TeamHeadData;
  page: Page;
}

/** Squad summary: leaders, absences, transfers, trophies, each with a link to all of it. */
export function SquadInShort({ head, page }: SquadInShortProps) {
  const { t } = useTranslation("team");
  const { sport, info } = head;
  const to = (anchor = "") => localePath(page.locale, teamPath({ ...info.team, sport }, "squad")) + anchor;
  return (
    <>
      <BestPlayers head={head} page={page} more={{ href: to(), text: t(`more.${sport}.squad`) }} />
      <TeamAbsences head={head} page={page} more={{ href: to("#sidelined"), text: t("more.sidelined") }} />
      <TransfersInShort head={head} page={page} more={{ href: to("#transfers"), text: t("more.transfers") }} />
      <TeamTrophies head={head} more={{ href: to("#trophies"), text: t("more.trophies") }} />
    </>
  );
}
