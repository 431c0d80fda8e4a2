import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { ContestPick } from "#contract/domain/contests";
import { type ContestTexts, choiceText, shownLine, useChoiceText } from "~/features/contest/choice-text";
import type { MatchFacts } from "~/features/contest/match-facts";
import { type Movement, movementIn, type Terms, termsField, termsValue } from "~/features/contest/pick-terms";
import { type Change, keyOf, type PickKey, partsOf } from "~/features/contest/picks";
import picksStyles from "~/features/contest/picks.module.css";
import type { Picks } from "~/features/contest/use-picks";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import { classNames } from "~/ui/class-names";
import type { PicksState } from "./change-picks.server.ts";
import type { PlayData } from "./contest-matches-data.ts";

interface PickSummaryProps {
  picks: Picks;
  play: PlayData;
  format: OfferedFormat;
}

/** What will be added, changed and removed, before it is sent. */
function PickSummary({ picks, play, format }: PickSummaryProps) {
  const { t } = useTranslation("contests");
  return (
    <section className={picksStyles.summary} data-summary="" tabIndex={-1} aria-labelledby="pick-summary">
      <h2 id="pick-summary">{t("send.title")}</h2>
      <ul>
        {picks.changes.map((change) => (
          <li key={change.key}>
            <ChangeText change={change} picks={picks} play={play} format={format} />
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

/** `check`: picks are reviewed before sending; `guest`: only members can send them. */
export type SendStep = "pick" | "check" | "guest";

interface SendBarProps {
  step: SendStep;
  picks: Picks;
  play: PlayData;
  format: OfferedFormat;
  /** The result of a form sent without script. */
  state: PicksState | undefined;
  /** A form has just been saved. */
  wasSaved: boolean;
  label: string;
  onBack(): void;
}

/** Sticky below the matches: unsent picks, and the outcome of the last save. */
export function SendBar({ step, picks, play, format, state, wasSaved, label, onBack }: SendBarProps) {
  const { t } = useTranslation("contests");
  const { changes, isSending, undo, undone, discard } = picks;
  const isIdle = changes.length === 0 && !undo && !undone && !isSending;
  const isCheck = step === "check" && changes.length > 0;
  return (
    <section className={classNames(picksStyles.bar, isIdle && picksStyles.idle)} aria-label={label}>
      {isCheck && <PickSummary picks={picks} play={play} format={format} />}
      <SendStatus picks={picks} play={play} state={state} wasSaved={wasSaved} />
      <div className={picksStyles.buttons}>
        {isCheck ? (
          <Fragment key="check">
            <button
              type="submit"
              name="intent"
              value="send"
              className="button"
              aria-busy={isSending}
              // The second click of a double click was meant for the button previously in this place.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {t(movementIn(picks.review) ? "send.again" : "send.send")}
            </button>
            <button type="button" className="button plain-button" onClick={onBack}>
              {t("send.back")}
            </button>
          </Fragment>
        ) : (
          <Fragment key="pick">
            <button type="submit" name="intent" value="check" className="button" aria-busy={isSending} data-check="">
              {isSending ? t("send.sending") : label}
            </button>
            {changes.length > 0 && (
              <button
                type="button"
                className="button plain-button"
                // As above.
                onClick={({ detail }) => detail < 2 && discard()}
              >
                {t("send.discard")}
              </button>
            )}
            {changes.length === 0 && undo && (
              <button type="button" className="button plain-button" onClick={undo}>
                {t("send.undo")}
              </button>
            )}
          </Fragment>
        )}
      </div>
    </section>
  );
}

/** Why picks were not stored: a line or price moved. Asks whether to send them with the new one. */
export function movedText(t: ContestTexts, movement: Movement): string {
  if (movement.kind === "many") return t("send.moved.many", { number: movement.number });
  if (movement.kind === "price") return t("send.moved.price");
  const { market, terms } = movement;
  return t("send.moved.line", { line: shownLine(market, terms.side, terms.line) });
}

interface Undone {
  changes: readonly Change[];
  /** Picks before and after. */
  picks: readonly ContestPick[];
}

/** What undoing has done: which pick is gone or is back; of several only how many. */
export function undoneText(
  t: ContestTexts,
  { changes, picks }: Undone,
  matches: readonly Pick<MatchFacts, "id" | "home" | "away">[],
): string {
  const [change] = changes;
  const match = matches.find(({ id }) => id === change?.matchId);
  if (!change || !match || changes.length > 1) return t("send.undone.many", { number: changes.length });
  const { key, from, to, kind } = change;
  const { market } = partsOf(key);
  const choice = kind === "removed" ? from : to;
  const pick = picks.find(
    (one) => keyOf(one.market, one.matchId) === key && (one.market === "SCORE" || one.side === choice),
  );
  const line = pick && pick.market !== "SCORE" ? pick.line : undefined;
  return t(kind === "removed" ? "send.undone.removed" : "send.undone.back", {
    match: t("pick.versus", { home: match.home, away: match.away }),
    choice: choiceText(t, match, { market, choice, line }),
  });
}

type StatusProps = Pick<SendBarProps, "picks" | "play" | "state" | "wasSaved">;

/** One line, announced to screen readers when it changes. */
function SendStatus({ picks, play, state, wasSaved }: StatusProps) {
  const { t } = useTranslation("contests");
  const { refused, changes, isKept, isSaved, isSending, review, undone } = picks;
  const movement = isSending ? undefined : movementIn(review);
  const text = (): string => {
    if (refused) return refused.message || t("failed");
    if (movement) return movedText(t, movement);
    if (changes.length > 0 && isKept) return t("send.kept");
    if (changes.length > 0) return t("send.unsent", { number: changes.length });
    if (undone) return undoneText(t, undone, play.matches);
    if (state?.message) return state.message;
    if (state?.fault === "failed") return t("failed");
    if (state?.fault === "nothing") return t("send.nothing");
    return isSaved || wasSaved ? t("send.saved") : t("send.nothing");
  };
  return (
    <p role="status" className={refused || movement || state?.message ? picksStyles.refused : "note"}>
      {text()}
    </p>
  );
}
