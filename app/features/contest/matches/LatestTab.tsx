import { useTranslation } from "react-i18next";
import type { Leader } from "#contract/domain/contests";
import type { Sport } from "#contract/tables/sports";
import { ContestEmpty } from "~/features/contest/ContestEmpty";
import type { ContestTexts } from "~/features/contest/choice-text";
import { contestHref } from "~/features/contest/contest-head";
import { PickLine } from "~/features/contest/PickLine";
import picks from "~/features/contest/picks.module.css";
import { isMine } from "~/features/contest/use-board";
import { useOddsFormat } from "~/features/contest/use-device-facts";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { localePath } from "~/page/locale-path";
import type { TabProps } from "./ContestMatchesPage.tsx";
import styles from "./contest-matches.module.css";
import type { ShownEntry } from "./contest-matches-data.ts";

/** Others' picks once their matches are locked: the latest entries, or a single one. */
export function LatestTab({ data, page }: TabProps) {
  const { t } = useTranslation("contests");
  const { latest, entry, head, mine } = data;
  const path = localePath(page.locale, page.path);
  const format = useShownFormat(data);
  const shown = entry ? [entry] : (latest?.entries ?? []);
  const way = { href: contestHref({ path }, "latest"), name: t("latest.back") };
  return (
    <section className={styles.latest}>
      <h2 className={entry ? undefined : "visually-hidden"}>
        {entry ? titleOf(t, entry.leader, mine.leader) : t("tab.latest")}
      </h2>
      {shown.length === 0 && <ContestEmpty text={t("latest.none")} way={{ href: path, name: t("board.play") }} />}
      {shown.map((one) => (
        <Entry
          key={one.leader.entryId}
          most={entry ? Number.POSITIVE_INFINITY : MOST_PICKS}
          entry={one}
          path={path}
          sport={head.sport}
          format={format}
          isOwn={isMine(one.leader, mine.leader)}
        />
      ))}
      <p className={styles.more}>
        {entry && (
          <a className="button plain-button" href={way.href}>
            {way.name}
          </a>
        )}
        {latest?.nextHref && (
          <a className="button plain-button" href={latest.nextHref} rel="next nofollow">
            {t("latest.more")}
          </a>
        )}
      </p>
    </section>
  );
}

const titleOf = (t: ContestTexts, leader: Leader, mine: Leader | undefined): string =>
  isMine(leader, mine) ? t("mine.shareTitle") : t("latest.of", { name: leader.name });

/** Per entry in the list; its own page has all. */
const MOST_PICKS = 3;

interface EntryProps {
  most: number;
  entry: ShownEntry;
  path: string;
  sport: Sport;
  format: OfferedFormat | undefined;
  isOwn: boolean;
}

/** The odds format; undefined if the visitor's country has no prices. */
export function useShownFormat({ showsPrices }: Pick<TabProps["data"], "showsPrices">): OfferedFormat | undefined {
  const format = useOddsFormat();
  return showsPrices ? format : undefined;
}

function Entry({ entry: { leader, picks: chosen, matches }, most, path, sport, format, isOwn }: EntryProps) {
  const { t } = useTranslation("contests");
  const href = contestHref({ path }, "latest", { entry: leader.entryId });
  return (
    <section className={picks.entry}>
      <h3>
        <a href={href} rel="nofollow">
          {isOwn ? t("board.me") : leader.name}
        </a>
        {leader.isMadeUp && <span className="tag">{t("simulated")}</span>}
      </h3>
      {chosen.length === 0 && <p className="note">{t("latest.noPicks")}</p>}
      {chosen.slice(0, most).map((pick) => {
        const match = matches.find(({ id }) => id === pick.matchId);
        return match && <PickOfMatch key={pick.id} pick={pick} match={match} sport={sport} format={format} />;
      })}
      {chosen.length > most && (
        <p>
          <a href={href} rel="nofollow">
            {t("latest.all", { number: chosen.length })}
          </a>
        </p>
      )}
    </section>
  );
}

/** A pick below the names of its match. */
export function PickOfMatch({
  pick,
  match,
  ...rest
}: Parameters<typeof PickLine>[0] & { match: ShownEntry["matches"][number] }) {
  const { t } = useTranslation("contests");
  return (
    <div>
      <p className="note">
        <a href={match.href}>{t("pick.versus", { home: match.home, away: match.away })}</a>
      </p>
      <PickLine pick={pick} match={match} {...rest} />
    </div>
  );
}
