import { CompetitionHead } from "~/features/competition/CompetitionHead";
import { ErrorState } from "~/features/errors/ErrorState";
import { StaleNotice } from "~/features/errors/StaleNotice";
import type { Page } from "~/page/page";
import { Champions } from "./Champions.tsx";
import styles from "./competition-about.module.css";
import { FormatFacts } from "./FormatFacts.tsx";
import { Leaders } from "./Leaders.tsx";
import type { CompetitionAboutData } from "./load-competition-about.server.ts";
import { Records } from "./Records.tsx";
import { Rules } from "./Rules.tsx";
import { Sources } from "./Sources.tsx";

interface CompetitionAboutPageProps {
  data: CompetitionAboutData;
  page: Page;
}

/** The about tab of a competition: format, rules, leaders, champions, records and sources. */
export function CompetitionAboutPage({ data, page }: CompetitionAboutPageProps) {
  const { head, info, knockout, dates, days, fetched } = data;
  return (
    <>
      <CompetitionHead head={head} page={page} />
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {info ? (
        <div className={styles.parts}>
          <FormatFacts locale={page.locale} info={info} sport={head.sport} knockout={knockout} dates={dates} />
          <Rules info={info} sport={head.sport} />
          <Leaders info={info} sport={head.sport} page={page} />
          <Champions info={info} sport={head.sport} page={page} />
          <Records info={info} sport={head.sport} days={days} page={page} />
          <Sources info={info} />
        </div>
      ) : (
        <ErrorState kind="upstream" page={page} level={2} />
      )}
    </>
  );
}
