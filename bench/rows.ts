import type { LeagueMatchesWire, MatchItemWire } from "#contract/wire/match-item";
import { finishedRow, leagueOf, listAnswer, liveRow, scheduledRow } from "../contract/test-rows.ts";

const KINDS = [finishedRow, finishedRow, scheduledRow, liveRow];
/** Matches per competition and day, roughly. */
const GROUP_SIZE = 8;

function row(index: number, leagueId: string): MatchItemWire {
  const kind = KINDS[index % KINDS.length] ?? scheduledRow;
  const team = (side: "home" | "away", number: number) => ({
    ...kind[side],
    teamId: String(20_000 + number),
    teamKey: `club-${number}`,
    teamName: `Club Sportif ${number.toString(36).toUpperCase()}`,
  });
  return {
    ...kind,
    leagueId,
    matchId: String(1_000_000 + index),
    matchName: `club-${index * 2}-vs-club-${index * 2 + 1}`,
    matchTime: Date.parse("2026-10-17T08:00:00Z") + (index % 48) * 900_000,
    home: team("home", index * 2),
    away: team("away", index * 2 + 1),
  };
}

/** A day's list of `count` matches in the upstream's format. */
export function listOf(count: number): unknown {
  const groups: LeagueMatchesWire[] = [];
  for (let begin = 0; begin < count; begin += GROUP_SIZE) {
    const leagueId = String(3000 + begin / GROUP_SIZE);
    const size = Math.min(GROUP_SIZE, count - begin);
    const rows = Array.from({ length: size }, (_, index) => row(begin + index, leagueId));
    groups.push({
      ...leagueOf(...rows),
      leagueId,
      leagueKey: `league-${leagueId}`,
      leagueName: `Premier Division ${leagueId}`,
    });
  }
  return listAnswer(...groups);
}
