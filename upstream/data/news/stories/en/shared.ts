import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
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
    "{team} are {place} in their table, with a record of {won}-{lost}.",
    "The record of {team} is {won}-{lost}, which puts them {place} in their table.",
  ],
  recordLeader: [
    "{team} lead their table with a record of {won}-{lost}.",
    "Nobody in their table is ahead of {team}, whose record is {won}-{lost}.",
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
    "{opponent} are the next visitors of {team}, on {date}.",
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
    "This text was written automatically from the data on this site. The match data are simulated: a computer generated them, and the clubs named did not play like this.",
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
  headingPlaces: ["The first places"],
};
