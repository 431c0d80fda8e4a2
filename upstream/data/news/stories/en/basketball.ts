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
    "{home} against {away}: how the {score} came about",
    "{home} {score} {away}: quarters, scorers and table",
    "{competition}: {home} {score} {away}",
    "{home} {score} {away} on {date}",
  ],
  gameTitleOvertime: ["{winner} beat {loser} {won} in overtime", "{home} {score} {away}: overtime goes to {winner}"],
  gameTitleRecovery: ["{winner} rally to beat {loser} {won}", "{home} {score} {away}: {winner} win from well behind"],
  gameTitleRunaway: ["{winner} cruise past {loser}, {won}", "{home} {score} {away}: {winner} win by {gap}"],
  gameTitleNarrow: ["{winner} edge {loser} {won}", "{home} {score} {away}: {winner} win a close one"],
  gameOpenHome: [
    "{home} beat {away} {won} on their own court.",
    "It finished {home} {score} {away}, a home win.",
    "{away} went down {won} at {home}.",
    "At home {home} were {gap} {gap|point|points} better than {away}, {won}.",
    "{home} defended their court against {away} and won {won}.",
    "The visitors had to give way: {home} {score} {away}.",
    "{home} took care of {away} at home, {won}.",
  ],
  gameOpenAway: [
    "{away} went to {home} and won {won}.",
    "It finished {home} {score} {away}, a win on the road.",
    "{home} lost {won} at home to {away}.",
    "On the road {away} were {gap} {gap|point|points} better than {home}, {won}.",
    "The trip to {home} ended well for {away}, who won {won}.",
    "{home} could not keep {away} from winning {won}.",
  ],
  gameOpenAny: [
    "{home} {score} {away} was the score at the buzzer.",
    "The final score: {home} {score} {away}.",
    "{winner} beat {loser} by {gap}, {won}.",
    "The game between {home} and {away} ended {score}.",
    "{winner} took the win against {loser}, {won}.",
    "When the clock ran out it was {home} {score} {away}.",
    "{gap} {gap|point|points} separated the teams at the end: {home} {score} {away}.",
  ],
  gameOpenOvertime: [
    "{winner} needed overtime to beat {loser} {won}.",
    "Regulation was not enough: {winner} beat {loser} {won} in overtime.",
  ],
  gameOpenRecovery: [
    "{winner} were well behind and still beat {loser} {won}.",
    "{loser} let a big lead slip, and {winner} won {won}.",
    "After a long chase {winner} caught {loser} and won {won}.",
  ],
  gameOpenRunaway: ["{winner} left {loser} far behind, {won}.", "By {gap} points {winner} beat {loser}, {won}."],
  gameOpenNarrow: [
    "{winner} won a close game against {loser}, {won}.",
    "It could have gone to either team: {winner} beat {loser} {won}.",
    "Down to the last possessions, {winner} held on against {loser}, {won}.",
  ],
  firstQuarterLead: [
    "After one quarter {team} were ahead, {score}.",
    "{team} won the first quarter, which ended {score}.",
  ],
  firstQuarterLevel: ["The first quarter ended level, {score}."],
  gameHalfLead: ["At half-time it was {score}, with {team} in front.", "{team} led at the half, {score}."],
  gameHalfLevel: ["It was {score} at half-time."],
  thirdQuarterLead: [
    "{team} took the lead into the last quarter, {score}.",
    "Before the last quarter it was {score}, to the advantage of {team}.",
  ],
  thirdQuarterLevel: ["The last quarter began level, at {score}."],
  run: [
    "The longest run belonged to {team}, who scored {points} points without reply in Q{quarter}.",
    "In Q{quarter} {team} put together {points} unanswered points, the longest run of the game.",
  ],
  runOvertime: ["The longest run came in overtime, when {team} scored {points} points without reply."],
  deficit: [
    "The winners were as many as {count} points behind.",
    "At the worst moment the winners trailed by {count}.",
  ],
  biggestLead: [
    "The winners’ biggest lead was {count} {count|point|points}.",
    "At most the winners were {count} {count|point|points} ahead.",
  ],
  leadChanges: ["The lead changed hands {count} times.", "There were {count} lead changes."],
  overtime: [
    "After regulation it stood at {regular}.",
    "The regular quarters ended {regular}, and overtime had to decide.",
  ],
  topScorer: [
    "{player} led {team} with {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "The most points for {team} came from {player}: {points}, with {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
  ],
  secondScorer: [
    "{player} added {points} for the winners.",
    "Next on the scoresheet for the winners was {player}, with {points} points.",
  ],
  otherScorer: [
    "For {team}, {player} scored {points} points, with {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "{player} was the leading scorer for {team} with {points} points, and had {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
  ],
  doubleDouble: [
    "{player} of {team} finished with a double-double: {points} points, {rebounds} {rebounds|rebound|rebounds}, {assists} {assists|assist|assists}.",
  ],
  teamRebounds: [
    "{team} took {count} rebounds, {opponent} {other}.",
    "On the boards it was {count} for {team} and {other} for {opponent}.",
  ],
  teamThrees: [
    "From three-point range {team} made {count}, {opponent} {other}.",
    "{team} hit {count} threes, {opponent} {other}.",
  ],
  benchPoints: ["The {team} bench scored {count} points, the {opponent} bench {other}."],
};
