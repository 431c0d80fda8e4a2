import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import { markLabel, marksOf, useLineUpFacts } from "~/features/line-ups/marks";
import { PlayerName } from "~/features/match-events/PlayerName";
import { formatDecimal } from "~/features/people/format-amounts";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import type { BestPlayer } from "./best-player.ts";
import styles from "./overview.module.css";

const PICTURE = 48;

interface PlayerOfTheMatchProps {
  match: Match;
  best: BestPlayer;
  page: Page;
}

/** Who it is, and what they did: of a goalkeeper the saves, too. */
export function PlayerOfTheMatch({ match, best: { player, side }, page }: PlayerOfTheMatchProps) {
  const { t } = useTranslation(["lineups", "stats"]);
  const facts = useLineUpFacts(match, page);
  const { id, rating = "", role, stats } = player;
  const saves =
    role === "G" && stats.saves ? [t("counted", { what: t("stats:stat.saves"), value: `${stats.saves}` })] : [];
  const done = [...saves, ...marksOf(player).map(({ kind, count }) => markLabel(kind, count, facts))];
  return (
    <Section id="best" title={t("manOfTheMatch")}>
      <div className={styles.best}>
        <EntityPicture path={id && `player/${id}`} storageBaseUrl={pictureBase(page, page.config)} size={PICTURE} />
        <p className="hold-until-parsed">
          <PlayerName of={player} sport={match.sport} locale={page.locale} className={styles.name} />
          <small>{[match[side].name, facts.people(`position.${role}`), ...done].join(" · ")}</small>
        </p>
        <b className="tabular" title={t("rating")}>
          <span className="visually-hidden">{t("rating")} </span>
          {formatDecimal(rating, page.locale)}
        </b>
      </div>
    </Section>
  );
}
