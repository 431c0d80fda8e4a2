import type { LocaleCode } from "#contract/tables/locales";
import { classNames } from "~/ui/class-names";
import found from "./found.module.css";
import { RecentHead, useRecent } from "./RecentHead.tsx";
import { RECENT_ID } from "./recent-searches.ts";
import { recentLines } from "./result-lists.ts";

/** This device's recent searches, on the search page. */
export default function RecentSearchesIsland({ locale }: { locale: LocaleCode }) {
  const { texts, clear } = useRecent(true);
  if (texts.length === 0) return null;
  return (
    <section id={RECENT_ID} className={classNames("card", found.recent)}>
      <RecentHead
        onClear={() => {
          clear();
          document.querySelector<HTMLElement>("main form[role=search] input")?.focus();
        }}
      />
      <ul className={found.list}>
        {recentLines(texts, `/${locale}`).map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
