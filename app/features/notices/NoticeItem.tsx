import type { MouseEvent, ReactNode } from "react";
import type { Notice } from "#contract/domain/notices";
import type { LocaleCode } from "#contract/tables/locales";
import { noticePath } from "~/features/notices/read-notices";
import type { NoticeTexts } from "~/runtime/islands/island-translations";
import { classNames } from "~/ui/class-names";
import { storedAddress } from "~/ui/picture-base";
import styles from "./notices.module.css";

/** What all notices of a list share. */
export interface NoticeFacts {
  locale: LocaleCode;
  texts: NoticeTexts;
  /** Base address of the storage; undefined for visitors who save data, who get no pictures. */
  storage: string | undefined;
  timeOf(instant: number): string;
  /** Undefined without script; then an unread notice is a submit button of its form. */
  onOpen?(notice: Notice, event: MouseEvent<HTMLElement>): void;
}

/** One notice: a link to its page, which marks it as read. */
export function NoticeItem({ notice, facts }: { notice: Notice; facts: NoticeFacts }) {
  const { texts, storage, timeOf } = facts;
  const { id, title, lines, createdAt, isRead, logo } = notice;
  return (
    <li className={classNames(styles.item, !isRead && styles.unread)} data-notice={id}>
      <Opener notice={notice} facts={facts}>
        <span className={styles.picture}>
          {logo && storage !== undefined && (
            <img src={storedAddress(logo, storage)} alt="" width={32} height={32} loading="lazy" />
          )}
        </span>
        <span className={styles.body}>
          <b className={styles.title}>
            {title}
            {!isRead && <span className="visually-hidden"> {texts.unread}</span>}
          </b>
          {lines.map((line, at) => (
            <span key={line} className={lines.length > 1 && at > 0 ? styles.oneLine : styles.twoLines}>
              {line}
            </span>
          ))}
          <time dateTime={new Date(createdAt).toISOString()}>{timeOf(createdAt)}</time>
        </span>
      </Opener>
    </li>
  );
}

function Opener({ notice, facts, children }: { notice: Notice; facts: NoticeFacts; children: ReactNode }) {
  const { locale, onOpen } = facts;
  const path = noticePath(notice);
  const href = path && `/${locale}${path}`;
  const handlers = onOpen && {
    onClick: (event: MouseEvent<HTMLElement>) => onOpen(notice, event),
    onAuxClick: (event: MouseEvent<HTMLElement>) => onOpen(notice, event),
  };
  if (!onOpen && !notice.isRead)
    return (
      <button type="submit" name="open" value={`${notice.id} ${href ?? ""}`} className={styles.opener}>
        {children}
      </button>
    );
  if (href)
    return (
      <a href={href} className={styles.opener} {...handlers}>
        {children}
      </a>
    );
  // No target: it can only be marked as read.
  return handlers && !notice.isRead ? (
    <button type="button" className={styles.opener} onClick={handlers.onClick}>
      {children}
    </button>
  ) : (
    <div className={styles.opener}>{children}</div>
  );
}
