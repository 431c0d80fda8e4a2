import { useTranslation } from "react-i18next";
import { WholeTable } from "~/ui/Whole";
import type { MatchLine } from "./match-line.server.ts";

/** A player's matches, latest first: each a link, with what he did. */
export function MatchLines({ lines }: { lines: readonly MatchLine[] }) {
  const { t } = useTranslation("player");
  const isRated = lines.some(({ rating }) => rating);
  return (
    <WholeTable className="pt">
      <caption className="vh">{t("matches.heading")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("matches.match")}</th>
          <th scope="col">{t("matches.did")}</th>
          {isRated && (
            <th scope="col" className="end">
              {t("matches.rating")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.href}>
            <th scope="row">
              <MatchName line={line} />
            </th>
            <td>
              <Deeds line={line} />
            </td>
            {isRated && <td className="end num big">{line.rating ?? "–"}</td>}
          </tr>
        ))}
      </tbody>
    </WholeTable>
  );
}

function MatchName({ line: { href, date, day, home, away, score, outcome, isLive } }: { line: MatchLine }) {
  const { t } = useTranslation("player");
  return (
    <>
      <small>
        <time dateTime={date}>{day}</time> {isLive && <b className="live">{t("matches.live")}</b>}
      </small>
      <a className="game" href={href}>
        {home} <b className={outcome ? `num is-${outcome.toLowerCase()}` : "num"}>{score || "–"}</b> {away}
      </a>
    </>
  );
}

const Deeds = ({ line: { did, minutes, isStarter } }: { line: MatchLine }) => {
  const { t } = useTranslation("player");
  return (
    <>
      {did.length > 0 && <span className="deeds">{did.join(" · ")}</span>}
      <small className="num">{isStarter ? minutes : `${minutes} · ${t("matches.cameOn")}`}</small>
    </>
  );
};
