import { useTranslation } from "react-i18next";
import type { BoxScore } from "#contract/domain/box-score";
import type { Match, Side } from "#contract/domain/match";
import { matchTabPath } from "#contract/tables/paths";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { EmptyTab } from "~/features/match/EmptyTab";
import { MatchShell } from "~/features/match/MatchShell";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { BoxTable } from "./BoxTable.tsx";
import type { BoxColumn } from "./box-columns.ts";
import type { MatchBoxScoreData } from "./load-match-box-score.server.ts";

const SIDES = ["home", "away"] as const;

/** Every player's statistics in a basketball game, by team. */
export function MatchBoxScorePage({ data: { head, box, sort }, page }: { data: MatchBoxScoreData; page: Page }) {
  const { t } = useTranslation("boxScore");
  const { match } = head.about;
  return (
    <MatchShell head={head} page={page}>
      {!box && <p className="note">{t("unavailable")}</p>}
      {box && !head.fetched.isLastGood && <StaleNotice fetched={box.fetched} now={page.now} />}
      {box && !box.teams && <EmptyTab of="boxScore" match={match} />}
      {box?.teams && <Tables teams={box.teams} match={match} sort={sort} locale={page.locale} />}
    </MatchShell>
  );
}

interface TablesProps {
  teams: Pick<BoxScore, Side>;
  match: Match;
  sort: BoxColumn | undefined;
  locale: Page["locale"];
}

const OTHER = { home: "away", away: "home" } as const;

function Tables({ teams, match, sort, locale }: TablesProps) {
  const { t } = useTranslation("boxScore");
  const links = SIDES.map((side) => ({ href: `#${side}`, name: match[side].name, isShown: false }));
  return (
    <>
      <ChoiceLinks label={t("teams")} choices={links} />
      <div id="box">
        {SIDES.map((side) => (
          <BoxTable
            key={side}
            side={side}
            name={match[side].name}
            box={teams[side]}
            opponent={teams[OTHER[side]]}
            order={{ sort, address: localePath(locale, matchTabPath(match, "box-score")) }}
            isLive={match.state === "live"}
            locale={locale}
          />
        ))}
      </div>
    </>
  );
}
