import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MatchAbout } from "#contract/domain/match-info";
import { alertsPath, matchCalendarPath, matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { SourceNote } from "~/features/competition/SourceNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { FOLLOW_FORM_ID } from "~/features/favourites/star-forms";
import { SharePlace } from "~/features/share/SharePlace";
import { SHARE_OPENER } from "~/features/share/share-links";
import { HiddenNote } from "~/features/view/HiddenResults";
import { joinListed } from "~/i18n/join-texts";
import { LIST_ID, MATCH_BAR_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { InlinePart } from "~/ui/document/InlinePart";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/raw-markup";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { LiveLines } from "~/ui/LiveLines";
import { pictureBase } from "~/ui/picture-base";
import { CompetitionLine } from "./CompetitionLine.tsx";
import { HeadStrip } from "./HeadStrip.tsx";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { MatchTabs, TabSwitch } from "./MatchTabs.tsx";
import actionStyles from "./match-actions.module.css";
import headStyles from "./match-head.module.css";
import styles from "./match-shell.module.css";
import { ScoreBoard } from "./ScoreBoard.tsx";
import { ScoreLine } from "./ScoreLine.tsx";
import { stateNote } from "./state-note.ts";

/** Both sides stand beside each other in football, one below the other in basketball. */
const SPORT_CLASSES: Readonly<Record<Sport, string | undefined>> = {
  football: headStyles.football,
  basketball: headStyles.basketball,
};

interface MatchActionsProps {
  match: MatchAbout["match"];
  locale: Page["locale"];
}

/**
 * Actions for a match, as signs; upcoming ones can be added to a calendar. Works without script. The link that goes at
 * kick-off has an id, so that a page that follows the match does not take the bell for it (live/morph.ts).
 */
export function MatchActions({ match, locale }: MatchActionsProps) {
  const { t } = useTranslation(["match", "frame"]);
  const name = t("heading", { home: match.home.name, away: match.away.name });
  return (
    <div className={actionStyles.actions}>
      {match.state === "scheduled" && (
        <a className="act-day" id="add-day" href={localePath(locale, matchCalendarPath(match))} rel="nofollow">
          <span className="visually-hidden">{t("calendar")}</span>
        </a>
      )}
      <button type="submit" form={FOLLOW_FORM_ID} name="match" value={match.id} data-name={name}>
        <span className="visually-hidden">{t("favourite")}</span>
      </button>
      <a
        className={`act-alerts ${actionStyles.alerts}`}
        href={localePath(locale, alertsPath(match.sport, "match", match.id))}
        data-tip="favourites"
      >
        <span className="visually-hidden">{t("frame:favourite.alerts", { name })}</span>
      </a>
      <button type="button" className={`act-share ${actionStyles.share}`} id="share-open" {...SHARE_OPENER}>
        <span className="visually-hidden">{t("share")}</span>
      </button>
    </div>
  );
}

interface MatchShellProps {
  head: MatchHeadData;
  page: Page;
  /** The tab's content. */
  children: ReactNode;
}

/**
 * The frame of every tab of a match: a bar with the way back and actions, teams and score, tabs. Everything in it that
 * can change is in a list of one match, which the page script updates like any list.
 */
export function MatchShell({ head, page, children }: MatchShellProps) {
  const { t } = useTranslation("match");
  const { about, back, view, boardDay, canChange, fetched, pairCss, records, hides, silentSince, replayDay } = head;
  const { nonce } = useInlineParts();
  const { match } = about;
  const note = hides === "match" ? undefined : stateNote(about);
  const heading = t("heading", { home: match.home.name, away: match.away.name });
  return (
    <>
      <StaleNotice fetched={fetched} now={page.now} />
      <h1 className="visually-hidden">{heading}</h1>
      {/* Outside the list, which is rendered anew while the match is played. */}
      <style nonce={nonce} {...inlineText(pairCss)} />
      <div
        id={LIST_ID}
        data-live={canChange ? about.sport : undefined}
        data-fetched={fetched.fetchedAt}
        data-show="all"
        data-refetch="periodic"
      >
        <div className={classNames(styles.top, "hold-until-parsed")}>
          <a className={styles.back} href={localePath(page.locale, back.path)}>
            <span className="visually-hidden">{back.to === "day" ? t("backToMatches") : t("toCompetition")}</span>
          </a>
          <MatchActions match={match} locale={page.locale} />
        </div>
        <div
          className={classNames(
            headStyles.head,
            SPORT_CLASSES[match.sport],
            match.state === "scheduled" && headStyles.upcoming,
            "hold-until-parsed",
          )}
        >
          <CompetitionLine about={about} locale={page.locale} />
          <div id="board">
            <ScoreBoard
              match={match}
              view={view}
              day={boardDay}
              locale={page.locale}
              storageBaseUrl={pictureBase(page, page.config)}
              records={records}
              hasCountdown={view.state === "upcoming"}
            />
          </div>
          <div id="strip">
            <HeadStrip about={about} locale={page.locale} hidesScores={page.view?.hideScores === true} />
          </div>
        </div>
        <div className={styles.bar} id={MATCH_BAR_ID}>
          <div id="line" className="hold-until-parsed">
            <ScoreLine match={match} view={view} storageBaseUrl={pictureBase(page, page.config)} />
          </div>
          <MatchTabs head={head} locale={page.locale} />
          <ParsedEnd />
        </div>
        {note && (
          <p className={styles.note} id="state-note">
            {t(`note.${note}`)}
            {about.replay && replayDay && (
              <>
                {" "}
                <a href={localePath(page.locale, matchPath({ ...match, id: about.replay.matchId }))}>
                  {t("note.newDate", { date: replayDay })}
                </a>
              </>
            )}
          </p>
        )}
        {silentSince && (
          <p className={styles.note} id="silence-note">
            {t("note.silent", { time: silentSince })}
          </p>
        )}
        {!hides && <TabSwitch head={head} locale={page.locale} />}
        {hides ? <HiddenNote of={hides} page={page} /> : children}
      </div>
      <LiveLines />
      <SourceNote
        source={match.source}
        simulated={t(`simulated.${match.sport}`)}
        suppliers={about.supply && joinListed(about.supply.suppliers, page.locale)}
      />
      <SharePlace page={page} title={t("shareMatch")} text={heading} />
      <InlinePart part="keepScrollBoot" />
    </>
  );
}
