import { EmptyNote } from "~/features/errors/EmptyNote";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { MatchShell } from "~/features/match/MatchShell";
import type { Page } from "~/page/page";
import { bySport } from "~/sports/by-sport";
import { FootballTracker } from "./FootballTracker.tsx";
import { GameTracker } from "./GameTracker.tsx";
import { hasDrawing } from "./has-drawing.ts";
import type { TrackerData } from "./load-tracker.server.ts";
import { TrackerFrameSection } from "./TrackerFrameSection.tsx";

interface TrackerPageProps {
  head: MatchHeadData;
  data: TrackerData;
  page: Page;
}

/** A match as a drawing: the ball's position, the current situation and the last minutes. */
export function TrackerPage({ head, data, page }: TrackerPageProps) {
  const { about, zone } = head;
  const { match } = about;
  const { frame, fetched, error } = data;
  const isDrawn = hasDrawing(about, data, page.now);
  return (
    <MatchShell head={head} page={page}>
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {isDrawn &&
        bySport(data, {
          football: (tracked) => <FootballTracker match={match} data={tracked} zone={zone} page={page} />,
          basketball: (tracked) => <GameTracker match={match} data={tracked} page={page} />,
        })}
      {frame && <TrackerFrameSection frame={frame} />}
      {!isDrawn &&
        !frame &&
        (isFault(error) ? <ErrorState kind={error} page={page} level={2} /> : <EmptyNote of="tracker" />)}
    </MatchShell>
  );
}

/** A match without a tracker is not a fault. */
const isFault = (error: TrackerData["error"]): error is "upstream" | "unexpected" =>
  error === "upstream" || error === "unexpected";
