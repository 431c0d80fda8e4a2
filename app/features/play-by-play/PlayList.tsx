import type { TFunction } from "i18next";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Pair, Side } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { scoreMark } from "#contract/text/score-text";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import styles from "./match-play-by-play.module.css";
import type { PlayLine } from "./plays.ts";

interface PlayListProps {
  lines: readonly PlayLine[];
  /** Name of the period. */
  period: string;
  locale: LocaleCode;
}

/** A period's plays as a list that grows at the top; entries have ids by which an updated page is matched. */
export function PlayList({ lines, period, locale }: PlayListProps) {
  const { t } = useTranslation("playByPlay");
  return (
    <Fragments
      as="ol"
      id="plays"
      className={`card ${styles.plays} tabular`}
      data-newest=""
      aria-label={t("list", { period })}
      of={lines.map((line) => ({
        key: `PlayEntry ${locale} ${JSON.stringify(line)}`,
        render: () => <PlayEntry line={line} t={t} language={locale} />,
      }))}
    />
  );
}

/** Rendered as a fragment: no hooks. */
function PlayEntry({ line, t, language }: { line: PlayLine; t: TFunction<"playByPlay">; language: string }) {
  const { id, clock, text, further = [], score, kind, side, marks = [] } = line;
  return (
    <li id={`p-${id}`} className={classNames(styles[kind], side && styles[side]) || undefined}>
      <span>{clock}</span>
      <p>
        {text}
        {further.map((change) => (
          <Fragment key={change}>
            <br />
            {change}
          </Fragment>
        ))}
        {(kind === "made" || kind === "missed") && (
          <>
            {" "}
            <small className="visually-hidden">{`(${t(kind)})`}</small>
          </>
        )}
        {marks.map((mark) => (
          <Fragment key={mark.is}>
            {" "}
            <i className={styles.mark}>
              {mark.is === "run" ? t("mark.run", { run: `${mark.points}–0` }) : t(`mark.${mark.is}`)}
            </i>
          </Fragment>
        ))}
      </p>
      <b>{score && <Score score={score} by={kind === "made" ? side : undefined} language={language} />}</b>
    </li>
  );
}

/** The score, with the number of those who have scored in bold. */
function Score({ score: [home, away], by, language }: { score: Pair; by: Side | undefined; language: string }) {
  return (
    <>
      {by === "home" ? <strong>{home}</strong> : home}
      {scoreMark(language, "cell")}
      {by === "away" ? <strong>{away}</strong> : away}
    </>
  );
}
