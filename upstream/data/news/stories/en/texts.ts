import type { PreviewTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { ROUNDS } from "./rounds.ts";

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "{home} v {away}: table, form and players out",
    "{home} v {away} in numbers",
    "{home} against {away}: what form and table say",
    "{home} v {away}: form, table and last meetings",
    "What to know before {home} v {away}",
    "{away} go to {home} {day}",
  ],
  previewOpen: [
    "{The home} host {the away} {day}.",
    "{The away} go to {the home} {day}.",
    "{The home} and {the away} meet {day}.",
    "{The away} are the visitors when {the home} play {day}.",
    "{The home} play {the away} next, {day}.",
    "Next for {the home} is the match against {the away} {day}.",
  ],
  previewSummary: [
    "{home} and {away} before their {competition} match {day}: table, form, last meetings and players out.",
    "Table, form and past meetings of {home} and {away} ahead of their {competition} match {day}.",
  ],
  previewMatchday: [
    "The match is part of matchday {matchday} of the {competition} season.",
    "The {competition} season has reached matchday {matchday}.",
  ],
  previewTime: [
    "Kick-off in your time zone is shown with the match below.",
    "The match below shows kick-off in your time zone.",
  ],
  goalsAverage: [
    "In their last {of} {the team} scored {scored} goals a match and conceded {conceded}.",
    "{The team} average {scored} goals scored and {conceded} conceded over their last {of}.",
  ],
  pointsAverage: [
    "In their last {of} {the team} scored {scored} points a game and allowed {conceded}.",
    "{The team} average {scored} points over their last {of}, and give up {conceded}.",
  ],
  lastMeetingWon: [
    "The last meeting was on {date}, when {the team} beat {the opponent} {won}.",
    "{The team} won the last meeting {won} against {the opponent}, on {date}.",
  ],
  lastMeetingDrawn: [
    "The last meeting, on {date}, ended {home} {score} {away}.",
    "When they last met, on {date}, it was {home} {score} {away}.",
  ],
  meetingsTally: [
    "Of the last {of} meetings {the team} won {count} and {the opponent} {other}.",
    "Wins in the last {of} meetings: {count} for {the team}, {other} for {the opponent}.",
  ],
  noMeetings: ["There is no earlier meeting between {the team} and {the opponent} on record here."],
  homeRecord: [
    "{The team} have won {wins} of their last {of} home matches.",
    "At home {the team} have won {wins} of their last {of}.",
  ],
  awayRecord: [
    "{The team} have won {wins} of their last {of} away matches.",
    "Away from home {the team} have won {wins} of their last {of}.",
  ],
  homeWinless: [
    "{The team} have not won any of their last {of} home matches.",
    "At home {the team} are without a win in their last {of}.",
  ],
  awayWinless: [
    "{The team} have not won any of their last {of} away matches.",
    "Away from home {the team} are without a win in their last {of}.",
  ],
  absences: [
    "{The team} have {count} {count|player|players} out; {the opponent} have {other}.",
    "Players out: {count} for {the team}, {other} for {the opponent}.",
  ],
  absencesOfOne: [
    "{The team} have {count} {count|player|players} out; {the opponent} have none.",
    "Players out: {count} for {the team}, none for {the opponent}.",
  ],
  drawChance: ["A draw is rated {chance}% likely.", "On the same odds a draw is {chance}% likely."],
};

