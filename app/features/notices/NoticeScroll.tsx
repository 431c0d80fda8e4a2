import { type RefObject, useEffect, useRef, useState } from "react";
import type { NoticeList } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { siteTime } from "~/features/notices/notice-record";
import { deviceDate, timeAgo } from "~/i18n/time-ago";
import type { NoticeTexts } from "~/runtime/islands/island-translations";
import { leaveSession } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import type { NoticeFacts } from "./NoticeItem.tsx";
import { NoticeSections } from "./NoticeSections.tsx";
import { latestUnread } from "./notice-pages.ts";
import styles from "./notices.module.css";
import { openNotice } from "./open-notice.ts";
import type { useNotices } from "./use-notices.ts";

interface EndSetup {
  /** The scroll container; the page if absent. */
  scroller?: RefObject<HTMLElement>;
  /** Whether to watch for the end. */
  isAwaited: boolean;
  onEnd(): void;
}

/**
 * For an empty element after the list: calls `onEnd` when the container is scrolled to within 2 px of it
 * (specification, section 4).
 */
function useListEnd({ scroller, isAwaited, onEnd }: EndSetup): RefObject<HTMLDivElement> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (!isAwaited || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      root: scroller?.current ?? null,
      rootMargin: "0px 0px 2px 0px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAwaited, scroller]);
  return end;
}

interface NoticeScrollProps {
  notices: ReturnType<typeof useNotices>;
  locale: LocaleCode;
  texts: NoticeTexts;
  storage: string | undefined;
  /** The scroll container; the page if absent. */
  scroller?: RefObject<HTMLElement>;
}

/** The loaded notices; more load at the end of the list and by the button before it. */
export function NoticeScroll({ notices, locale, texts, storage, scroller }: NoticeScrollProps) {
  const { list, isFault, isLoading, load, markRead } = notices;
  const end = useListEnd({
    ...(scroller && { scroller }),
    isAwaited: list?.hasNext === true && !isLoading && !isFault,
    onEnd: load,
  });
  const now = siteTime(Date.now());
  const facts: NoticeFacts = {
    locale,
    texts,
    storage,
    timeOf: (instant) => timeAgo(instant, { now, locale, texts, dateOf: deviceDate }),
    onOpen: (notice, event) => void openNotice(notice, event, { locale, markRead, leaveSession }),
  };
  return (
    <>
      {list && <MarkAllRead list={list} texts={texts} onMark={notices.markAllRead} />}
      {list && <NoticeSections list={list} facts={facts} />}
      {list && list.announcements.length + list.others.length === 0 && <NoNotices texts={texts} />}
      {!list && !isFault && <Loading texts={texts} />}
      <div className={styles.end}>
        {isFault && <p role="alert">{texts.fault}</p>}
        {(isFault || list?.hasNext) && (
          <button type="button" className="button plain-button" data-press="more" disabled={isLoading} onClick={load}>
            {isFault ? texts.retry : isLoading ? texts.loading : texts.more}
          </button>
        )}
      </div>
      <div ref={end} />
    </>
  );
}

interface MarkAllReadProps {
  list: NoticeList;
  texts: NoticeTexts;
  onMark(upTo: string): Promise<void>;
}

/** Marks the loaded notices and all before them as read; absent if none is unread. */
function MarkAllRead({ list, texts, onMark }: MarkAllReadProps) {
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const upTo = latestUnread(list);
  if (upTo === undefined) return null;
  const mark = () => {
    setState("busy");
    onMark(upTo).then(
      () => setState("ready"),
      (thrown) => {
        setState("failed");
        if (thrown instanceof SessionEnded) leaveSession();
      },
    );
  };
  return (
    <div className={styles.tools}>
      <span role="status">{state === "failed" && texts.notMarked}</span>
      <button type="button" disabled={state === "busy"} onClick={mark}>
        {texts.readAll}
      </button>
    </div>
  );
}

export const NoNotices = ({ texts }: { texts: NoticeTexts }) => (
  <div className={styles.none}>
    <p>
      <b>{texts.none}</b>
    </p>
    <p>{texts.noneHint}</p>
  </div>
);

/** As high as the first notices. */
const Loading = ({ texts }: { texts: NoticeTexts }) => (
  <div role="status" className={styles.loading}>
    <span className="visually-hidden">{texts.loading}</span>
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className="skeleton" />
    ))}
  </div>
);
