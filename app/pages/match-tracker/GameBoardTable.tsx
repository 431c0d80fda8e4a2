import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import entity from "~/features/entity/entity.module.css";
import { SidesHead } from "~/features/match/SidesHead";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { CountCell } from "./CountCell.tsx";
import lists from "./lists.module.css";

/** Possession, team fouls of the period and time-outs left, as far as reported for a game in play. */
export function GameBoardTable({ match }: { match: Match }) {
  const { t } = useTranslation("tracker");
  const board = match.state === "live" ? match.gameBoard : undefined;
  if (!board) return null;
  const { fouls, timeouts, possession } = board;
  const hasBall = (side: Side) =>
    possession === side && (
      <>
        <span aria-hidden="true">●</span>
        <span className="visually-hidden">{t("yes")}</span>
      </>
    );
  return (
    <section className={`card ${entity.section}`}>
      <HoldUntilParsedTable className={lists.table}>
        <caption className="visually-hidden">{t("board")}</caption>
        <SidesHead match={match} />
        <tbody>
          <tr>
            <td className={lists.home}>{hasBall("home")}</td>
            <th scope="row">{t("possession")}</th>
            <td className={lists.away}>{hasBall("away")}</td>
          </tr>
          {fouls && <Row name={t("fouls")} pair={fouls} />}
          {timeouts && <Row name={t("timeouts")} pair={timeouts} />}
        </tbody>
      </HoldUntilParsedTable>
    </section>
  );
}

const Row = ({ name, pair: [home, away] }: { name: string; pair: readonly [number, number] }) => (
  <tr>
    <CountCell number={home} />
    <th scope="row">{name}</th>
    <CountCell number={away} />
  </tr>
);