const SHARED: SharedTexts = {
  tablePlace: [
    "{The team} are {place} in the table, with {points} {points|point|points} from {played} {played|match|matches}.",
    "In the table {the team} stand {place}: {played} {played|match|matches}, {points} {points|point|points}.",
    "{points} {points|point|points} from {played} {played|match|matches} put {the team} {place}.",
  ],
  tableLeader: [
    "{The team} lead the table with {points} {points|point|points} from {played} {played|match|matches}.",
    "At the top of the table are {the team}, who have {points} {points|point|points} from {played} {played|match|matches}.",
  ],
  recordPlace: [
    "{The team} are {place} in the table, with a record of {won}-{lost}.",
    "A record of {won}-{lost} puts {the team} {place} in the table.",
  ],
  recordLeader: [
    "{The team} lead the table with a record of {won}-{lost}.",
    "{The team} are top of the table at {won}-{lost}.",
  ],
  conferencePlace: [
    "{The team} are {place} in the {conference}, with a record of {won}-{lost}.",
    "A record of {won}-{lost} puts {the team} {place} in the {conference}.",
  ],
  conferenceLeader: [
    "{The team} lead the {conference} with a record of {won}-{lost}.",
    "{The team} are first in the {conference}, at {won}-{lost}.",
  ],
  runWon: [
    "{The team} have won their last {count} in a row.",
    "That is {count} wins in succession for {the team}.",
    "{The team} have made winning a habit, {count} times running now.",
  ],
  runLost: [
    "{The team} have lost their last {count} in a row.",
    "For {the team} that is {count} defeats in succession.",
    "The losing run of {the team} now stands at {count}.",
  ],
  runUnbeaten: [
    "{The team} are unbeaten in {count}.",
    "Nobody has beaten {the team} in their last {count}.",
    "It is now {count} without defeat for {the team}.",
  ],
  runWinless: [
    "{The team} have not won any of their last {count}.",
    "{The team} have been waiting for a win for {count} matches.",
    "A win has now eluded {the team} {count} times running.",
  ],
  formThree: [
    "Over their last {of} in all competitions {the team} have {wins} {wins|win|wins}, {draws} {draws|draw|draws} and {losses} {losses|defeat|defeats}.",
    "{The team} in their last {of} in all competitions: won {wins}, drawn {draws}, lost {losses}.",
  ],
  formTwo: [
    "{The team} have won {wins} and lost {losses} of their last {of}.",
    "{The team} in their last {of}: won {wins}, lost {losses}.",
  ],
  runEnded: [
    "{The team} had been unbeaten in {count} before this defeat.",
    "The defeat ends a run of {count} without one for {the team}.",
    "It is the first defeat for {the team} after {count} matches.",
  ],
  firstWin: [
    "It is the first win for {the team} after {count} matches without one.",
    "{The team} had not won any of the {count} before.",
    "{The team} had been winless in {count} before this.",
  ],
  scoreless: [
    "{The team} have not scored in {count} matches.",
    "That is {count} in a row without a goal for {the team}.",
    "{The team} have gone {count} matches without finding the net.",
  ],
  cleanSheets: [
    "{The team} have kept {count} clean sheets in a row.",
    "Nobody has scored against {the team} in {count} matches.",
    "It is {count} matches since {the team} last conceded.",
  ],
  tableTop: [
    "{The team} are the new leaders, with {points} {points|point|points} from {played}.",
    "The result takes {the team} to the top of the table on {points} {points|point|points}.",
    "{The team} go from {from} to first, on {points} {points|point|points}.",
  ],
  tableAhead: [
    "{The team} lead the table by {count} {count|point|points} from {the opponent}.",
    "At the top {the team} are {count} {count|point|points} ahead of {the opponent}.",
    "{The opponent} are the nearest to {the team}, {count} {count|point|points} behind the leaders.",
  ],
  tableUp: [
    "{The team} climb from {from} to {place}.",
    "{The team} are up to {place} in the table, on {points} {points|point|points}.",
    "The result lifts {the team} to {place} with {points} {points|point|points}.",
    "In the table {the team} move up to {place}, having begun the match {from}.",
    "{The team} rise to {place} on {points} {points|point|points} from {played}.",
  ],
  tableDown: [
    "{The team} slip from {from} to {place}.",
    "{The team} are down to {place} in the table, on {points} {points|point|points}.",
    "The result costs {the team} ground: they are {place} with {points} {points|point|points}.",
    "In the table {the team} drop to {place}, having begun the match {from}.",
    "{The team} fall to {place} on {points} {points|point|points} from {played}.",
  ],
  tableStill: [
    "{The team} are still {place}, on {points} {points|point|points} from {played}.",
    "Nothing changes for {the team} in the table: they remain {place} on {points} {points|point|points}.",
    "{The team} are {place} as before, on {points} {points|point|points}.",
    "With {points} {points|point|points} from {played}, {the team} stay {place}.",
  ],
  tableBottom: [
    "{The team} are bottom of the table with {points} {points|point|points} from {played}.",
    "Only the last place is left for {the team}, who have {points} {points|point|points}.",
    "{The team} stand last, on {points} {points|point|points}.",
  ],
  nextHome: [
    "{The team} next play at home, against {the opponent} {day}.",
    "{The opponent} are the next visitors to {the team} {day}.",
    "{The team} host {the opponent} {day}.",
    "Next for {the team} is a home match with {the opponent} {day}.",
    "{The team} are at home again {day}, when {the opponent} come.",
  ],
  nextAway: [
    "{The team} next go to {the opponent} {day}.",
    "{The team} are away to {the opponent} {day}.",
    "A trip to {the opponent} {day} comes next for {the team}.",
    "{The opponent} await {the team} {day}.",
    "{The team} travel to {the opponent} {day}.",
  ],
  chanceBefore: [
    "Before the start the odds had {the team} as favourites, {chance}% likely to win.",
    "On the last odds before the start, {the team} were favourites, {chance}% likely to win.",
  ],
  chanceNow: [
    "The odds have {the team} as favourites, {chance}% likely to win.",
    "On yesterday’s odds, {the team} are favourites, {chance}% likely to win.",
  ],
  noteSimulated: [
    "This text was written automatically from the data on this site. The match data is simulated: it was generated by a computer, and the clubs named take no part in these matches.",
  ],
  noteReal: ["This text was written automatically from the data on this site."],
  headingNumbers: ["The numbers"],
  headingForm: ["Table and form"],
  headingMeetings: ["When they last met"],
  headingOutlook: ["Before the start"],
  headingResults: ["All results"],
  headingTable: ["The table"],
  headingPlaces: ["Top of the table"],
};

export const EN: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
