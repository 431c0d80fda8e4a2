import { eq } from "drizzle-orm";
import type { FavouriteStores } from "../follow/favourite-stores.ts";
import { pushSubscriptions } from "../schema/notices.ts";
import { getAlertSettings } from "./alert-settings.ts";
import type { NoticeData } from "./notice.ts";
import { latestNotices } from "./read-notices.ts";
import { type Instants, readReader } from "./reader.ts";

/** Maximum notices in a download. */
const MOST_NOTICES_OF_FILE = 1000;

function subjectOf(data: NoticeData): string {
  switch (data.kind) {
    case "announcement":
      return data.announcementId;
    case "account":
      return data.change;
    case "contest":
      return data.contestId;
    case "news":
    case "comment":
      return data.newsId;
    default:
      return data.match.id;
  }
}

/** Everything stored about a member's notices, for their data export. */
export async function myNotices(stores: FavouriteStores, username: string, instants: Instants) {
  const db = stores.members;
  const [alerts, rows, browsers] = await Promise.all([
    getAlertSettings(db, username),
    latestNotices({ db, reader: await readReader(stores, username), instants }, MOST_NOTICES_OF_FILE),
    db
      .select({ subscribedAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.username, username)),
  ]);
  return {
    alerts,
    notices: rows.map(({ data, createdAt: at, isRead }) => ({ kind: data.kind, about: subjectOf(data), at, isRead })),
    pushSubscriptions: browsers,
  };
}
