import { useTranslation } from "react-i18next";
import { useChoiceText } from "~/features/contest/choice-text";
import { type Terms, termsField, termsValue } from "~/features/contest/pick-terms";
import { type Change, keyOf, type PickKey, partsOf } from "~/features/contest/picks";
import picksStyles from "~/features/contest/picks.module.css";
import type { Picks } from "~/features/contest/use-picks";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
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
            <Confirmed of={picks.review.terms[change.key]} name={change.key} />
          </li>
        ))}
      </ul>
      {play.source && <p className="note">{t("send.line")}</p>}
    </section>
  );
}

/** The line and price that are confirmed by sending, for a form sent without script. */
const Confirmed = ({ of: terms, name }: { of: Terms | undefined; name: PickKey }) =>
  terms ? <input type="hidden" name={termsField(name)} value={termsValue(terms)} /> : null;

const KINDS = { new: "send.new", changed: "send.changed", removed: "send.removed" } as const;

function ChangeText({ change, picks, play, format }: PickSummaryProps & { change: Change }) {
  const { t } = useTranslation("contests");
  const textOf = useChoiceText();
  const { key, kind, matchId, from, to } = change;
  const { market } = partsOf(key);
  const match = play.matches.find(({ id }) => id === matchId);
  if (!match) return null;
  const terms = picks.review.terms[key];
  const moved = picks.review.before[key];
  const before = picks.mine.picks.find((pick) => keyOf(pick.market, pick.matchId) === key);
  const lineBefore = before && before.market !== "SCORE" ? before.line : undefined;
  return (
    <>
      <p className="note">{t("pick.versus", { home: match.home, away: match.away })}</p>
      <p className={picksStyles.choice}>
        <span className="tag">{t(KINDS[kind])}</span>
        <b>
          {kind === "removed"
            ? textOf(match, { market, choice: from, line: lineBefore })
            : textOf(match, { market, choice: to, line: terms?.line })}
        </b>
        {terms && <Price of={terms.price} format={format} />}
        {moved && (
          <span className={picksStyles.moved}>
            {t("send.before", { choice: textOf(match, { market, choice: to, line: moved.line }) })}{" "}
            <Price of={moved.price} format={format} />
          </span>
        )}
        {!moved && kind === "changed" && (
          <span className="note">
            {t("send.before", { choice: textOf(match, { market, choice: from, line: lineBefore }) })}
          </span>
        )}
      </p>
    </>
  );
}
