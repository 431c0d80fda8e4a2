import { useTranslation } from "react-i18next";
import { type PickWindow, pickWindow } from "#contract/contests/pick-window";
import type { ContestPick, LineMarket } from "#contract/domain/contests";
import type { Sport } from "#contract/tables/sports";
import { scoreText } from "~/features/contest/choice-text";
import type { PickMatch } from "~/features/contest/match-facts";
import { PickLine } from "~/features/contest/PickLine";
import { guessOf, keyOf } from "~/features/contest/picks";
import picksStyles from "~/features/contest/picks.module.css";
import type { Picks } from "~/features/contest/use-picks";
import { useHasScript } from "~/features/forms/use-has-script";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { classNames } from "~/ui/class-names";
import { LineChoices } from "./LineChoices.tsx";

/** Maximum score of one side (contract/calls/contests/sent-picks.ts). */
const MOST = 250;

interface GuessFieldsProps {
  match: PickMatch;
  picks: Picks;
  isOpen: boolean;
}

/** The score of a match as two numbers with plus and minus buttons. */
function GuessFields({ match, picks, isOpen }: GuessFieldsProps) {
  const { t } = useTranslation("contests");
  const key = keyOf("SCORE", match.id);
  const choice = picks.draft[key] ?? picks.standing[key] ?? "";
  const [home = "", away = ""] = choice.split(":");
  const isHalf = choice !== "" && guessOf(choice) === undefined;
  const choose = (next: readonly [string, string]) => picks.choose(key, next.join("") === "" ? "" : next.join(":"));
  const noteId = `guess-${match.id}`;
  return (
    <fieldset className={picksStyles.market} disabled={!isOpen} aria-describedby={noteId}>
      <legend>{t("pick.guess")}</legend>
      <ScoreField name={`${key}.home`} team={match.home} value={home} onChange={(value) => choose([value, away])} />
      <ScoreField name={`${key}.away`} team={match.away} value={away} onChange={(value) => choose([home, value])} />
      <p id={noteId} className={isHalf ? picksStyles.refused : "visually-hidden"}>
        {t("pick.incomplete")}
      </p>
    </fieldset>
  );
}

interface ScoreFieldProps {
  name: string;
  team: string;
  value: string;
  onChange(value: string): void;
}

const within = (value: number): string => String(Math.min(MOST, Math.max(0, value)));

function ScoreField({ name, team, value, onChange }: ScoreFieldProps) {
  const { t } = useTranslation("contests");
  const hasScript = useHasScript();
  const waits = hasScript ? {} : { "data-waits": "" };
  const step = (by: number) => onChange(value === "" ? within(by > 0 ? 0 : -1) : within(Number(value) + by));
  return (
    <div className={picksStyles.guess}>
      <span aria-hidden="true">{team}</span>
      <div className={picksStyles.stepper}>
        <button type="button" aria-label={t("pick.fewer", { team })} onClick={() => step(-1)} {...waits}>
          −
        </button>
        <input
          name={name}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={3}
          autoComplete="off"
          aria-label={t("pick.homeScore", { team })}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, ""))}
        />
        <button type="button" aria-label={t("pick.more", { team })} onClick={() => step(1)} {...waits}>
          +
        </button>
      </div>
    </div>
  );
}

export interface MatchCardProps {
  match: PickMatch;
  market: "lines" | "SCORE";
  sport: Sport;
  picks: Picks;
  format: OfferedFormat;
  /** Server time. */
  now: number;
}

const MARKETS: readonly LineMarket[] = ["AH", "OU"];

/** A match: before opening what will be offered, then what can be picked, once locked what was picked. */
export function MatchCard(props: MatchCardProps) {
  const { match, market, picks, now } = props;
  const { t } = useTranslation("contests");
  const state = pickWindow(now, match);
  const isRefused = picks.refused?.matchIds.length === 1 && picks.refused.matchIds[0] === match.id;
  const headingId = `match-${match.id}`;
  return (
    <section
      className={classNames(picksStyles.match, match.featured && picksStyles.featured)}
      aria-labelledby={headingId}
      data-window={state}
    >
      <MatchHead match={match} headingId={headingId} state={state} />
      {match.featured && <p className="note">{t("pick.featured", { team: match.featured })}</p>}
      {isRefused && (
        <p role="alert" className={picksStyles.refused}>
          {picks.refused?.message || t("failed")}
        </p>
      )}
      {state === "locked" && <LockedPicks {...props} />}
      {state !== "locked" && market === "SCORE" && (
        <GuessFields match={match} picks={picks} isOpen={state === "open"} />
      )}
      {state !== "locked" &&
        market === "lines" &&
        MARKETS.map((one) => <LineChoices key={one} {...props} line={one} isOpen={state === "open"} />)}
    </section>
  );
}

interface MatchHeadProps {
  match: PickMatch;
  headingId: string;
  state: PickWindow;
}

function MatchHead({ match, headingId, state }: MatchHeadProps) {
  const { t } = useTranslation("contests");
  const { home, away, href, kickOff, phase, score, featured } = match;
  return (
    <>
      <div className={picksStyles.teams}>
        <h2 id={headingId}>
          <a href={href}>{t("pick.versus", { home, away })}</a>
        </h2>
        {featured && <span className="tag">{t("pick.times")}</span>}
        {score && phase !== "void" && (
          <b className={classNames(picksStyles.score, phase === "inPlay" && "live", "tabular")}>{scoreText(score)}</b>
        )}
      </div>
      <p className="note">
        <span>{t("pick.kickOff", { time: t("at", { ...kickOff }) })}</span> · <Lock match={match} state={state} />
      </p>
    </>
  );
}

/** When picks close, or the match's status. */
function Lock({ match: { opens, locks, phase }, state }: Pick<MatchHeadProps, "match" | "state">) {
  const { t } = useTranslation("contests");
  if (state === "before") return <span>{t("pick.opens", { time: t("at", { ...opens }) })}</span>;
  if (state === "open") return <span>{t("pick.closes", { time: t("at", { ...locks }) })}</span>;
  const key = ({ before: "closed", inPlay: "inPlay", over: "over", void: "void" } as const)[phase];
  return <span className={phase === "inPlay" ? "live" : undefined}>{t(`pick.${key}`)}</span>;
}

function LockedPicks({ match, picks, sport, format }: MatchCardProps) {
  const { t } = useTranslation("contests");
  const own: ContestPick[] = picks.mine.picks.filter(({ matchId }) => matchId === match.id);
  if (own.length === 0) return <p className="note">{t("pick.noneMade")}</p>;
  return (
    <>
      {own.map((pick) => (
        <PickLine key={pick.market} pick={pick} match={match} sport={sport} format={format} />
      ))}
    </>
  );
}
