import type { FootballTexts } from "../keys.ts";

export const FOOTBALL: FootballTexts = {
  titleHome: [
    "{home} beat {away} {won} at home",
    "{home} {score} {away}: the home side take it",
    "{won}: {home} see off {away}",
    "Home win for {home}, {won} against {away}",
  ],
  titleAway: [
    "{away} win {won} away to {home}",
    "{home} {score} {away}: the visitors take it",
    "{won}: {away} come away from {home} with a win",
    "Away win for {away}, {won} at {home}",
  ],
  titleDraw: [
    "{home} and {away} share it, {score}",
    "{home} {score} {away}: nothing between them",
    "{score}: {home} and {away} finish level",
  ],
  titleGoalless: [
    "{home} and {away} play out a {score} draw",
    "No goals between {home} and {away}: {score}",
    "{home} {score} {away}: neither side scores",
  ],
  titleAny: [
    "{home} {score} {away}: the report",
    "{home} {score} {away}: how it unfolded",
    "{home} {score} {away}: goals, numbers and table",
    "{competition}: {home} {score} {away}",
    "{home} {score} {away} on {date}",
  ],
  titleShootout: [
    "{winner} beat {loser} {kicks} on penalties",
    "{home} {score} {away}: {winner} win the shoot-out {kicks}",
  ],
  titleExtra: [
    "{winner} beat {loser} {won} after extra time",
    "{home} {score} {away}: {winner} settle it in extra time",
  ],
  titleLate: ["Late goal gives {winner} a {won} win over {loser}", "{home} {score} {away}: {winner} win it at the end"],
  titleComeback: ["{winner} come from behind to beat {loser} {won}", "{home} {score} {away}: {winner} turn it round"],
  titleRout: ["{winner} run out {won} winners against {loser}", "{home} {score} {away}: a big win for {winner}"],
  openHome: [
    "{The home} beat {the away} {won} in front of their own supporters.",
    "It finished {home} {score} {away}, and the points stayed with the home side.",
    "{The home} made home advantage count, beating {the away} {won}.",
    "{The away} left with nothing after a {won} defeat at {the home}.",
    "Playing at home, {the home} got the better of {the away}, {won}.",
    "{The home} had the better of it at home and beat {the away} {won}.",
    "There was no joy for the visitors: {home} {score} {away}.",
    "The home side won it, {the home} defeating {the away} {won}.",
  ],
  openAway: [
    "{The away} went to {the home} and won {won}.",
    "It finished {home} {score} {away}, and the visitors went home with the win.",
    "{The home} were beaten at home by {the away}, who won {won}.",
    "{The away} came away from {the home} with a win, {won}.",
    "The trip to {the home} paid off for {the away}, who won {won}.",
    "{The home} could not stop {the away}, who left as {won} winners.",
    "Away from home, {the away} defeated {the home} {won}.",
  ],
  openDraw: [
    "{The home} and {the away} drew {score}.",
    "Nothing separated {the home} and {the away}, who finished level at {score}.",
    "It ended {home} {score} {away}, with neither side able to find a winner.",
    "Both sides scored and neither won: {home} {score} {away}.",
    "The match between {the home} and {the away} ended in a {score} draw.",
    "{The home} had to settle for a {score} draw with {the away}.",
  ],
  openGoalless: [
    "{The home} and {the away} drew {score}.",
    "Neither {the home} nor {the away} found the net, and it stayed {score}.",
    "There were no goals between {the home} and {the away}: {score} at the end, as at the start.",
    "{home} {score} {away}: the two defences had the last word.",
  ],
  openAny: [
    "It finished {home} {score} {away}.",
    "The final score: {home} {score} {away}.",
    "At the final whistle the scoreboard read {home} {score} {away}.",
    "It ended {home} {score} {away}.",
    "The meeting of {the home} and {the away} finished {score}.",
  ],
  openShootout: [
    "{The winner} needed penalties to get past {the loser}, and won the shoot-out {kicks} after a {score} draw.",
    "It was {score} when play ended, and {the winner} beat {the loser} {kicks} from the spot.",
    "A shoot-out decided it: {winner} {kicks} {loser}, after {home} {score} {away}.",
  ],
  openExtra: [
    "{The winner} beat {the loser} {won} after extra time.",
    "Regular time was not enough, and {the winner} beat {the loser} {won} in extra time.",
  ],
  openLate: [
    "A winning goal {at} gave {the winner} a {won} victory over {the loser}.",
    "{The winner} left it late against {the loser}: the goal that made the difference came {at}, and it ended {won}.",
    "It was decided {at}, when {the winner} scored the goal that beat {the loser}; it finished {won}.",
  ],
  openComeback: [
    "{The winner} were behind and still beat {the loser} {won}.",
    "{The loser} had the lead at one point, but {the winner} turned the match round and won {won}.",
    "From a losing position {the winner} recovered to beat {the loser} {won}.",
  ],
  openRout: [
    "{The winner} swept {the loser} aside, {won}.",
    "There was only one side in it: {the winner} beat {the loser} {won}.",
    "{The loser} had no answer to {the winner}, who won {won}.",
  ],
  ledeDate: [
    "This {competition} match was played on {date}.",
    "The {competition} match between the two was played on {date}.",
  ],
  ledeMatchday: [
    "It was matchday {matchday} of the {competition} season, on {date}.",
    "The two met on {date}, on matchday {matchday} of the {competition} season.",
  ],
  reportSummary: [
    "{home} {score} {away}: the report on the {competition} match on {date}, with key stats and what comes next.",
    "How it finished {score} between {home} and {away} on {date}: the report on this {competition} match.",
  ],
  goalFirst: [
    "{player} scored the first goal {at} to put {the team} ahead.",
    "The scoring began {at}, when {player} struck for {the team}.",
    "{The team} took the lead {at} through {player}.",
  ],
  goalLevel: [
    "{player} levelled for {the team} {at}, {score}.",
    "{The team} were back on terms {at}: {player} made it {score}.",
    "The equaliser came from {player} {at}, and it was {score}.",
  ],
  goalAhead: [
    "{player} put {the team} in front {at}, {score}.",
    "{The team} went ahead {at} when {player} made it {score}.",
    "{player} made it {score} to put {the team} ahead {at}.",
  ],
  goalExtend: [
    "{player} extended the lead for {the team} {at}, {score}.",
    "{The team} scored again {at}, {player} making it {score}.",
    "{player} of {the team} made it {score} {at}.",
  ],
  goalReduce: [
    "{player} pulled one back for {the team} {at}, {score}.",
    "{The team} narrowed the gap {at}: {player} made it {score}.",
    "A goal by {player} for {the team} {at} made it {score}.",
  ],
  goalPenalty: [
    "{player} scored for {the team} from the penalty spot {at}, {score}.",
    "{player} converted a penalty for {the team} {at} to make it {score}.",
  ],
  goalOwn: [
    "An own goal by {player} of {the opponent} {at} made it {score}.",
    "{player} of {the opponent} put the ball into their own net {at} to make it {score}.",
  ],
  goalUnnamed: ["{The team} scored {at} to make it {score}.", "It was {score} after a goal by {the team} {at}."],
  goalAssist: ["The pass came from {assist}.", "{assist} supplied the pass.", "It was {assist} who set up the goal."],
  halfLead: ["{The team} led {score} at half-time.", "{The team} were {score} up at the break."],
  halfGoalless: ["The first half ended without a goal.", "At half-time nobody had scored."],
  halfLevel: ["It was {score} at half-time.", "The sides were level at the break, {score}."],
  redCard: ["{player} of {the team} was sent off {at}.", "{The team} lost {player} to a red card {at}."],
  penaltyMissed: [
    "{player} missed a penalty for {the team} {at}.",
    "{The team} had a penalty {at}, but {player} missed it.",
  ],
  goalCancelled: [
    "{player} had a goal for {the team} ruled out by VAR {at}.",
    "{player} had the ball in the net for {the team} {at}, but VAR ruled the goal out.",
  ],
  hatTrick: ["{player} scored a hat-trick for {the team}.", "There was a hat-trick for {player} of {the team}."],
  manyGoals: ["{player} scored {count} goals for {the team}."],
  twoGoals: ["{player} scored twice for {the team}.", "{player} got two for {the team}."],
  aggregate: ["On aggregate it is {home} {aggregate} {away}.", "{home} {aggregate} {away} on aggregate."],
  shootoutEnd: ["{The team} won the shoot-out {kicks}.", "{The team} won {kicks} on penalties."],
  possession: [
    "{The team} had the ball for {share}% of the time.",
    "{The team} had {share}% of possession.",
    "{The team} had more of the ball, with {share}%.",
  ],
  possessionEven: ["Both sides had {share}% of possession.", "Possession was shared evenly, {share}% each."],
  shots: [
    "{The team} took {count} {count|shot|shots} to {other} by {the opponent}.",
    "The shot count was {count} for {the team} and {other} for {the opponent}.",
  ],
  onTarget: [
    "{The team} had {count} {count|shot|shots} on target, {the opponent} had {other}.",
    "{The team} hit the target {count} {count|time|times} to {other} by {the opponent}.",
  ],
  fewerShots: [
    "{The team} won despite having fewer shots than {the opponent}.",
    "{The opponent} had more shots, but {the team} won.",
  ],
  saves: [
    "The {team} goalkeeper made {count} {count|save|saves}, the {opponent} goalkeeper made {other}.",
    "Saves: {count} for {the team}, {other} for {the opponent}.",
  ],
  corners: [
    "{The team} had {count} corners to {other} for {the opponent}.",
    "There were {count} corners for {the team} and {other} for {the opponent}.",
  ],
  yellows: ["The referee showed {count} yellow cards in all.", "In all there were {count} yellow cards."],
};
