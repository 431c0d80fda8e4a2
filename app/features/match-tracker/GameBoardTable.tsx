import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { SidesHead } from "~/features/match/SidesHead";
import { WholeTable } from "~/ui/Whole";
import { Counted } from "./Counted.tsx";

/** Who has the ball, team fouls of the period and time-outs that are left, as far as they are told of a game in play. */
export function GameBoardTable({ match }: { match: Match }) {
  const { t } = useTranslation("tracker");
  const board = match.state === "live" ? match.gameBoard : undefined;
  if (!board) return null;
  const { fouls, timeouts, possession } = board;
  const hasBall = (side: Side) =>
    possession === side && (
      <>
        <span aria-hidden="true">●</span>
        <span className="vh">{t("yes")}</span>
      </>
    );
  return (
    <section className="card sect">
      <WholeTable className="tk-table">
        <caption className="vh">{t("board")}</caption>
        <SidesHead match={match} />
        <tbody>
          <tr>
            <td className="tk-home">{hasBall("home")}</td>
            <th scope="row">{t("possession")}</th>
            <td className="tk-away">{hasBall("away")}</td>
          </tr>
          {fouls && <Row name={t("fouls")} pair={fouls} />}
          {timeouts && <Row name={t("timeouts")} pair={timeouts} />}
        </tbody>
      </WholeTable>
    </section>
  );
}

const Row = ({ name, pair: [home, away] }: { name: string; pair: readonly [number, number] }) => (
  <tr>
    <Counted number={home} />
    <th scope="row">{name}</th>
    <Counted number={away} />
  </tr>
);
