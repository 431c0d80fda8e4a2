import type { RoundTexts } from "../keys.ts";

export const ROUNDS: RoundTexts = {
  roundTitleMatchday: [
    "{competition}, matchday {matchday}: the round-up, {date}",
    "All of matchday {matchday}: {competition}, {date}",
    "{competition}: how matchday {matchday} ended on {date}",
  ],
  roundTitleDate: [
    "{competition}: the round-up, {date}",
    "{competition}, {date}: all results",
    "{competition}: what happened on {date}",
  ],
  roundOpenMatchday: [
    "Matchday {matchday} of the {competition} season is complete, with {total} matches played.",
    "The {competition} season has {total} more results: matchday {matchday} ended on {date}.",
    "{total} matches made up matchday {matchday} of the {competition} season, which ended on {date}.",
  ],
  roundOpenDate: [
    "There were {total} {competition} matches on {date}.",
    "On {date} the {competition} programme had {total} matches.",
    "{date} brought {total} {competition} matches.",
  ],
  roundSummaryMatchday: [
    "Results, the biggest wins and the table after matchday {matchday} of the {competition} season.",
  ],
  roundSummaryDate: ["Results and the biggest wins from the {competition} matches on {date}."],
  roundResults: [
    "Home sides won {homeWins}, away sides {awayWins}, and {draws} ended level.",
    "Home wins: {homeWins}. Away wins: {awayWins}. Draws: {draws}.",
  ],
  roundGoals: ["In all there were {count} goals, {average} a match.", "There were {count} goals, {average} a match."],
  roundBiggest: [
    "{The team} won by the widest margin, beating {the opponent} {won}.",
    "Nobody won by more than {the team}: {won} against {the opponent}.",
  ],
  roundRichest: [
    "The most goals came in {the home} against {the away}, which ended {score}.",
    "{home} {score} {away} had more goals than any other match.",
  ],
  roundLate: [
    "{The team} beat {the opponent} {won} with a goal {at}.",
    "A goal {at} won it for {the team} against {the opponent}, {won}.",
  ],
  roundReds: ["Red cards: {count}.", "The referees showed {count} red {count|card|cards}."],
  roundGames: ["Home teams won {homeWins}, visitors {awayWins}.", "Home wins: {homeWins}. Road wins: {awayWins}."],
  roundPoints: ["Games averaged {average} points.", "Both teams together averaged {average} points a game."],
  roundClosest: [
    "The closest game went to {the team}, who beat {the opponent} {won}.",
    "{The team} had the narrowest win, {won} against {the opponent}.",
  ],
  roundHighest: [
    "The most points were scored in {home} {score} {away}, {count} in all.",
    "{home} {score} {away} was the game with the most points: {count}.",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "{competition} table on {date}: {leader} in front",
    "{competition}, table watch for {date}",
    "Table watch, {date}: {competition} with {leader} on top",
  ],
  watchOpen: [
    "This is how the {competition} table looks on {date}, with {the leader} in first place.",
    "A new week, and {the leader} are first in the {competition} table on {date}.",
    "On Monday, {date}, {the leader} lead the {competition} table.",
  ],
  watchSummary: [
    "The {competition} table on {date}: who leads, by how much, and who is in form.",
    "Leaders, best attack, best defence and form in the {competition} table on {date}.",
  ],
  watchLeader: [
    "{The team} lead with {points} points from {played} matches.",
    "{The team} are first: {played} matches, {points} points.",
  ],
  watchLeaderPoints: [
    "The leaders have {points} points from {played} matches.",
    "After {played} matches the leaders stand on {points} points.",
  ],
  watchGap: [
    "{The opponent} are second, {count} {count|point|points} behind.",
    "The lead over {the opponent} in second place is {count} {count|point|points}.",
  ],
  watchLevel: ["{The opponent}, in second place, are level on points.", "{The opponent} are second, level on points."],
  watchThird: ["{The team} are third with {points} points.", "Third place is held by {the team}, on {points} points."],
  watchLeaderRecord: ["The leaders’ record is {won}-{lost}.", "The leaders stand at {won}-{lost}."],
  watchSecondRecord: ["{The team} follow at {won}-{lost}.", "{The team} are second, at {won}-{lost}."],
  rowPoints: ["{place} {team}: {points} {points|point|points}, {played} played"],
  rowRecord: ["{place} {team}: {won}-{lost}"],
  watchAttack: [
    "The most goals have been scored by {the team}: {count} in {played} matches.",
    "{The team} have the best attack, with {count} goals from {played} matches.",
  ],
  watchDefence: [
    "{The team} have conceded the fewest, {count} in {played} matches.",
    "{The team} have the best defence, having let in {count} in {played} matches.",
  ],
  watchPointsFor: [
    "{The team} have scored the most, {count} points in {played} games.",
    "Nobody has more points on the board than {the team}: {count} in {played} games.",
  ],
  watchPointsAgainst: [
    "{The team} have allowed the fewest, {count} points in {played} games.",
    "{The team} have the fewest points against them: {count} in {played} games.",
  ],
  watchForm: [
    "{The team} are in the best form, with {count} wins from their last {of}.",
    "Nobody has more wins from the last {of} than {the team}: {count}.",
  ],
  watchPoorForm: [
    "{The team} have won {count} of their last {of}.",
    "At the other end of the form table are {the team}, who have won {count} of their last {of}.",
  ],
  watchWinless: [
    "{The team} have not won any of their last {of}.",
    "At the other end of the form table are {the team}, without a win in their last {of}.",
  ],
  watchBottom: [
    "{The team} are last, with {points} {points|point|points} from {played} matches.",
    "{The team} are at the bottom, on {points} {points|point|points} from {played} matches.",
  ],
  watchBottomRecord: ["{The team} are last at {won}-{lost}.", "{The team} are at the bottom, at {won}-{lost}."],
};
