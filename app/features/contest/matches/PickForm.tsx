import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { pickWindow } from "#contract/contests/pick-window";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { movementIn } from "~/features/contest/pick-terms";
import picksStyles from "~/features/contest/picks.module.css";
import { readChoices } from "~/features/contest/read-form";
import { useDay } from "~/features/contest/use-day";
import { useOddsFormat } from "~/features/contest/use-device-facts";
import { type PicksSetup, usePicks } from "~/features/contest/use-picks";
import { useHasScript } from "~/features/forms/use-has-script";
import { localePath } from "~/page/locale-path";
import type { PlayData } from "./contest-matches-data.ts";
import { MatchCard } from "./MatchCard.tsx";
import { MyTotals } from "./MyTotals.tsx";
import type { PlayProps } from "./PlayTab.tsx";
import { SendBar, type SendStep } from "./SendBar.tsx";

interface PickFormProps extends PlayProps {
  play: PlayData;
  /** Server time. */
  now: number;
}

const NO_SOURCE = { id: 0, name: "" };
const NO_CHOICES = {};

const intentOf = (event: FormEvent): string => {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : "check";
};

/**
 * Matches and picks as one form, submitted by the browser without script. With it picks are reviewed in the page and
 * sent through the API; a guest's picks are stored on the device.
 */
export function PickForm({ data, page, state, play: loaded, now }: PickFormProps) {
  const { t } = useTranslation("contests");
  const { head, isMember } = data;
  const format = useOddsFormat();
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<SendStep>(stepOf(state));
  const hasScript = useHasScript();
  const readForm = () => (form.current ? readChoices(new FormData(form.current)) : NO_CHOICES);
  const { play, picks } = usePlay({ data, page, state, play: loaded, now, readForm });
  // Picks whose line has moved are reviewed again.
  const hasMoved = movementIn(picks.review) !== undefined && !picks.isSending;
  const shownStep = hasMoved ? "check" : step;
  const canPick = play.matches.some((match) => pickWindow(now, match) === "open");
  useStepFocus(shownStep, form);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (picks.isSending || picks.changes.length === 0) return;
    const isSent = isMember && intentOf(event) === "send";
    setStep(isMember ? (isSent ? "pick" : "check") : "guest");
    if (isSent) picks.send();
    else picks.startReview();
  }

  return (
    <form ref={form} method="post" noValidate className={picksStyles.list} onSubmit={onSubmit}>
      {picks.mine.leader && <MyTotals leader={picks.mine.leader} kind={head.kind} />}
      {play.matches.map((match) => (
        <MatchCard
          key={match.id}
          match={match}
          picks={picks}
          format={format}
          now={now}
          market={head.kind === "score" ? "SCORE" : "lines"}
          sport={head.sport}
        />
      ))}
      {shownStep === "guest" && (
        <GuestPrompt
          locale={page.locale}
          callBack={localePath(page.locale, page.path + page.search)}
          hasPicks={hasScript}
        />
      )}
      {canPick && (
        <SendBar
          step={shownStep}
          picks={picks}
          play={play}
          format={format}
          state={state}
          wasSaved={data.isSaved}
          label={t("send.check")}
          onBack={() => {
            setStep("pick");
            picks.endReview();
          }}
        />
      )}
    </form>
  );
}

/** Moves the focus to what a press has revealed, and back afterwards: the button itself may be gone. */
function useStepFocus(step: SendStep, form: RefObject<HTMLFormElement>): void {
  const shown = useRef<SendStep>("pick");
  useEffect(() => {
    const place = step === "pick" ? "[data-check]" : "[data-prompt], [data-summary]";
    if (step !== shown.current) form.current?.querySelector<HTMLElement>(place)?.focus();
    shown.current = step;
  }, [step, form]);
}

/** The day's matches, live, with the reader's picks. */
function usePlay({ data, page, state, play: loaded, now, readForm }: PickFormProps & Pick<PicksSetup, "readForm">) {
  const { head, isMember, mine: first } = data;
  const place = { contestId: head.id, locale: page.locale };
  const hasLines = loaded.source !== undefined;
  const matches = useDay({ ...place, day: loaded.day, first: loaded.matches, hasLines, now });
  const known = [...first.matches.filter(({ id }) => !matches.some((match) => match.id === id)), ...matches];
  const source = loaded.source ?? NO_SOURCE;
  const draft = state?.choices ?? NO_CHOICES;
  const sent = { draft, review: state?.review, readForm };
  const picks = usePicks({ ...place, ...sent, isMember, first, offers: matches, known, source, now });
  return { play: { ...loaded, matches }, picks };
}

function stepOf(state: PlayProps["state"]): SendStep {
  if (state?.fault === "guest") return "guest";
  return state?.isCheck ? "check" : "pick";
}
