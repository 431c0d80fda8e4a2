import type { Page, WebSocketRoute } from "playwright/test";

export interface NoticeRow {
  notificationId: string;
  notificationType: number;
  title: string;
  content: string;
  createTime: number;
  isRead: boolean;
  isSilent: boolean;
  redirectDetails?: string;
}

/** A goal; `path` is the match's, without the locale. */
export const goal = (id: number, path: string, changes: Partial<NoticeRow> = {}): NoticeRow => {
  const [, sport = "", countryKey = "", leagueKey = "", matchName = "", matchId = ""] = path.split("/");
  const details = { countryKey, leagueKey, matchName, matchId, sportType: sport === "football" ? 0 : 1 };
  return {
    notificationId: String(id),
    notificationType: 3,
    title: `Goal ${id}`,
    content: "Arsenal 2–1 Chelsea\n45+2' Saka",
    createTime: Date.parse("2026-10-17T14:10:00Z"),
    isRead: false,
    isSilent: false,
    redirectDetails: JSON.stringify(details),
    ...changes,
  };
};

/** Replaces the calls and the stream of notices for a page, so that a test decides what arrives when. */
export async function standInForNotices(page: Page, rows: NoticeRow[], isFlagged = false) {
  const state = { rows, isFlagged, calls: [] as string[], sockets: [] as WebSocketRoute[] };
  const context = page.context();
  const answer = (data: object) => ({ json: { message: "Success", result: { businessCode: 0, data } } });
  await context.routeWebSocket(/\/live\/notices$/, (socket) => {
    state.sockets.push(socket);
    socket.onMessage(() => socket.send("pong"));
    // As after some time without a page: something may have come.
    socket.send('{"latest":null}');
  });
  await context.route("**/api/notification/list?*", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [size, lastId, afterId] = ["size", "lastId", "afterId"].map((name) => Number(query.get(name)));
    const sorted = state.rows.toSorted((one, other) => Number(one.notificationId) - Number(other.notificationId));
    const wanted = afterId
      ? sorted.filter(({ notificationId }) => Number(notificationId) > afterId)
      : sorted.reverse().filter(({ notificationId }) => !lastId || Number(notificationId) < lastId);
    const list = wanted.slice(0, size);
    const of = (isAnnouncement: boolean) =>
      list.filter(({ notificationType }) => (notificationType === 1) === isAnnouncement);
    return route.fulfill(
      answer({ announcementList: of(true), otherList: of(false), hasNext: wanted.length > list.length }),
    );
  });
  await context.route(/\/api\/notification\/(read|notified)$/, (route) => {
    const request = route.request();
    const call = request.url().split("/").at(-1);
    const id = new URLSearchParams(request.postData() ?? "").get("id");
    state.calls.push([request.method(), call, id].filter(Boolean).join(" "));
    if (call === "notified") state.isFlagged = false;
    return route.fulfill(answer({}));
  });
  await context.route("**/api/me", async (route) => {
    const response = await route.fetch().catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) as { result: { data: object } } | undefined;
    // Left meanwhile; the page has no response.
    if (!response || !body) return;
    state.calls.push("GET me");
    Object.assign(body.result.data, { notificationFlag: state.isFlagged });
    return route.fulfill({ response, json: body });
  });
  return {
    ...state,
    get calls() {
      return state.calls;
    },
    /** The page's calls since the last check. */
    takeCalls: () => state.calls.splice(0),
    /** Something happens: the stream rings. */
    arrive(...added: NoticeRow[]) {
      state.rows.push(...added);
      state.isFlagged = true;
      for (const socket of state.sockets) socket.send(`{"latest":"${added.at(-1)?.notificationId}"}`);
    },
    /** Whether rings reach the page. */
    isListening: () => state.sockets.length > 0,
  };
}
