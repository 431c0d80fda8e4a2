import type { FootballTexts } from "../keys.ts";
import { FOOTBALL_FACTS } from "./football-facts.ts";

export const FOOTBALL: FootballTexts = {
  ...FOOTBALL_FACTS,
  titleShootout: [
    "{winner} beat {loser} {kicks} on penalties",
    "{home} {score} {away}: {winner} win the shoot-out {kicks}",
    "{winner} hold their nerve against {loser}, {kicks} on penalties",
  ],
  titleExtra: [
    "{winner} beat {loser} {won} after extra time",
    "{home} {score} {away}: {winner} settle it in extra time",
  ],
  titleHatTrick: [
    "{hero} hits {count} as {winner} beat {loser} {won}",
    "{hero} gets {count} in a {won} win for {winner} over {loser}",
  ],
  titleTwoDown: [
    "{winner} come from two down to beat {loser} {won}",
    "Two behind, {winner} still win {won} against {loser}",
  ],
  titleLate: [
    "Late goal gives {winner} a {won} win over {loser}",
    "{home} {score} {away}: {winner} win it at the end",
    "{player} wins it late for {winner}: {won} against {loser}",
    "{winner} leave it late to beat {loser} {won}",
  ],
  titleLateDraw: [
    "{player} rescues a point for {team}: {home} {score} {away}",
    "{home} {score} {away}: late leveller from {player}",
    "{team} strike late to hold {opponent}, {score}",
  ],
  titleTenMen: ["Ten-man {winner} beat {loser} {won}", "{winner} see red and still beat {loser} {won}"],
  titleUpset: [
    "{winner} upset {loser} {won}",
    "{home} {score} {away}: {winner} tear up the script",
    "Shock for {loser}: {winner} win {won}",
  ],
  titleComeback: [
    "{winner} come from behind to beat {loser} {won}",
    "{home} {score} {away}: {winner} turn it round",
    "{loser} lead, {winner} win: {won}",
    "{winner} fight back to down {loser} {won}",
  ],
  titleRout: [
    "{winner} run out {won} winners against {loser}",
    "{home} {score} {away}: a big win for {winner}",
    "{winner} sweep {loser} aside, {won}",
  ],
  titleTop: ["{winner} go top with {won} win over {loser}", "Top spot for {winner} after beating {loser} {won}"],
  titleSteal: [
    "{winner} make the most of little to beat {loser} {won}",
    "{loser} waste their chances as {winner} win {won}",
    "{home} {score} {away}: {winner} win against the run of play",
  ],
  titleFirstWin: [
    "{winner} end their wait with a {won} win over {loser}",
    "At last a win for {winner}: {won} against {loser}",
    "{winner} are winning again, {won} over {loser}",
  ],
  titleStreak: [
    "{winner} make it {streak} in a row, {won} over {loser}",
    "{winner} beat {loser} {won} for a run of {streak} wins",
    "Nobody stops {winner}: {loser} beaten {won}",
  ],
  titleOneNil: [
    "{player} settles it for {winner}: {won} against {loser}",
    "One goal is enough for {winner} against {loser}, {won}",
    "{winner} edge {loser} {won} through {player}",
    "{player} the difference as {winner} beat {loser} {won}",
  ],
  titleManyGoals: ["Goals galore: {home} {score} {away}", "{home} and {away} trade goals in {score} draw"],
  titleHome: [
    "{home} beat {away} {won} at home",
    "{home} {score} {away}: the home side take it",
    "{won}: {home} see off {away}",
    "Home win for {home}, {won} against {away}",
    "{away} leave {home} empty-handed, {won}",
    "{home} too good for {away}, {won}",
  ],
  titleAway: [
    "{away} win {won} away to {home}",
    "{home} {score} {away}: the visitors take it",
    "{won}: {away} come away from {home} with a win",
    "Away win for {away}, {won} at {home}",
    "{home} beaten on their own ground, {won} by {away}",
    "{away} take all the points from {home}, {won}",
  ],
  titleDraw: [
    "{home} and {away} share it, {score}",
    "{home} {score} {away}: nothing between them",
    "{score}: {home} and {away} finish level",
    "{home} held {score} by {away}",
    "Honours even: {home} {score} {away}",
    "A point each for {home} and {away}, {score}",
  ],
  titleGoalless: [
    "{home} and {away} play out a {score} draw",
    "No goals between {home} and {away}: {score}",
    "{home} {score} {away}: neither side scores",
  ],
  openShootout: [
    "{The winner} needed penalties to get past {the loser} in {the competition} {day}, and won the shoot-out {kicks} after a {score} draw.",
    "It was {score} when play ended, and {the winner} beat {the loser} {kicks} from the spot to settle their {competition} tie {day}.",
    "A shoot-out decided it in {the competition} {day}: {winner} {kicks} {loser}, after {home} {score} {away}.",
  ],
  openExtra: [
    "{The winner} beat {the loser} {won} after extra time in {the competition} {day}.",
    "Regular time was not enough {day}, and {the winner} beat {the loser} {won} in extra time in {the competition}.",
  ],
  openHatTrick: [
    "{hero} scored {count} of the goals as {the winner} beat {the loser} {won} in {the competition} {day}.",
    "With {count} goals {hero} took {the winner} past {the loser}, {won}, in {the competition} {day}.",
  ],
  openTwoDown: [
    "Two goals behind {day}, {the winner} came all the way back to beat {the loser} {won} in {the competition}.",
    "{The loser} threw away a two-goal lead in {the competition} {day} and lost {won} to {the winner}.",
  ],
  openLate: [
    "A goal by {player} {at} gave {the winner} a {won} win over {the loser} in {the competition} {day}.",
    "{The winner} left it late against {the loser} in {the competition} {day}: {player} scored {at}, and it ended {won}.",
    "{The loser} were within minutes of a point {day} when {player} scored {at} to win it {won} for {the winner} in {the competition}.",
    "It took until deep into the match {day} for {the winner} to beat {the loser} {won}, {player} getting the winner {at} in {the competition}.",
  ],
  openLateDraw: [
    "{player} scored {at} to earn {the team} a {score} draw with {the opponent} in {the competition} {day}.",
    "{The opponent} were on their way to a win in {the competition} {day} until {player} levelled for {the team} {at}, {score}.",
    "A goal by {player} {at} denied {the opponent} a win in {the competition} {day}, and {the team} came away with a {score} draw.",
  ],
  openTenMen: [
    "A man down, {the winner} still found a way to beat {the loser} {won} in {the competition} {day}.",
    "{The winner} had a player sent off in {the competition} {day} and beat {the loser} {won} all the same.",
  ],
  openUpset: [
    "Few had given {the winner} a chance in {the competition} {day}, but they beat {the loser} {won}.",
    "{The loser} were clear favourites in {the competition} {day} and lost {won} to {the winner}.",
    "{The winner} caused the surprise of the day in {the competition} {day} by beating {the loser} {won}.",
  ],
  openComeback: [
    "{The winner} were behind in {the competition} {day} and still beat {the loser} {won}.",
    "{The loser} had the lead at one point {day}, but {the winner} turned the {competition} match round and won {won}.",
    "From a losing position {day}, {the winner} recovered to beat {the loser} {won} in {the competition}.",
    "{The loser} scored first in {the competition} {day} and had nothing to show for it: {the winner} came back to win {won}.",
  ],
  openRout: [
    "{The winner} swept {the loser} aside in {the competition} {day}, {won}.",
    "There was only one side in it {day}, when {the winner} beat {the loser} {won} in {the competition}.",
    "{The loser} had no answer to {the winner} in {the competition} {day} and went down {won}.",
  ],
  openTop: [
    "{The winner} moved to the top of {the competition} {day} by beating {the loser} {won}.",
    "A {won} win over {the loser} {day} took {the winner} to first place in {the competition}.",
  ],
  openSteal: [
    "{The loser} had the better chances in {the competition} {day}, and {the winner} had the goals: {won}.",
    "{The winner} beat {the loser} {won} in {the competition} {day} in a match that the chances said they should have lost.",
    "On chances {the loser} deserved more {day}, but {the winner} took theirs and won {won} in {the competition}.",
  ],
  openFirstWin: [
    "After {drought} matches without a win, {the winner} beat {the loser} {won} in {the competition} {day}.",
    "{The winner} had waited {drought} matches for this: a {won} win over {the loser} in {the competition} {day}.",
    "The wait is over for {the winner}, who beat {the loser} {won} in {the competition} {day} after {drought} matches without a win.",
  ],
  openStreak: [
    "{The winner} made it {streak} wins in a row {day}, beating {the loser} {won} in {the competition}.",
    "{The loser} were the next to fall to {the winner}, whose {won} win in {the competition} {day} was their latest in a run of {streak}.",
    "Another match and another win for {the winner}: a {won} victory over {the loser} in {the competition} {day} makes it {streak} in succession.",
  ],
  openOneNil: [
    "{player} scored the only goal {at} as {the winner} beat {the loser} {won} in {the competition} {day}.",
    "One goal was enough for {the winner} in {the competition} {day}: {player} got it {at}, and {the loser} had no reply.",
    "{The winner} beat {the loser} {won} in {the competition} {day} with a goal by {player} {at}.",
    "A single goal split {the winner} and {the loser} in {the competition} {day}, and {player} scored it {at}.",
    "{The loser} lost to one moment in {the competition} {day}, when {player} scored for {the winner} {at}.",
  ],
  openManyGoals: [
    "{The home} and {the away} served up a {score} draw in {the competition} {day}.",
    "Neither defence could hold out in {the competition} {day}: {home} {score} {away}.",
  ],
  openHome: [
    "{The home} beat {the away} {won} in front of their own supporters in {the competition} {day}.",
    "{The home} made home advantage count in {the competition} {day}, beating {the away} {won}.",
    "{The away} left with nothing after a {won} defeat at {the home} in {the competition} {day}.",
    "There was no joy for {the away} on their visit to {the home} {day}: {won} to the home side in {the competition}.",
    "{The home} got the better of {the away} {day}, {won} in {the competition}.",
    "The points stayed at home in {the competition} {day}, where {the home} beat {the away} {won}.",
  ],
  openAway: [
    "{The away} went to {the home} in {the competition} {day} and won {won}.",
    "{The home} were beaten at home by {the away} in {the competition} {day}, {won}.",
    "The trip to {the home} paid off for {the away} {day}: they won {won} in {the competition}.",
    "{The home} could not stop {the away}, who left with a {won} win in {the competition} {day}.",
    "Home advantage was worth little to {the home} in {the competition} {day}, as {the away} beat them {won}.",
    "It was the visitors’ match {day}: {the away} won {won} at {the home} in {the competition}.",
  ],
  openDraw: [
    "{The home} and {the away} drew {score} in {the competition} {day}.",
    "Nothing separated {the home} and {the away} in {the competition} {day}, and they finished level at {score}.",
    "{The home} had to settle for a {score} draw with {the away} in {the competition} {day}.",
    "Both sides scored and neither won {day} in {the competition}: {home} {score} {away}.",
    "{The away} took a point from their visit to {the home} in {the competition} {day}, {score}.",
    "A {score} draw was all that {the home} and {the away} got out of each other in {the competition} {day}.",
  ],
  openGoalless: [
    "{The home} and {the away} could not find a goal between them in {the competition} {day}, and it stayed {score}.",
    "The defences had the last word in {the competition} {day}: {home} {score} {away}.",
    "It was {score} at the end as at the start when {the home} met {the away} in {the competition} {day}.",
  ],
};
