import { useTranslation } from "react-i18next";
import { teamPath } from "#contract/tables/paths";
import { More, type MoreLink } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { countText } from "~/features/people/counted";
import { NameLink } from "~/features/people/NameLink";
import { namedPlayer } from "~/features/people/name-of";
import { reasonName } from "~/features/people/person-words";
import type { TeamHeadData } from "./load-team-head.server.ts";
import { squadBest } from "./squad-best.ts";
import { TransfersInShort } from "./TransfersInShort.tsx";

interface SquadInShortProps {
  head: TeamHeadData;
  page: Page;
}

/** As many as stand in short; the squad's page has the others. */
const MOST = 5;

/** Of the squad what a fan asks first: who leads it, who is out, who came and went, what was won. */
export function SquadInShort({ head, page }: SquadInShortProps) {
  const { t } = useTranslation("team");
  const { sport, info } = head;
  const to = (anchor = "") => localePath(page.locale, teamPath({ ...info.team, sport }, "squad")) + anchor;
  return (
    <>
      <BestPlayers head={head} page={page} more={{ href: to(), text: t(`more.${sport}.squad`) }} />
      <Absences head={head} page={page} more={{ href: to("#sidelined"), text: t("more.sidelined") }} />
      <TransfersInShort head={head} page={page} more={{ href: to("#transfers"), text: t("more.transfers") }} />
      <Trophies head={head} more={{ href: to("#trophies"), text: t("more.trophies") }} />
    </>
  );
}

function BestPlayers({ head: { sport, info }, page, more }: SquadInShortProps & { more: MoreLink }) {
  const { t } = useTranslation(["team", "people"]);
  const lists = squadBest(info.squad, sport);
  if (info.squad.length === 0) return null;
  return (
    <Section title={lists.length > 0 ? t("best") : t(`tabs.${sport}.squad`)}>
      <div className="tm-best">
        {lists.map(({ key, players }) => (
          <div key={key}>
            <h3>{t(`people:${key}`)}</h3>
            <ol>
              {players.map(({ player, value }) => (
                <li key={player.id ?? player.name}>
                  <NameLink of={namedPlayer(player, { sport, locale: page.locale })} />
                  <b className="num">{countText(value, page.locale)}</b>
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

function Absences({ head: { sport, info }, page, more }: SquadInShortProps & { more: MoreLink }) {
  const { t } = useTranslation(["team", "people", "empty"]);
  const { t: ofPeople } = useTranslation("people");
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
      <ul className="tm-rows">
        {sidelined.slice(0, MOST).map(({ player, reason, from }) => (
          <li key={`${player.id ?? player.name} ${from}`}>
            <NameLink of={namedPlayer(player, { sport, locale: page.locale })} />
            <small>{reasonName(ofPeople, reason)}</small>
          </li>
        ))}
      </ul>
      <More of={more} />
    </Section>
  );
}

function Trophies({ head: { info }, more }: Pick<SquadInShortProps, "head"> & { more: MoreLink }) {
  const { t } = useTranslation("people");
  const won = info.trophies.filter(({ isWinner }) => isWinner);
  if (won.length === 0) return null;
  return (
    <Section title={t("heading.trophies")}>
      <ul className="tm-rows">
        {won.slice(0, MOST).map(({ competition, competitionId, seasons }) => (
          <li key={competitionId ?? competition}>
            <span>
              {competition}
              {seasons.length > 1 && <b className="num"> × {seasons.length}</b>}
            </span>
            <small className="num">{seasons.slice(0, 3).join(", ")}</small>
          </li>
        ))}
      </ul>
      <More of={more} />
    </Section>
  );
}
