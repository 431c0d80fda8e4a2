import { EmptyNote } from "~/features/faces/EmptyNote";
import { Face } from "~/features/faces/Face";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { MatchShell } from "~/features/match/MatchShell";
import { FootballTracker } from "./FootballTracker.tsx";
import { FrameConsent } from "./FrameConsent.tsx";
import { GameTracker } from "./GameTracker.tsx";
import { hasDrawing } from "./has-drawing.ts";
import type { TrackerData } from "./load-tracker.server.ts";

interface TrackerPageProps {
  head: MatchHeadData;
  data: TrackerData;
  page: Page;
}

/** A match as a drawing: where the ball is, what goes on and what went on in the last minutes. */
export function TrackerPage({ head, data, page }: TrackerPageProps) {
  const { about, zone } = head;
  const { match } = about;
  const { frame, fetched, face } = data;
  const isDrawn = hasDrawing(about, data, page.now);
  return (
    <MatchShell head={head} page={page}>
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {isDrawn && data.sport === "football" && <FootballTracker match={match} data={data} zone={zone} page={page} />}
      {isDrawn && data.sport === "basketball" && <GameTracker match={match} data={data} page={page} />}
      {frame && <FrameConsent frame={frame} />}
      {!isDrawn && !frame && (isFault(face) ? <Face kind={face} page={page} level={2} /> : <EmptyNote of="tracker" />)}
    </MatchShell>
  );
}

/** That the upstream knows no tracker of the match is none. */
const isFault = (face: TrackerData["face"]): face is "upstream" | "unexpected" =>
  face === "upstream" || face === "unexpected";
