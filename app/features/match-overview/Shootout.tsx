import { useTranslation } from "react-i18next";
import type { Match, Pair } from "#contract/domain/match";
import type { ShootoutKick } from "#contract/domain/match-events";
import { scoreText } from "#contract/text/score-text";
import { unbrokenName } from "#contract/text/unbroken-name";
import { Section } from "~/features/entity/Section";
import { PlayerName } from "~/features/match-events/PlayerName";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./shootout.module.css";

/** One kick of each side. */
interface KickRound {
  /** From 1. */
  number: number;
  home?: ShootoutKick;
  away?: ShootoutKick;
  /** After the later of the two kicks. */
  score: Pair;
}

/** Groups the kicks of a shoot-out into rounds, whichever side starts; the last round may have one kick. */
export function kickRounds(kicks: readonly ShootoutKick[]): KickRound[] {
  const rounds: KickRound[] = [];
  for (const kick of kicks.toSorted((a, b) => a.order - b.order)) {
    const last = rounds.at(-1);
    if (last && !last[kick.side]) Object.assign(last, { [kick.side]: kick, score: kick.score });
    else rounds.push({ number: rounds.length + 1, [kick.side]: kick, score: kick.score });
  }
  return rounds;
}

interface ShootoutProps {
  match: Match;
  kicks: readonly ShootoutKick[];
  locale: Page["locale"];
}

/** The kicks of a shoot-out by round, with the score after each. */
export function Shootout({ match, kicks, locale }: ShootoutProps) {
  const { t } = useTranslation(["matchInfo", "rows"]);
  if (kicks.length === 0) return null;
  return (
    <Section id="shootout" title={t("rows:status.shootout")}>
      <HoldUntilParsedTable className={styles.table}>
        <caption className="visually-hidden">{t("rows:status.shootout")}</caption>
        <thead>
          <tr>
            <th scope="col">{unbrokenName(match.home.name)}</th>
            <th scope="col">{t("kick.score")}</th>
            <th scope="col">{unbrokenName(match.away.name)}</th>
          </tr>
        </thead>
        <tbody>
          {kickRounds(kicks).map(({ number, home, away, score }) => (
            <tr key={number}>
              <td>
                <Kick of={home} locale={locale} />
              </td>
              <td className="tabular">
                <b>{scoreText(score, locale, "cell")}</b>
              </td>
              <td>
                <Kick of={away} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </Section>
  );
}

function Kick({ of: kick, locale }: { of: ShootoutKick | undefined; locale: Page["locale"] }) {
  const { t } = useTranslation("matchInfo");
  if (!kick) return null;
  const { player, isScored } = kick;
  return (
    <span className={classNames(styles.kick, !isScored && styles.missed)}>
      <span className="visually-hidden">{isScored ? t("kick.scored") : t("kick.missed")}</span>
      {player && <PlayerName of={player} sport="football" locale={locale} />}
    </span>
  );
}
