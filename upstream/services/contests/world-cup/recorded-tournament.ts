import type { Pair } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import { teamsByNormalisedName } from "../../../competitions/world/world.ts";
import worldCup2022 from "../../../data/recorded/worldcup-2022.json" with { type: "json" };
import type { RecordedMatch, RecordedSeason } from "../../../seed/recorded-season.ts";
import { EIGHT_GROUPS, type TournamentGroup } from "./shape.ts";
import { completeTournament, type Tournament, type TournamentMatch } from "./tournament.ts";

const RECORDED: RecordedSeason = worldCup2022;

/** From kick-off to the final whistle, including extra time and penalties. */
const UNTIL_WHISTLE = 115 * MINUTE;
const UNTIL_LATE_WHISTLE = 165 * MINUTE;

function teamId(code: string): string {
  const team = teamsByNormalisedName(RECORDED.teams[code] ?? code, "football").find(({ isNational }) => isNational);
  if (!team) throw new Error(`the world has no team ${code}`);
  return team.id;
}

const pairOf = ([home = 0, away = 0]: readonly number[]): Pair => [home, away];

function played({ home, away, kickOff, group, fullTime, extraTime, shootout }: RecordedMatch): TournamentMatch {
  const [homeId, awayId] = [teamId(home), teamId(away)];
  const score = pairOf(extraTime ?? fullTime);
  const [forHome, forAway] = pairOf(shootout ?? score);
  const at = Date.parse(kickOff);
  return {
    homeId,
    awayId,
    kickOff: at,
    decidedAt: at + (extraTime ? UNTIL_LATE_WHISTLE : UNTIL_WHISTLE),
    score,
    ...(shootout && { shootout: pairOf(shootout) }),
    ...(group !== undefined && { group }),
    ...(forHome !== forAway && { winnerId: forHome > forAway ? homeId : awayId }),
  };
}

function buildGroups(matches: readonly TournamentMatch[]): TournamentGroup[] {
  const letters = [...new Set(matches.flatMap(({ group }) => group ?? []))].sort();
  return letters.map((letter) => {
    const own = matches.filter(({ group }) => group === letter);
    return { letter, teamIds: [...new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]))] };
  });
}

/** The World Cup 2022 as played. */
export function recordedTournament(): Tournament {
  const groupMatches = RECORDED.matches.filter(({ group }) => group !== undefined).map(played);
  return completeTournament({
    seed: "world cup 2022",
    shape: EIGHT_GROUPS,
    groups: buildGroups(groupMatches),
    groupMatches,
    playTie(slot, one, other) {
      const match = RECORDED.matches
        .filter(({ stage }) => stage === slot.stage)
        .map(played)
        .find(({ homeId, awayId }) => [one, other].includes(homeId) && [one, other].includes(awayId));
      if (!match) throw new Error(`no recorded match of ${slot.slotId}`);
      return { ...match, slotId: slot.slotId };
    },
  });
}
