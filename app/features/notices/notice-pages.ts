import type { InfiniteData } from "@tanstack/react-query";
import type { Notice, NoticeList } from "#contract/domain/notices";

/** Consecutive lists, each with the id before which it starts; the first with "". */
export type NoticePages = InfiniteData<NoticeList, string>;

type Lists = Pick<NoticeList, "announcements" | "others">;

/** All loaded notices as one list. */
export const joinPages = (pages: readonly NoticeList[]): NoticeList => ({
  announcements: pages.flatMap(({ announcements }) => announcements),
  others: pages.flatMap(({ others }) => others),
  hasNext: pages.at(-1)?.hasNext === true,
});

/** The id before which the next list starts; undefined after the last. */
export const nextId = ({ others, hasNext }: NoticeList): string | undefined =>
  hasNext ? others.at(-1)?.id : undefined;

const mapLists = (list: NoticeList, change: (notices: Notice[]) => Notice[]): NoticeList => ({
  ...list,
  announcements: change(list.announcements),
  others: change(list.others),
});

export const withRead = (data: NoticePages, id: string): NoticePages => ({
  ...data,
  pages: data.pages.map((list) =>
    mapLists(list, (notices) => notices.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice))),
  ),
});

/** Marks all up to an id; ids only rise. */
export const withAllRead = (data: NoticePages, upTo: string): NoticePages => ({
  ...data,
  pages: data.pages.map((list) =>
    mapLists(list, (notices) =>
      notices.map((notice) => (Number(notice.id) <= Number(upTo) ? { ...notice, isRead: true } : notice)),
    ),
  ),
});

/** The id up to which a list can be marked as read; undefined if all of it is read. */
export function latestUnread({ announcements, others }: Lists): string | undefined {
  const all = [...announcements, ...others];
  if (all.every(({ isRead }) => isRead)) return undefined;
  return String(Math.max(...all.map(({ id }) => Number(id))));
}

/** Adds new notices, given earliest first, at the top of the latest list. */
export function withArrived(data: NoticePages, arrived: readonly Notice[]): NoticePages {
  const [first, ...rest] = data.pages;
  if (!first || data.pageParams[0] !== "") return data;
  const known = new Set(data.pages.flatMap(({ announcements, others }) => [...announcements, ...others].map(idOf)));
  const added = arrived.filter(({ id }) => !known.has(id)).reverse();
  const isAnnouncement = ({ target }: Notice) => target?.kind === "announcement";
  const lists: Lists = {
    announcements: [...added.filter(isAnnouncement), ...first.announcements],
    others: [...added.filter((notice) => !isAnnouncement(notice)), ...first.others],
  };
  return { ...data, pages: [{ ...first, ...lists }, ...rest] };
}

const idOf = ({ id }: Notice): string => id;
