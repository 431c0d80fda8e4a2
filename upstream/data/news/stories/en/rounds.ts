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
  roundGoals: [
    "In all there were {count} goals, {average} a match.",
    "The goal count was {count}, an average of {average}.",
  ],
  roundBiggest: [
    "{team} won by the widest margin, beating {opponent} {won}.",
    "Nobody won by more than {team}: {won} against {opponent}.",
  ],
  roundRichest: [
    "The most goals came in {home} against {away}, which ended {score}.",
    "{home} {score} {away} had more goals than any other match.",
  ],
  roundLate: [
    "{team} beat {opponent} {won} with a goal {at}.",
    "A goal {at} won it for {team} against {opponent}, {won}.",
  ],
  roundReds: ["Red cards: {count}.", "The referees showed {count} red {count|card|cards}."],
  roundGames: ["Home teams won {homeWins}, visitors {awayWins}.", "Home wins: {homeWins}. Road wins: {awayWins}."],
  roundPoints: ["On average a game had {average} points.", "The games averaged {average} points, both teams together."],
  roundClosest: [
    "The closest game went to {team}, who beat {opponent} {won}.",
    "{team} had the narrowest win, {won} against {opponent}.",
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
    "This is how the {competition} table looks on {date}, with {leader} in first place.",
    "A new week, and {leader} are first in the {competition} table on {date}.",
    "On Monday, {date}, the {competition} table has {leader} at its head.",
  ],
  watchSummary: [
    "The {competition} table on {date}: who leads, by how much, and who is in form.",
    "Leaders, best attack, best defence and form in the {competition} table on {date}.",
  ],
  watchLeader: [
    "{team} lead with {points} points from {played} matches.",
    "{team} are first: {played} matches, {points} points.",
  ],
  watchLeaderPoints: [
    "The leaders have {points} points from {played} matches.",
    "After {played} matches the leaders stand on {points} points.",
  ],
  watchGap: [
    "{opponent} are second, {count} {count|point|points} behind.",
    "The lead over {opponent} in second place is {count} {count|point|points}.",
  ],
  watchLevel: [
    "{opponent} in second place have as many points.",
    "Level on points with them are {opponent}, who come second.",
  ],
  watchThird: ["{team} are third with {points} points.", "Third place is held by {team}, on {points} points."],
  watchLeaderRecord: ["The leaders’ record is {won}-{lost}.", "The leaders stand at {won}-{lost}."],
  watchSecondRecord: ["{team} follow at {won}-{lost}.", "{team} are second, at {won}-{lost}."],
  rowPoints: ["{place} {team}: {points} {points|point|points}, {played} played"],
  rowRecord: ["{place} {team}: {won}-{lost}"],
  watchAttack: [
    "The most goals have been scored by {team}: {count} in {played} matches.",
    "{team} have the best attack, with {count} goals from {played} matches.",
  ],
  watchDefence: [
    "{team} have conceded the fewest, {count} in {played} matches.",
    "{team} have the best defence, having let in {count} in {played} matches.",
  ],
  watchPointsFor: [
    "{team} have scored the most, {count} points in {played} games.",
    "Nobody has more points on the board than {team}: {count} in {played} games.",
  ],
  watchPointsAgainst: [
    "{team} have allowed the fewest, {count} points in {played} games.",
    "{team} have the fewest points against them: {count} in {played} games.",
  ],
  watchForm: [
    "{team} are in the best form, with {count} wins from their last {of}.",
    "Nobody has more wins from the last {of} than {team}: {count}.",
  ],
  watchPoorForm: [
    "{team} have won {count} of their last {of}.",
    "At the other end of the form list are {team}, who won {count} of their last {of}.",
  ],
  watchWinless: [
    "{team} have not won any of their last {of}.",
    "At the other end of the form list are {team}, without a win in their last {of}.",
  ],
  watchBottom: [
    "{team} are last, with {points} {points|point|points} from {played} matches.",
    "{team} are at the bottom, on {points} {points|point|points} from {played} matches.",
  ],
  watchBottomRecord: ["{team} are last at {won}-{lost}.", "{team} are at the bottom, at {won}-{lost}."],
};
