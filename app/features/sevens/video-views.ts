import type { i18n } from "i18next";
import type { LiveVideo } from "#contract/domain/sevens";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { formatDate } from "~/i18n/format-date";
import { formatClock, offsetsBetween } from "~/i18n/zone-offsets";
import { pitchName } from "./sevens-texts.ts";

export interface VideoView {
  id: string;
  title: string;
  pitch: string;
  isLive: boolean;
  /** Formatted start day and time. */
  starts: string;
}

type VideoContext = Pick<EdgeContext, "visitor" | "locale" | "now">;

/** The cameras that have not ended, live ones first. */
export function videoViews(videos: readonly LiveVideo[], context: VideoContext, i18n: i18n): VideoView[] {
  const { visitor, locale, now } = context;
  const inOrder = videos
    .filter(({ endsAt }) => endsAt === undefined || endsAt > now)
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || a.startsAt - b.startsAt);
  return inOrder.map(({ id, title, pitch, isLive, startsAt }) => {
    const date = formatDate(dateIn(startsAt, visitor.timeZone), locale, "row");
    const time = formatClock(startsAt, offsetsBetween(startsAt, startsAt, visitor.timeZone));
    return { id, title, pitch: pitchName(pitch, i18n), isLive, starts: `${date} · ${time}` };
  });
}
