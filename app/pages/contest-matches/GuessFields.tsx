import { useTranslation } from "react-i18next";
import type { PickMatch } from "~/features/contest/match-facts";
import { guessOf, keyOf } from "~/features/contest/picks";
import picksStyles from "~/features/contest/picks.module.css";
import type { Picks } from "~/features/contest/use-picks";
import { useHasScript } from "~/features/forms/use-has-script";

/** Maximum score of one side (contract/calls/contests/sent-picks.ts). */
const MOST = 250;

interface GuessFieldsProps {
  match: PickMatch;
  picks: Picks;
  isOpen: boolean;
}

/** The score of a match as two numbers with plus and minus buttons. */
export function GuessFields({ match, picks, isOpen }: GuessFieldsProps) {
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
