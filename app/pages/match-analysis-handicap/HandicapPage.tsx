import { useTranslation } from "react-i18next";
import { AnalysisShell } from "~/features/match-analysis/AnalysisShell";
import { WAYS } from "~/features/match-analysis/handicap-tally";
import type { PastData, PastOfBoth } from "~/features/match-analysis/load-analysis.server";
import { Part } from "~/features/match-analysis/Part";
import { choiceHref, PastChoices } from "~/features/match-analysis/PastChoices";
import { chosen } from "~/features/match-analysis/past-results";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { HandicapRecord } from "./HandicapRecord.tsx";
import { HandicapTable } from "./HandicapTable.tsx";

/** Both teams' records against handicaps (spreads in basketball), by line. */
export function HandicapPage({ data, page }: { data: PastData; page: Page }) {
  const { t } = useTranslation("analysis");
  const { head, season, past } = data;
  const title = t(adapterOf(head.about.sport).analysis.partNames.handicap);
  return (
    <AnalysisShell head={head} page={page} part="handicap">
      <Part of={past} title={title} page={page}>
        {(value) => <ByLine data={data} past={value} page={page} />}
      </Part>
      <Part of={season} title={t("closingRecord")} page={page}>
        {(value) => <HandicapRecord about={head.about} season={value} />}
      </Part>
    </AnalysisShell>
  );
}

const WAY_NAMES = { closing: "line.closing", gives: "line.gives", receives: "line.receives" } as const;
const WAY_NOTES = { closing: "lineNote.closing", gives: "lineNote.gives", receives: "lineNote.receives" } as const;

function ByLine({ data: { head, query }, past, page }: { data: PastData; past: PastOfBoth; page: Page }) {
  const { t } = useTranslation("analysis");
  const { match, sport } = head.about;
  const adapter = adapterOf(sport);
  const { of, line } = query;
  const choices = { head, page, part: "handicap", query: { of, line } } as const;
  return (
    <>
      <PastChoices {...choices} />
      <ChoiceLinks
        label={t("line.label")}
        choices={WAYS.map((way) => ({
          href: choiceHref(choices, { line: way }),
          name: t(WAY_NAMES[way]),
          isShown: way === line,
        }))}
      />
      <TeamPair
        title={t(adapter.analysis.partNames.handicap)}
        match={match}
        notes={[t(WAY_NOTES[line]), ...(adapter.odds.hasQuarterLines ? [t("quarterNote")] : []), t("pastNote")]}
        of={(side) => (
          <HandicapTable team={match[side].name} results={chosen(past[side], of)} sport={sport} way={line} />
        )}
      />
    </>
  );
}
