import { useTranslation } from "react-i18next";
import { ContestBoard } from "~/features/contest/ContestBoard";
import { ContestRules } from "~/features/contest/ContestRules";
import { ContestShell } from "~/features/contest/ContestShell";
import type { ContestTab } from "~/features/contest/contest-head";
import { LedgerFiles } from "~/features/contest/LedgerFiles";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import { LatestPart } from "./LatestPart.tsx";
import type { EventWorldCupData } from "./load-event-world-cup.server.ts";
import { PlayPart } from "./PlayPart.tsx";
import { placeNames } from "./place-names.ts";
import type { PlacesPlace } from "./places-place.ts";
import type { PlacesFormState } from "./send-places.server.ts";

const TABS: readonly ContestTab[] = ["play", "latest", "board", "rules"];

export interface EventWorldCupProps {
  data: EventWorldCupData;
  page: Page;
  /** State of a refused form. */
  state: PlacesFormState | undefined;
  /** Picks have been sent. */
  onSent(): void;
}

/** A tournament contest: its picks and results. */
export function EventWorldCupPage(props: EventWorldCupProps) {
  const { data, page } = props;
  const { head, mine } = data;
  const tab = TABS.includes(data.tab) ? data.tab : "play";
  return (
    <ContestShell head={head} page={page} tab={tab} tabs={TABS} isParticipating={mine !== undefined}>
      <Part tab={tab} {...props} />
    </ContestShell>
  );
}

function Part({ tab, ...props }: EventWorldCupProps & { tab: ContestTab }) {
  const { data, page } = props;
  const { i18n } = useTranslation();
  const { head, selections, mine, board, end, firstId } = data;
  const path = localePath(page.locale, page.path);
  const place: PlacesPlace = {
    contestId: head.id,
    locale: page.locale,
    slots: selections.slots,
    teams: new Map(selections.teams.map((team) => [team.id, team])),
    names: placeNames(i18n, selections),
    pictures: pictureBase(page, page.config),
    isMember: data.isMember,
    deadline: data.deadline,
    callBack: path,
  };
  if (tab === "rules") return <RulesPart data={data} />;
  if (tab === "latest") return <LatestPart data={data} place={place} path={path} />;
  if (tab === "board" && board) {
    const setup = {
      contestId: head.id,
      locale: page.locale,
      source: "predictions" as const,
      end,
      first: board,
      firstId,
      isOngoing: head.state === "ongoing",
    };
    return <ContestBoard setup={setup} mine={mine?.leader} path={path} isOfPlaces />;
  }
  return <PlayPart {...props} place={place} />;
}

/** The rules, and the files published so far. */
function RulesPart({ data: { head, ledger = [] } }: Pick<EventWorldCupProps, "data">) {
  const { t } = useTranslation("contests");
  return (
    <ContestRules rules={head.rules}>
      {ledger.length > 0 && (
        <>
          <h2>{t("ledger.title")}</h2>
          <LedgerFiles files={ledger} />
        </>
      )}
    </ContestRules>
  );
}
