import { useTranslation } from "react-i18next";
import type { MatchAbout } from "#contract/domain/match-info";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { MatchShell } from "~/features/match/MatchShell";
import { isTracked } from "~/features/match/offered-tabs";
import { ShotMap } from "~/features/match-stats/ShotMap";
import { FrameConsent } from "~/features/media-player/FrameConsent";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import { bySport } from "~/sports/by-sport";
import { adapterOf } from "~/sports/sports";
import { FootballTracker } from "./FootballTracker.tsx";
import styles from "./frame-consent.module.css";
import { GameTracker } from "./GameTracker.tsx";
import type { TrackerData } from "./load-tracker.server.ts";
import type { TrackerFrame } from "./third-party-frame.ts";
import "~/ui/button.css";

/**
 * A third party's match tracker. The document contains nothing of it: it is embedded on request, and stays while the
 * rest of the page is updated.
 */
function TrackerFrameSection({ frame: { page, host, mayEmbed } }: { frame: TrackerFrame }) {
  const { t } = useTranslation("tracker");
  const title = t("frame.title");
  const link = { href: page, text: t("frame.open", { host }) };
  const question = { consent: t("frame.consent", { host }), load: t("frame.load"), link, className: styles.consent };
  return (
    <Section title={title}>
      <div className={styles.frame} id="tracker-frame">
        {mayEmbed ? (
          <Island name="third-party-frame" props={{ question, frame: { src: page, title } }}>
            <FrameConsent {...question} />
          </Island>
        ) : (
          <div className={styles.consent}>
            <p>{t("frame.elsewhere", { host })}</p>
            <a className="button plain-button" href={page} rel="noopener noreferrer nofollow external">
              {link.text}
            </a>
          </div>
        )}
      </div>
    </Section>
  );
}

/**
 * Whether a match's pitch or court is drawn: while recent positions are known, while it is played and more are
 * expected, and after a game as long as its tab is offered.
 */
function hasDrawing(about: MatchAbout, { positions, comments, error }: TrackerData, now: number): boolean {
  if (positions.length > 0) return true;
  const { match } = about;
  if (error) return false;
  if (match.state === "finished") return adapterOf(about.sport).match.keepsTracker && isTracked(match, now);
  if (match.state !== "live") return false;
  return bySport(about, {
    football: ({ tabs }) => !tabs || tabs.includes("tracker"),
    basketball: () => comments.length > 0 || match.gameBoard !== undefined,
  });
}

interface TrackerPageProps {
  head: MatchHeadData;
  data: TrackerData;
  page: Page;
}

/**
 * A match as a drawing: the ball's position, the current situation and the last minutes. After a football match its
 * shots, which can be seen again one after the other.
 */
export function TrackerPage({ head, data, page }: TrackerPageProps) {
  const { about, zone } = head;
  const { match } = about;
  const { frame, fetched, error } = data;
  const isDrawn = hasDrawing(about, data, page.now);
  const again = bySport(data, { football: ({ shots }) => shots, basketball: () => undefined });
  const shots = match.state === "finished" && !isDrawn ? again : undefined;
  return (
    <MatchShell head={head} page={page}>
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {isDrawn &&
        bySport(data, {
          football: (tracked) => <FootballTracker match={match} data={tracked} zone={zone} page={page} />,
          basketball: (tracked) => <GameTracker match={match} data={tracked} page={page} />,
        })}
      {frame && <TrackerFrameSection frame={frame} />}
      {shots && <ShotMap shots={shots} teams={match} locale={page.locale} />}
      {!isDrawn &&
        !frame &&
        !shots &&
        (isFault(error) ? <ErrorState kind={error} page={page} level={2} /> : <EmptyNote of="tracker" />)}
    </MatchShell>
  );
}

/** A match without a tracker is not a fault. */
const isFault = (error: TrackerData["error"]): error is "upstream" | "unexpected" =>
  error === "upstream" || error === "unexpected";
