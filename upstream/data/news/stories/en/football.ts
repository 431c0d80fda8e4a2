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
    "{home} against {away}: how the {score} came about",
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
    "{home} beat {away} {won} in front of their own supporters.",
    "It finished {home} {score} {away}, and the points stayed with the home side.",
    "{home} made their home match count, beating {away} {won}.",
    "{away} left with nothing after a {won} defeat at {home}.",
    "Playing at home, {home} got the better of {away} by {won}.",
    "{home} had the better of it at home and beat {away} {won}.",
    "There was no joy for the visitors: {home} {score} {away}.",
    "The home side won it, {home} defeating {away} {won}.",
  ],
  openAway: [
    "{away} went to {home} and won {won}.",
    "It finished {home} {score} {away}, and the visitors took the win home.",
    "{home} were beaten at home by {away}, who won {won}.",
    "{away} came away from {home} with a win, {won}.",
    "The trip to {home} paid off for {away}, who won {won}.",
    "{home} could not stop {away}, who left as {won} winners.",
    "Away from home, {away} defeated {home} {won}.",
  ],
  openDraw: [
    "{home} and {away} drew {score}.",
    "Nothing separated {home} and {away}, who finished level at {score}.",
    "It ended {home} {score} {away}, with neither side able to find a winner.",
    "Both sides scored and neither won: {home} {score} {away}.",
    "The match between {home} and {away} ended in a {score} draw.",
    "{home} had to settle for a {score} draw with {away}.",
  ],
  openGoalless: [
    "{home} and {away} drew {score}.",
    "Neither {home} nor {away} found the net, and it stayed {score}.",
    "There were no goals between {home} and {away}: {score} at the end, as at the start.",
    "{home} {score} {away}: the two defences had the last word.",
  ],
  openAny: [
    "{home} {score} {away} was how it stood at the end.",
    "The final score: {home} {score} {away}.",
    "At the final whistle the scoreboard read {home} {score} {away}.",
    "{home} against {away} is over, and the result is {score}.",
    "The meeting of {home} and {away} finished {score}.",
  ],
  openShootout: [
    "{winner} needed penalties to get past {loser}, and won the shoot-out {kicks} after a {score} draw.",
    "It was {score} when play ended, and {winner} beat {loser} {kicks} from the spot.",
    "A shoot-out decided it: {winner} {kicks} {loser}, after {home} {score} {away}.",
  ],
  openExtra: [
    "{winner} beat {loser} {won} after extra time.",
    "Regular time was not enough, and {winner} beat {loser} {won} in extra time.",
  ],
  openLate: [
    "A winning goal {at} gave {winner} a {won} victory over {loser}.",
    "{winner} left it late against {loser}: the goal that made the difference came {at}, and it ended {won}.",
    "It was decided {at}, when {winner} scored the goal that beat {loser}; it finished {won}.",
  ],
  openComeback: [
    "{winner} were behind and still beat {loser} {won}.",
    "{loser} had the lead at one point, but {winner} turned the match round and won {won}.",
    "From a losing position {winner} recovered to beat {loser} {won}.",
  ],
  openRout: [
    "{winner} swept {loser} aside, {won}.",
    "There was only one side in it: {winner} beat {loser} {won}.",
    "{loser} had no answer to {winner}, who won {won}.",
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
    "{home} {score} {away}: the {competition} match on {date}, with what decided it, the numbers and the next fixtures.",
    "How it finished {score} between {home} and {away} on {date}: the report on this {competition} match.",
  ],
  goalFirst: [
    "{player} scored the first goal {at} to put {team} ahead.",
    "The scoring began {at}, when {player} struck for {team}.",
    "{team} took the lead {at} through {player}.",
  ],
  goalLevel: [
    "{player} levelled for {team} {at}, {score}.",
    "{team} were back on terms {at}: {player} made it {score}.",
    "The equaliser came from {player} {at}, and it was {score}.",
  ],
  goalAhead: [
    "{player} put {team} in front {at}, {score}.",
    "{team} went ahead {at} when {player} made it {score}.",
    "The lead went to {team} {at}: {player} scored for {score}.",
  ],
  goalExtend: [
    "{player} extended the lead for {team} {at}, {score}.",
    "{team} scored again {at}, {player} making it {score}.",
    "It became {score} {at}, when {player} scored for {team}.",
  ],
  goalReduce: [
    "{player} pulled one back for {team} {at}, {score}.",
    "{team} narrowed the gap {at}: {player} made it {score}.",
    "A goal by {player} for {team} {at} made it {score}.",
  ],
  goalPenalty: [
    "{player} scored for {team} from the penalty spot {at}, {score}.",
    "A penalty {at} was converted by {player} of {team} for {score}.",
  ],
  goalOwn: [
    "An own goal by {player} of {opponent} {at} made it {score}.",
    "{player} of {opponent} put the ball into their own net {at}, and it was {score}.",
  ],
  goalUnnamed: ["{team} scored {at} to make it {score}.", "It was {score} after a goal by {team} {at}."],
  goalAssist: ["The pass came from {assist}.", "{assist} supplied the pass.", "It was {assist} who set up the goal."],
  halfLead: ["{team} led at half-time, when the score was {score}.", "At the break it was {score}, with {team} ahead."],
  halfGoalless: ["The first half ended without a goal.", "At half-time nobody had scored."],
  halfLevel: ["It was {score} at half-time.", "The sides were level at the break, {score}."],
  redCard: ["{player} of {team} was sent off {at}.", "{team} lost {player} to a red card {at}."],
  penaltyMissed: [
    "{player} failed to score from a penalty for {team} {at}.",
    "A penalty for {team} came to nothing {at}, with {player} taking it.",
  ],
  goalCancelled: [
    "A goal by {player} for {team} was disallowed after a video review; the ball had gone in {at}.",
    "{player} had the ball in the net for {team} {at}, but after a video review the goal did not stand.",
  ],
  hatTrick: [
    "{player} scored {count} times for {team}.",
    "With {count} goals, {player} was the leading scorer for {team}.",
  ],
  twoGoals: ["{player} scored {count} of the goals for {team}.", "{player} had {count} of the goals for {team}."],
  aggregate: [
    "Over both legs it is {home} {aggregate} {away}.",
    "Taken together, the two legs read {home} {aggregate} {away}.",
  ],
  shootoutEnd: ["{team} won the shoot-out {kicks}.", "From the spot it ended {kicks} for {team}."],
  possession: [
    "{team} had the ball for {share}% of the time.",
    "Possession was with {team}, who had {share}%.",
    "{share}% of possession went to {team}.",
  ],
  possessionEven: ["Both sides had {share}% of possession.", "Possession was shared evenly, {share}% each."],
  shots: [
    "{team} took {count} {count|shot|shots}, {opponent} {other}.",
    "The shot count was {count} for {team} and {other} for {opponent}.",
  ],
  onTarget: [
    "On target it was {count} for {team} and {other} for {opponent}.",
    "{team} hit the target {count} {count|time|times}, {opponent} {other}.",
  ],
  fewerShots: [
    "{team} won although {opponent} had more shots.",
    "The number of shots was not what counted: {opponent} had more of them, {team} won.",
  ],
  saves: [
    "The {team} goalkeeper had {count} {count|save|saves} to make, the {opponent} goalkeeper {other}.",
    "Saves: {count} for {team}, {other} for {opponent}.",
  ],
  corners: [
    "{team} had {count} corners, {opponent} {other}.",
    "There were {count} corners for {team} and {other} for {opponent}.",
  ],
  yellows: ["The referee showed {count} yellow cards in all.", "In all there were {count} yellow cards."],
};
