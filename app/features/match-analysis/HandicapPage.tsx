import { useTranslation } from "react-i18next";
import type { Page } from "~/features/frame/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { AnalysisShell, PART_NAMES } from "./AnalysisShell.tsx";
import { HandicapRecord } from "./HandicapRecord.tsx";
import { HandicapTable } from "./HandicapTable.tsx";
import { WAYS } from "./handicap-tally.ts";
import type { PastData, PastOfBoth } from "./load-analysis.server.ts";
import { Part } from "./Part.tsx";
import { choiceHref, PastChoices } from "./PastChoices.tsx";
import { chosen } from "./past-results.ts";
import { TeamPair } from "./TeamPair.tsx";

/** How both teams have done against handicaps (basketball: spreads), line by line. */
export function HandicapPage({ data, page }: { data: PastData; page: Page }) {
  const { t } = useTranslation("analysis");
  const { head, season, past } = data;
  const title = t(PART_NAMES[head.about.sport].handicap);
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
        title={t(PART_NAMES[sport].handicap)}
        match={match}
        notes={[t(WAY_NOTES[line]), ...(sport === "football" ? [t("quarterNote")] : []), t("pastNote")]}
        of={(side) => (
          <HandicapTable team={match[side].name} results={chosen(past[side], of)} sport={sport} way={line} />
        )}
      />
    </>
  );
}
