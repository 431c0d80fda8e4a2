import type { PreviewTexts } from "../keys.ts";

export const PREVIEWS: PreviewTexts = {
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
