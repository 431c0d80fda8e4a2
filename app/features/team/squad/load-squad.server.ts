import type { CoachRef, Trophy } from "#contract/domain/people";
import { teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { throwErrorPage } from "~/features/errors/error-states.server";
import { type AbsenceView, absenceView } from "~/features/people/absence-view";
import { countColumns } from "~/features/people/counted";
import { arePeopleInvented } from "~/features/people/invented-people.server";
import type { PeopleTranslator } from "~/features/people/person-labels.ts";
import { type TransferView, teamTransferView } from "~/features/people/transfer-view";
import { hasPeople } from "~/features/team/has-people";
import { loadTeamHead, type TeamHeadData } from "~/features/team/load-team-head.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import type { SquadSort } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import type { PageTab } from "~/ui/PageTabs";
import { readSort } from "./squad-order.ts";
import { type SquadTableView, squadTableView } from "./squad-view.ts";

export interface SquadData {
  head: TeamHeadData;
  /** Absent if the squad is unknown. */
  table?: SquadTableView;
  sorts: PageTab[];
  isSorted: boolean;
  /** At least one player has season statistics. */
  isCounted: boolean;
  absences: AbsenceView[];
  arrivals: TransferView[];
  departures: TransferView[];
  trophies: readonly Trophy[];
  coach?: CoachRef;
  isInvented: boolean;
}

interface SquadRequest {
  sport: Sport;
  params: Partial<Record<"teamName" | "teamKey", string>>;
  search: string;
}

/** Data of a team's squad page. Throws an error page: 400 for an unknown sort, otherwise those of loadTeamHead. */
export async function loadSquad(context: EdgeContext, { sport, params, search }: SquadRequest): Promise<SquadData> {
  const { locale, now } = context;
  const sort = readSort(new URLSearchParams(search).get("sort"), sport);
  if (!sort) return throwErrorPage(context, "badRequest");
  const [head, isInvented] = await Promise.all([
    loadTeamHead(context, { sport, params, tab: "squad", search }),
    arePeopleInvented(context, sport, params.teamKey),
  ]);
  const { info } = head;
  const t = translatorOf(locale, namespacesOf("team-squad")).getFixedT(null, "people");
  const facts = { sport, locale, t };
  return {
    head,
    ...(info.squad.length > 0 && { table: squadTableView(info.squad, { ...facts, sort, now }) }),
    sorts: sortLinks(head, sort, context, t),
    isSorted: sort !== "position",
    isCounted: countColumns(sport, info.squad, t).length > 0,
    absences: info.sidelined.map((spell) => absenceView(spell, now, facts)),
    arrivals: info.transfersIn.map((row) => teamTransferView(row, "in", facts)),
    departures: info.transfersOut.map((row) => teamTransferView(row, "out", facts)),
    trophies: info.trophies,
    ...(info.coach && { coach: info.coach }),
    isInvented: isInvented && hasPeople(info),
  };
}

/** Links to a squad's sort orders, without those by uncounted statistics. */
function sortLinks(
  { sport, info }: TeamHeadData,
  shown: SquadSort,
  { locale }: EdgeContext,
  t: PeopleTranslator,
): PageTab[] {
  const path = localePath(locale, teamPath({ sport, ...info.team }, "squad"));
  const names = new Map([
    ["position", t("sort.position")],
    ["number", t(`column.${adapterOf(sport).people.numberName}`)],
    ["age", t("column.age")],
    ...countColumns(sport, info.squad, t).map(({ key, name }) => [key, name] as const),
  ]);
  return adapterOf(sport).people.squadSorts.flatMap((sort) => {
    const name = names.get(sort);
    const href = sort === "position" ? path : `${path}?sort=${sort}`;
    return name ? [{ href, name, isShown: sort === shown }] : [];
  });
}
