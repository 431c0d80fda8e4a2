import type { SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";
import { ROUNDS } from "./rounds.ts";

const SHARED: SharedTexts = {
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
    "{wins} {wins|win|wins}, {draws} {draws|draw|draws} and {losses} {losses|defeat|defeats}: that is the last {of} of {the team}, all competitions together.",
    "The last {of} brought {the team} {wins} {wins|win|wins}, {draws} {draws|draw|draws} and {losses} {losses|defeat|defeats}.",
  ],
  formTwo: [
    "{The team} have won {wins} and lost {losses} of their last {of}.",
    "{The team} in their last {of}: won {wins}, lost {losses}.",
    "{wins} {wins|win|wins} and {losses} {losses|defeat|defeats} is what the last {of} brought {the team}.",
    "{The team} won {wins} and lost {losses} the last {of} times they played.",
  ],
  runEnded: [
    "{The team} had been unbeaten in {count} before this defeat.",
    "The defeat ends a run of {count} without one for {the team}.",
    "It is the first defeat for {the team} after {count} matches.",
  ],
  derbyWon: [
    "{The derby} goes to {the winner}.",
    "{The winner} have won {the derby}.",
    "It means that {the winner} have the bragging rights of {the derby}.",
  ],
  derbyDrawn: ["{The derby} ends without a winner.", "Nobody wins {the derby} this time."],
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
  noteSimulated: [
    "This text was written automatically from the data on this site. The match data is simulated: it was generated by a computer, and the clubs named take no part in these matches.",
  ],
  noteReal: ["This text was written automatically from the data on this site."],
  headingResults: ["All results"],
  headingPlaces: ["Top of the table"],
};

export const EN: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
