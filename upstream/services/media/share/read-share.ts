import type { LocaleCode } from "#contract/tables/locales";
import { type ShareKind, type SharePicture, tableVersion } from "#contract/tables/share-pictures";
import { fillText } from "#contract/text/fill-text";
import { contestTitle } from "../../../data/contests/contest-titles.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import { SHARE_WORDS } from "../../../data/media/share-words.ts";
import { countsPoints } from "../../../data/standings/rules/rule-set.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { readSeason, tablesOf } from "../../../matches/history/read-season.ts";
import { competitionsOf } from "../../../matches/leagues.ts";
import { playerById } from "../../../simulator/people/squads.ts";
import { contestById } from "../../contests/calendar/seasons.ts";
import { personPicture } from "../person-pictures.ts";
import type { DrawnShare } from "./drawn-share.ts";
import { readMatchShare } from "./read-match-share.ts";
import { drawnName } from "./share-letters.ts";
import { contestShare, playerShare, tableShare, teamShare } from "./subject-share.ts";

type Read = (
  id: string,
  wish: Pick<SharePicture, "locale" | "version">,
  context: CallContext,
) => Promise<DrawnShare | undefined> | DrawnShare | undefined;

/** A team's own league, else the first competition that it plays in. */
function competitionOf(team: TeamEntry, { directory, now }: CallContext): CompetitionEntry | undefined {
  const played = competitionsOf(team, directory, now);
  return played.find(({ kind }) => kind === "league") ?? played[0];
}

const aboutTeam = (team: TeamEntry, locale: LocaleCode, context: CallContext): string => {
  const competition = competitionOf(team, context);
  return competition ? drawnName(competition.names, locale) : SHARE_WORDS[locale].sports[team.sport];
};

const readTeam: Read = (id, { locale }, context) => {
  const team = context.directory.teamById(id);
  if (!team) return undefined;
  const share = { name: drawnName(team.names, locale), about: aboutTeam(team, locale, context) };
  return { svg: teamShare(share, team), isCurrent: true };
};

/** The version is the team's id, since a transfer changes the picture. */
const readPlayer: Read = (id, { locale, version }, { simulation, now }) => {
  const known = simulation.mode === "off" ? undefined : playerById(id, now);
  const portrait = known && personPicture("player", id, now);
  if (!portrait) return undefined;
  const { player, sport, team } = known;
  const about = team ? drawnName(team.names, locale) : SHARE_WORDS[locale].sports[sport];
  const svg = playerShare({ name: drawnName(player.names, locale), about }, portrait, team);
  return { svg, isCurrent: version === (team?.id ?? "0") };
};

const readContest: Read = (id, { locale }, { now }) => {
  const contest = contestById(id, now);
  if (!contest) return undefined;
  // The title ends with the dates, after a comma.
  const [name = "", ...dates] = contestTitle(contest, locale).split(/[,\uff0c\u3001] ?/);
  return { svg: contestShare({ name, about: dates.join(", ") }), isCurrent: true };
};

const readTable: Read = async (id, { locale, version }, context) => {
  const { directory, now } = context;
  const competition = directory.competitionById(id);
  const season = version.split(".")[0] ?? "";
  if (!competition || season === "") return undefined;
  const read = await readSeason(competition, season, context);
  const [first] = tablesOf(read, { split: "none" }).tables;
  if (!first) return undefined;
  const { table, points } = SHARE_WORDS[locale];
  const rows = first.rows.flatMap(({ teamId, points: count, won, lost }) => {
    const club = directory.teamById(teamId);
    const total = countsPoints(read.ruleSet) ? `${count} ${points}` : `${won}–${lost}`;
    return club ? [{ club, name: drawnName(club.names, locale), total }] : [];
  });
  const title = fillText(table, { season });
  return {
    svg: tableShare({ competition: drawnName(competition.names, locale), title, rows }),
    isCurrent: version === tableVersion(season, now),
  };
};

const READERS: Readonly<Record<ShareKind, Read>> = {
  match: readMatchShare,
  table: readTable,
  team: readTeam,
  player: readPlayer,
  contest: readContest,
};

/** What a picture shows at the call's instant; undefined if there is nothing of its id. */
export const readShare = async (
  { kind, id, locale, version }: SharePicture,
  context: CallContext,
): Promise<DrawnShare | undefined> => READERS[kind](id, { locale, version }, context);
