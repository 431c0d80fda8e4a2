import type { Notice, NoticeList } from "#contract/domain/notices";
import { type NoticeFacts, NoticeItem } from "./NoticeItem.tsx";
import styles from "./notices.module.css";

interface NoticeSectionsProps {
  list: Pick<NoticeList, "announcements" | "others">;
  facts: NoticeFacts;
}

/** Announcements and all other notices, each under its heading. */
export function NoticeSections({ list: { announcements, others }, facts }: NoticeSectionsProps) {
  const { texts } = facts;
  return (
    <>
      <Section title={texts.announcements} notices={announcements} facts={facts} />
      <Section title={texts.others} notices={others} facts={facts} />
    </>
  );
}

function Section({ title, notices, facts }: { title: string; notices: readonly Notice[]; facts: NoticeFacts }) {
  if (notices.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} facts={facts} />
        ))}
      </ul>
    </section>
  );
}
