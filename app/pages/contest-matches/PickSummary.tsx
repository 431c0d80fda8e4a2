import { useTranslation } from "react-i18next";
import { useChoiceText } from "~/features/contest/choice-text";
import { type Change, keyOf, partsOf, SIDES } from "~/features/contest/picks";
import picksStyles from "~/features/contest/picks.module.css";
import type { Picks } from "~/features/contest/use-picks";
import { Price } from "~/features/odds/Price";
import type { OfferedFormat } from "~/islands/odds-format/odds-formats";
import type { PlayData } from "./contest-matches-data.ts";

interface PickSummaryProps {
  picks: Picks;
  play: PlayData;
  format: OfferedFormat;
}

/** What will be added, changed and removed, before it is sent. */
export function PickSummary({ picks, play, format }: PickSummaryProps) {
  const { t } = useTranslation("contests");
  return (
    <section className={picksStyles.summary} data-summary="" tabIndex={-1} aria-labelledby="pick-summary">
      <h2 id="pick-summary">{t("send.title")}</h2>
      <ul>
        {picks.changes.map((change) => (
          <li key={change.key}>
            <ChangeText {...{ change, picks, play, format }} />
          </li>
        ))}
      </ul>
      {play.source && <p className="note">{t("send.line")}</p>}
    </section>
  );
}

const KINDS = { new: "send.new", changed: "send.changed", removed: "send.removed" } as const;

function ChangeText({ change, picks, play, format }: PickSummaryProps & { change: Change }) {
  const { t } = useTranslation("contests");
  const textOf = useChoiceText();
  const { key, kind, matchId, from, to } = change;
  const { market } = partsOf(key);
  const match = play.matches.find(({ id }) => id === matchId);
  if (!match) return null;
  const offered = match.lines.find((line) => line.market === market);
  const before = picks.mine.picks.find((pick) => keyOf(pick.market, pick.matchId) === key);
  const lineBefore = before && before.market !== "SCORE" ? before.line : undefined;
  const price = market === "SCORE" ? undefined : offered?.prices[SIDES[market][0] === to ? 0 : 1];
  return (
    <>
      <p className="note">{t("pick.versus", { home: match.home, away: match.away })}</p>
      <p className={picksStyles.choice}>
        <span className="tag">{t(KINDS[kind])}</span>
        <b>
          {kind === "removed"
            ? textOf(match, { market, choice: from, line: lineBefore })
            : textOf(match, { market, choice: to, line: offered?.line })}
        </b>
        {to !== "" && price !== undefined && <Price of={price} format={format} />}
        {kind === "changed" && (
          <span className="note">
            {t("send.before", { choice: textOf(match, { market, choice: from, line: lineBefore }) })}
          </span>
        )}
      </p>
    </>
  );
}
