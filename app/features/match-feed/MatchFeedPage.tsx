import { useTranslation } from "react-i18next";
import { EmptyTab } from "~/features/match/EmptyTab";
import { MatchShell } from "~/features/match/MatchShell";
import { NewsButton } from "~/features/match/NewsButton";
import type { Page } from "~/page/page";
import { FeedEntry } from "./FeedEntry.tsx";
import type { MatchFeedData } from "./load-match-feed.server.ts";
import styles from "./match-feed.module.css";

/** Everything that happened in and around a match, newest first. */
export function MatchFeedPage({ data, page }: { data: MatchFeedData; page: Page }) {
  const { t } = useTranslation(["matchFeed", "match"]);
  const { head, items, isPartial } = data;
  return (
    <MatchShell head={head} page={page}>
      {isPartial && (
        <p className="note" role="note">
          {t("missing")}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyTab of="feed" match={head.about.match} />
      ) : (
        <section className={`card ${styles.feed}`}>
          <h2>
            {`${t("match:tab.feed")} `}
            <small>{t("newestFirst")}</small>
          </h2>
          <NewsButton />
          <ol data-newest="">
            {items.map((item) => (
              <FeedEntry key={item.id} item={item} head={head} page={page} />
            ))}
          </ol>
        </section>
      )}
    </MatchShell>
  );
}
