import type { BasketballTexts } from "../keys.ts";

export const BASKETBALL: BasketballTexts = {
  gameTitleHome: [
    "{home} beat {away} {won} at home",
    "{won}: {home} hold off {away}",
    "Home win for {home}, {won} against {away}",
  ],
  gameTitleAway: [
    "{away} win {won} at {home}",
    "{won}: {away} leave {home} with a win",
    "Road win for {away}, {won} at {home}",
  ],
  gameTitleAny: [
    "{home} {score} {away}: the report",
    "{home} {score} {away}: how the game was won",
    "{home} {score} {away}: quarters, scorers and table",
    "{competition}: {home} {score} {away}",
    "{home} {score} {away} on {date}",
  ],
  gameTitleOvertime: ["{winner} beat {loser} {won} in overtime", "{home} {score} {away}: overtime goes to {winner}"],
  gameTitleRecovery: ["{winner} rally to beat {loser} {won}", "{home} {score} {away}: {winner} complete comeback"],
  gameTitleRunaway: ["{winner} cruise past {loser}, {won}", "{home} {score} {away}: {winner} win by {gap}"],
  gameTitleNarrow: ["{winner} edge {loser} {won}", "{home} {score} {away}: {winner} win a close one"],
  gameOpenHome: [
    "{The home} beat {the away} {won} on their own court.",
    "It finished {home} {score} {away}, a home win.",
    "{The away} went down {won} at {the home}.",
    "At home {the home} were {gap} {gap|point|points} better than {the away}, {won}.",
    "{The home} defended their court against {the away} and won {won}.",
    "The visitors went down: {home} {score} {away}.",
    "{The home} took care of {the away} at home, {won}.",
  ],
  gameOpenAway: [
    "{The away} went to {the home} and won {won}.",
    "It finished {home} {score} {away}, a win on the road.",
    "{The home} lost {won} at home to {the away}.",
    "On the road {the away} were {gap} {gap|point|points} better than {the home}, {won}.",
    "The trip to {the home} ended well for {the away}, who won {won}.",
    "{The away} would not be denied against {the home}, winning {won}.",
  ],
  gameOpenAny: [
    "{home} {score} {away} was the score at the buzzer.",
    "The final score: {home} {score} {away}.",
    "{The winner} beat {the loser} by {gap}, {won}.",
    "The game between {the home} and {the away} ended {score}.",
    "{The winner} came out on top against {the loser}, {won}.",
    "When the clock ran out it was {home} {score} {away}.",
    "{gap} {gap|point|points} separated the teams at the end: {home} {score} {away}.",
  ],
  gameOpenOvertime: [
    "{The winner} needed overtime to beat {the loser} {won}.",
    "Regulation was not enough: {the winner} beat {the loser} {won} in overtime.",
  ],
  gameOpenRecovery: [
    "{The winner} were well behind and still beat {the loser} {won}.",
    "{The loser} let a big lead slip, and {the winner} won {won}.",
    "After a long chase {the winner} caught {the loser} and won {won}.",
  ],
  gameOpenRunaway: [
    "{The winner} left {the loser} far behind, {won}.",
    "{The winner} beat {the loser} by {gap} points, {won}.",
  ],
  gameOpenNarrow: [
    "{The winner} won a close game against {the loser}, {won}.",
    "It could have gone to either team: {the winner} beat {the loser} {won}.",
    "Down to the last possessions, {the winner} held on against {the loser}, {won}.",
  ],
  firstQuarterLead: ["After one quarter {the team} led {score}.", "{The team} won the first quarter {score}."],
  firstQuarterLevel: ["The first quarter ended level, {score}."],
  gameHalfLead: ["{The team} led {score} at half-time.", "{The team} were ahead {score} at the half."],
  gameHalfLevel: ["It was {score} at half-time."],
  thirdQuarterLead: [
    "{The team} took a {score} lead into the fourth quarter.",
    "{The team} led {score} going into the fourth quarter.",
  ],
  thirdQuarterLevel: ["The fourth quarter began level, at {score}."],
  run: [
    "The longest run belonged to {the team}, who scored {points} points without reply in Q{quarter}.",
    "In Q{quarter} {the team} put together {points} unanswered points, the longest run of the game.",
  ],
  runOvertime: ["The longest run came in overtime, when {the team} scored {points} points without reply."],
  deficit: ["{The winner} trailed by as many as {count}.", "{The winner} were {count} points down at one stage."],
  biggestLead: [
    "{The winner} led by as many as {count}.",
    "The biggest lead for {the winner} was {count} {count|point|points}.",
  ],
  leadChanges: ["The lead changed hands {count} times.", "There were {count} lead changes."],
  overtime: [
    "It was {regular} at the end of regulation.",
    "It was {regular} after regulation, and the game went to overtime.",
  ],
  topScorer: [
    "{player} led {the team} with {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "With {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}, {player} led {the team}.",
  ],
  secondScorer: [
    "{player} added {points} for {the winner}.",
    "Next on the scoresheet for {the winner} was {player}, with {points} points.",
  ],
  otherScorer: [
    "For {the team}, {player} scored {points} points, with {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "{player} was the leading scorer for {the team} with {points} points, and had {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
  ],
  doubleDouble: [
    "{player} of {the team} finished with a double-double: {points} points, {rebounds} {rebounds|rebound|rebounds}, {assists} {assists|assist|assists}.",
  ],
  teamRebounds: [
    "{The team} out-rebounded {the opponent} {count}-{other}.",
    "On the boards it was {count} for {the team} and {other} for {the opponent}.",
  ],
  teamThrees: [
    "From three-point range {the team} made {count} and {the opponent} {other}.",
    "{The team} hit {count} threes to {other} by {the opponent}.",
  ],
  benchPoints: ["The {team} bench scored {count} points to {other} by the {opponent} bench."],
};
