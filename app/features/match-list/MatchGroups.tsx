import { ErrorState } from "~/features/errors/ErrorState";
import type { Settled } from "~/features/errors/error-kind";
import { StaleNotice } from "~/features/errors/StaleNotice";
import type { Page } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import type { ListData } from "./list-data.ts";
import { MatchList } from "./MatchList.tsx";
import type { ListFacts } from "./show.ts";

interface MatchGroupsProps {
  list: Settled<ListData>;
  facts: ListFacts;
  page: Page;
}

/** A day's list once loaded: its filters and competitions, its empty state, or its error. */
export function MatchGroups({ list: { error, value }, facts, page }: MatchGroupsProps) {
  if (error)
    return (
      <>
        <ErrorState kind={error} page={page} level={2} />
        <FirstScreenEnd />
      </>
    );
  return (
    <>
      {value.isEmpty && <InlinePart part="errorStateCss" />}
      <StaleNotice fetched={value} now={page.now} />
      <MatchList
        groups={value.groups}
        facts={facts}
        canChange={value.canChange}
        fetchedAt={value.fetchedAt}
        isWhole
        isRealOnly={value.isRealOnly}
      />
    </>
  );
}
