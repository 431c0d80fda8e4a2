import { Face } from "~/features/faces/Face";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { Champions } from "./Champions.tsx";
import { CompetitionHead } from "./CompetitionHead.tsx";
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

/** What is to be known of a competition beside its matches and tables. */
export function CompetitionAboutPage({ data, page }: CompetitionAboutPageProps) {
  const { head, info, knockout, dates, days, fetched } = data;
  return (
    <>
      <CompetitionHead head={head} page={page} />
      {fetched && <StaleNotice fetched={fetched} now={page.now} />}
      {info ? (
        <div className="about">
          <FormatFacts info={info} sport={head.sport} knockout={knockout} dates={dates} />
          <Rules info={info} sport={head.sport} />
          <Leaders info={info} sport={head.sport} page={page} />
          <Champions info={info} sport={head.sport} page={page} />
          <Records info={info} sport={head.sport} days={days} page={page} />
          <Sources info={info} />
        </div>
      ) : (
        <Face kind="upstream" page={page} level={2} />
      )}
    </>
  );
}
