import type { PreviewTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { ROUNDS } from "./rounds.ts";

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "Before {home} v {away}: table, form and absences",
    "{home} and {away} in numbers before {date}",
    "{home} against {away}: the preview for {date}",
    "{home} v {away}, {date}: form, table and last meetings",
    "What to know before {home} v {away} on {date}",
    "{away} go to {home} on {date}",
  ],
  previewOpen: [
    "{home} host {away} on {date}.",
    "On {date} {away} go to {home}.",
    "{home} and {away} meet on {date}.",
    "{away} are the visitors when {home} play on {date}.",
    "{home} play {away} next, on {date}.",
    "Next for {home} is the match against {away} on {date}.",
  ],
  previewSummary: [
    "{home} and {away} before their {competition} match on {date}: table, form, last meetings and absences.",
    "Table, form and past meetings of {home} and {away} ahead of their {competition} match on {date}.",
  ],
  previewMatchday: [
    "The match is part of matchday {matchday} of the {competition} season.",
    "The {competition} season has reached matchday {matchday}.",
  ],
  previewDate: ["The match is on the {competition} calendar.", "It is part of the {competition} programme."],
  previewTime: ["It starts at {time}.", "Play begins at {time}."],
  goalsAverage: [
    "In their last {of} {team} scored {scored} goals a match and conceded {conceded}.",
    "{team} average {scored} goals scored and {conceded} conceded over their last {of}.",
  ],
  pointsAverage: [
    "In their last {of} {team} scored {scored} points a game and allowed {conceded}.",
    "{team} average {scored} points over their last {of}, and give up {conceded}.",
  ],
  lastMeetingWon: [
    "The last meeting was on {date}, when {team} beat {opponent} {won}.",
    "{team} won the last meeting {won} against {opponent}, on {date}.",
  ],
  lastMeetingDrawn: [
    "The last meeting, on {date}, ended {home} {score} {away}.",
    "When they last met, on {date}, it was {home} {score} {away}.",
  ],
  meetingsTally: [
    "Of the last {of} meetings {team} won {count} and {opponent} {other}.",
    "Wins in the last {of} meetings: {count} for {team}, {other} for {opponent}.",
  ],
  noMeetings: ["There is no earlier meeting between {team} and {opponent} on record here."],
  homeRecord: [
    "{team} won {wins} of their last {of} home matches.",
    "Of {of} recent matches at home {team} won {wins}.",
  ],
  awayRecord: [
    "{team} won {wins} of their last {of} away matches.",
    "Of {of} recent matches away from home {team} won {wins}.",
  ],
  homeWinless: [
    "{team} have not won any of their last {of} home matches.",
    "Of {of} recent matches at home {team} won none.",
  ],
  awayWinless: [
    "{team} have not won any of their last {of} away matches.",
    "Of {of} recent matches away from home {team} won none.",
  ],
  absences: [
    "{team} have {count} {count|player|players} out, {opponent} {other}.",
    "Players out: {count} for {team}, {other} for {opponent}.",
  ],
  absencesOfOne: [
    "{team} have {count} {count|player|players} out, {opponent} none.",
    "Players out: {count} for {team}, none for {opponent}.",
  ],
  drawChance: ["A draw is put at {chance}%.", "The same prices give a draw {chance}%."],
};

const SHARED: SharedTexts = {
  tablePlace: [
    "{team} are {place} in the table, with {points} {points|point|points} from {played} {played|match|matches}.",
    "In the table {team} stand {place}: {played} {played|match|matches}, {points} {points|point|points}.",
    "{points} {points|point|points} from {played} {played|match|matches} put {team} {place}.",
  ],
  tableLeader: [
    "{team} lead the table with {points} {points|point|points} from {played} {played|match|matches}.",
    "At the top of the table are {team}, who have {points} {points|point|points} from {played} {played|match|matches}.",
  ],
  recordPlace: [
    "{team} are {place} in the table, with a record of {won}-{lost}.",
    "The record of {team} is {won}-{lost}, which puts them {place} in the table.",
  ],
  recordLeader: [
    "{team} lead the table with a record of {won}-{lost}.",
    "Top of the table are {team}, whose record is {won}-{lost}.",
  ],
  conferencePlace: [
    "{team} are {place} in the {conference}, with a record of {won}-{lost}.",
    "The record of {team} is {won}-{lost}, which puts them {place} in the {conference}.",
  ],
  conferenceLeader: [
    "{team} lead the {conference} with a record of {won}-{lost}.",
    "Top of the {conference} are {team}, whose record is {won}-{lost}.",
  ],
  runWon: ["{team} have won their last {count} in a row.", "That is {count} wins in succession for {team}."],
  runLost: ["{team} have lost their last {count} in a row.", "For {team} that is {count} defeats in succession."],
  runUnbeaten: ["{team} are unbeaten in {count}.", "Nobody has beaten {team} in their last {count}."],
  runWinless: [
    "{team} have not won any of their last {count}.",
    "{team} have been waiting for a win for {count} matches.",
  ],
  formThree: [
    "Over their last {of} in all competitions {team} have {wins} {wins|win|wins}, {draws} {draws|draw|draws} and {losses} {losses|defeat|defeats}.",
    "The last {of} of {team}, whatever the competition: won {wins}, drawn {draws}, lost {losses}.",
  ],
  formTwo: [
    "{team} have won {wins} and lost {losses} of their last {of}.",
    "The last {of} of {team}: won {wins}, lost {losses}.",
  ],
  nextHome: [
    "{team} next play at home, against {opponent} on {date}.",
    "{opponent} are the next visitors to {team}, on {date}.",
  ],
  nextAway: ["{team} next go to {opponent}, on {date}.", "On {date} {team} are away to {opponent}."],
  chanceBefore: [
    "The prices before the start had {team} as favourites, with a winning chance of {chance}%.",
    "Going by the last prices before the start, {team} were the likelier winners, at {chance}%.",
  ],
  chanceNow: [
    "The prices have {team} as favourites, with a winning chance of {chance}%.",
    "Going by the prices of the day before, {team} are the likelier winners, at {chance}%.",
  ],
  noteSimulated: [
    "This text was written automatically from the data on this site. The match data is simulated: it was generated by a computer, and the clubs named take no part in these matches.",
  ],
  noteReal: ["This text was written automatically from the data on this site."],
  headingStory: ["How it went"],
  headingNumbers: ["The numbers"],
  headingNext: ["Where they stand and what comes next"],
  headingForm: ["Table and form"],
  headingMeetings: ["When they last met"],
  headingOutlook: ["Before the start"],
  headingResults: ["All results"],
  headingTable: ["The table"],
  headingPlaces: ["Top of the table"],
};

export const EN: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
