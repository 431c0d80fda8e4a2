import type { CoachRef, Trophy } from "#contract/domain/people";
import { teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { type AbsenceView, absenceView } from "~/features/people/absence-view";
import { countColumns } from "~/features/people/counted";
import { arePeopleInvented } from "~/features/people/invented-people.server";
import type { PeopleWords } from "~/features/people/person-words";
import { type TransferView, teamTransferView } from "~/features/people/transfer-view";
import { loadTeamHead, type TeamHeadData } from "~/features/team/load-team-head.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { PageTab } from "~/ui/PageTabs";
import { pictureBase } from "~/ui/picture-base";
import { readSort, SQUAD_SORTS, type SquadSort } from "./squad-order.ts";
import { squadTable } from "./squad-table.server.ts";

export interface SquadData {
  head: TeamHeadData;
  /** Absent for a team whose squad nobody knows. */
  table?: KeptMarkup;
  sorts: PageTab[];
  isSorted: boolean;
  /** Some player has numbers of a season. */
  isCounted: boolean;
  absences: AbsenceView[];
  arrivals: TransferView[];
  departures: TransferView[];
  trophies: readonly Trophy[];
  coach?: CoachRef;
  isInvented: boolean;
}

interface Asked {
  sport: Sport;
  params: Partial<Record<"teamName" | "teamKey", string>>;
  search: string;
}

/** What a team's squad page shows. Throws a face: 400 for a sort that there is not, else those of the team's head. */
export async function loadSquad(context: EdgeContext, { sport, params, search }: Asked): Promise<SquadData> {
  const { locale, now, visitor, config } = context;
  const sort = readSort(new URLSearchParams(search).get("sort"), sport);
  if (!sort) return throwFace(context, "badRequest");
  const [head, isInvented] = await Promise.all([
    loadTeamHead(context, { sport, params, tab: "squad", search }),
    arePeopleInvented(context, sport, params.teamKey),
  ]);
  const { info } = head;
  const t = translatorOf(locale, namespacesOf("team-squad")).getFixedT(null, "people");
  const facts = { sport, locale, t };
  const storageBaseUrl = pictureBase(visitor, config);
  return {
    head,
    ...(info.squad.length > 0 && {
      table: keptOnServer(squadTable(info.squad, { ...facts, sort, now, storageBaseUrl })),
    }),
    sorts: sortLinks(head, sort, context, t),
    isSorted: sort !== "position",
    isCounted: countColumns(sport, info.squad, t).length > 0,
    absences: info.sidelined.map((spell) => absenceView(spell, now, facts)),
    arrivals: info.transfersIn.map((row) => teamTransferView(row, "in", facts)),
    departures: info.transfersOut.map((row) => teamTransferView(row, "out", facts)),
    trophies: info.trophies,
    ...(info.coach && { coach: info.coach }),
    isInvented,
  };
}

/** Links to the other orders of a squad; numbers that nobody counted are not among them. */
function sortLinks(
  { sport, info }: TeamHeadData,
  shown: SquadSort,
  { locale }: EdgeContext,
  t: PeopleWords,
): PageTab[] {
  const path = localePath(locale, teamPath({ sport, ...info.team }, "squad"));
  const names = new Map([
    ["position", t("sort.position")],
    ["number", t("column.number")],
    ["age", t("column.age")],
    ...countColumns(sport, info.squad, t).map(({ key, name }) => [key, name] as const),
  ]);
  return SQUAD_SORTS[sport].flatMap((sort) => {
    const name = names.get(sort);
    const href = sort === "position" ? path : `${path}?sort=${sort}`;
    return name ? [{ href, name, isShown: sort === shown }] : [];
  });
}
