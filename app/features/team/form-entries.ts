import type { FinishedMatch, Match, Side, Team } from "#contract/domain/match";
import type { FormLetter } from "#contract/domain/standings";

/** A decided match from a team's view. */
export interface FormEntry {
  match: FinishedMatch;
  letter: FormLetter;
  side: Side;
  opponent: Team;
}

const LENGTH = 5;

const isFinished = (match: Match): match is FinishedMatch => match.state === "finished";

/** The winner: as supplied, which includes a shoot-out, otherwise by the score. */
function winnerOf({ winner, score: [home, away] }: FinishedMatch): Side | undefined {
  if (winner || home === away) return winner;
  return home > away ? "home" : "away";
}

function letterOf(match: FinishedMatch, side: Side): FormLetter {
  const winner = winnerOf(match);
  if (!winner) return "D";
  return winner === side ? "W" : "L";
}

/** A team's last results in all competitions, at most five, latest last; `matches` has the latest first. */
export const formEntries = (matches: readonly Match[], teamId: string): FormEntry[] =>
  matches
    .filter(isFinished)
    .slice(0, LENGTH)
    .map((match): FormEntry => {
      const side = match.home.id === teamId ? "home" : "away";
      return { match, side, letter: letterOf(match, side), opponent: side === "home" ? match.away : match.home };
    })
    .reverse();
