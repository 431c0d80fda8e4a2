import type { BasketballTexts } from "../keys.ts";

export const BASKETBALL: BasketballTexts = {
  titleGameBuzzer: [
    "{player} wins it for {winner} in the last seconds: {won} against {loser}",
    "{home} {score} {away}: {player} decides it at the end",
    "Last-gasp points from {player} give {winner} a {won} win over {loser}",
  ],
  titleGameOvertime: [
    "{winner} beat {loser} {won} in overtime",
    "{home} {score} {away}: overtime goes to {winner}",
    "{winner} outlast {loser} in overtime, {won}",
  ],
  titleGameStar: [
    "{star} scores {scored} as {winner} beat {loser} {won}",
    "{scored} points from {star} carry {winner} past {loser}, {won}",
    "{loser} cannot stop {star}: {scored} points and a {won} win for {winner}",
  ],
  titleGameTripleDouble: [
    "{hero} has a triple-double as {winner} beat {loser} {won}",
    "Triple-double from {hero} leads {winner} over {loser}, {won}",
  ],
  titleGameRecovery: [
    "{winner} rally to beat {loser} {won}",
    "{home} {score} {away}: {winner} complete comeback",
    "From {deficit} down, {winner} beat {loser} {won}",
    "{loser} blow a {deficit}-point lead and lose {won} to {winner}",
  ],
  titleGameRunaway: [
    "{winner} cruise past {loser}, {won}",
    "{home} {score} {away}: {winner} win by {gap}",
    "{winner} rout {loser} {won}",
  ],
  titleGameNeverBehind: [
    "{winner} lead from start to finish against {loser}, {won}",
    "{loser} never get in front as {winner} win {won}",
    "Wire to wire: {winner} beat {loser} {won}",
  ],
  titleGameNarrow: [
    "{winner} edge {loser} {won}",
    "{home} {score} {away}: {winner} win a close one",
    "{winner} hold off {loser} {won}",
  ],
  titleGameHome: [
    "{home} beat {away} {won} at home",
    "Home win for {home}, {won} against {away}",
    "{home} take care of {away}, {won}",
    "{away} beaten {won} on the road at {home}",
    "{home} too strong for {away}, {won}",
  ],
  titleGameAway: [
    "{away} win {won} at {home}",
    "{won}: {away} leave {home} with a win",
    "Road win for {away}, {won} at {home}",
    "{home} fall {won} at home to {away}",
    "{away} get the better of {home} on the road, {won}",
  ],
  openGameBuzzer: [
    "{player} put {the winner} ahead for good with {seconds} {seconds|second|seconds} left, and they beat {the loser} {won} in {the competition} {day}.",
    "It came down to the last {seconds} {seconds|second|seconds} {day}: {player} scored, and {the winner} beat {the loser} {won} in {the competition}.",
    "{The loser} were {seconds} {seconds|second|seconds} from a different ending in {the competition} {day}, but {player} gave {the winner} the game, {won}.",
  ],
  openGameOvertime: [
    "{The winner} needed overtime to beat {the loser} {won} in {the competition} {day}.",
    "Regulation was not enough in {the competition} {day}: {the winner} beat {the loser} {won} in overtime.",
    "{The loser} took {the winner} to overtime in {the competition} {day} and lost {won}.",
  ],
  openGameStar: [
    "{star} scored {scored} points as {the winner} beat {the loser} {won} in {the competition} {day}.",
    "{The loser} had no answer to {star}, who scored {scored} points in a {won} win for {the winner} in {the competition} {day}.",
    "With {scored} points {star} took {the winner} past {the loser}, {won}, in {the competition} {day}.",
  ],
  openGameTripleDouble: [
    "{hero} had a triple-double as {the winner} beat {the loser} {won} in {the competition} {day}: {points} points, {rebounds} {rebounds|rebound|rebounds}, {assists} {assists|assist|assists}.",
    "With {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}, {hero} led {the winner} to a {won} win over {the loser} in {the competition} {day}.",
  ],
  openGameRecovery: [
    "{The winner} were {deficit} points down in {the competition} {day} and still beat {the loser} {won}.",
    "{The loser} let a lead of {deficit} points slip {day}, and {the winner} won {won} in {the competition}.",
    "After trailing by as many as {deficit}, {the winner} caught {the loser} and won {won} in {the competition} {day}.",
    "A {deficit}-point lead was not enough for {the loser} in {the competition} {day}: {the winner} came back to win {won}.",
  ],
  openGameRunaway: [
    "{The winner} left {the loser} far behind in {the competition} {day}, {won}.",
    "{The winner} beat {the loser} by {gap} points in {the competition} {day}, {won}.",
    "It was no contest in {the competition} {day}: {the winner} beat {the loser} {won}.",
  ],
  openGameNeverBehind: [
    "{The winner} never trailed in {the competition} {day} and beat {the loser} {won}.",
    "{The loser} did not lead for a second in {the competition} {day} and lost {won} to {the winner}.",
    "From the first basket to the last {the winner} were in front {day}, beating {the loser} {won} in {the competition}.",
  ],
  openGameNarrow: [
    "{The winner} won a close game against {the loser} in {the competition} {day}, {won}.",
    "It could have gone to either team in {the competition} {day}: {the winner} beat {the loser} {won}.",
    "Down to the last possessions {day}, {the winner} held on against {the loser}, {won} in {the competition}.",
  ],
  openGameHome: [
    "{The home} beat {the away} {won} on their own court in {the competition} {day}.",
    "{The away} went down {won} at {the home} in {the competition} {day}.",
    "At home {the home} were {gap} {gap|point|points} better than {the away} in {the competition} {day}, {won}.",
    "{The home} defended their court against {the away} in {the competition} {day}, winning {won}.",
    "{The home} took care of {the away} {day}, {won} in {the competition}.",
  ],
  openGameAway: [
    "{The away} went to {the home} in {the competition} {day} and won {won}.",
    "{The home} lost {won} at home to {the away} in {the competition} {day}.",
    "On the road {the away} were {gap} {gap|point|points} better than {the home} in {the competition} {day}, {won}.",
    "The trip to {the home} ended well for {the away}, who won {won} in {the competition} {day}.",
    "{The away} would not be denied at {the home} {day}, winning {won} in {the competition}.",
  ],
  gameHalfLead: [
    "{The team} led {lead} at half-time.",
    "{The team} were ahead {lead} at the half.",
    "The half-time score was {lead} to {the team}.",
  ],
  gameHalfBehind: [
    "{The team} had been ahead at half-time, {lead}.",
    "At the half it had still been {lead} to {the team}.",
    "{The team} led {lead} at the break and could not hold it.",
  ],
  thirdQuarterLead: [
    "{The team} took a {lead} lead into the fourth quarter.",
    "{The team} led {lead} going into the fourth quarter.",
    "With a quarter to play {the team} led {lead}.",
  ],
  thirdQuarterBehind: [
    "It turned in the fourth quarter, which {the team} had begun {lead} up.",
    "{The team} led {lead} after three quarters and lost the fourth.",
    "Going into the fourth quarter {the team} were still ahead, {lead}.",
  ],
  bigQuarter: [
    "{The team} won Q{quarter} {lead}.",
    "Q{quarter} went to {the team}, {lead}.",
    "{The team} made the difference in Q{quarter}, which they won {lead}.",
    "No quarter was as one-sided as Q{quarter}: {lead} to {the team}.",
  ],
  run: [
    "The longest run belonged to {the team}, who scored {points} points without reply in Q{quarter}.",
    "In Q{quarter} {the team} put together {points} unanswered points, the longest run of the game.",
    "{The team} had a run of {points} points in Q{quarter}.",
    "The run of {points} points by {the team} in Q{quarter} was the longest of the game.",
  ],
  runOvertime: [
    "The longest run came in overtime, when {the team} scored {points} points without reply.",
    "In overtime {the team} scored {points} points in a row, the longest run of the game.",
  ],
  deficit: [
    "{The winner} trailed by as many as {count}.",
    "{The winner} were {count} points down at one stage.",
    "At its worst for {the winner} the gap was {count} points.",
  ],
  biggestLead: [
    "{The winner} led by as many as {count}.",
    "The biggest lead for {the winner} was {count} {count|point|points}.",
    "At one point {the winner} were {count} in front.",
  ],
  neverBehind: [
    "{The winner} were never behind, and ahead by as many as {count}.",
    "{The loser} did not lead once.",
    "{The winner} led all the way, at one stage by {count}.",
  ],
  leadChanges: [
    "The lead changed hands {count} times.",
    "There were {count} lead changes.",
    "The teams took turns in front, with {count} changes of the lead.",
  ],
  overtime: [
    "It was {regular} at the end of regulation.",
    "It was {regular} after regulation, and the game went to overtime.",
    "Regulation ended {regular}.",
  ],
  topScorer: [
    "{player} led {the team} with {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "With {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}, {player} led {the team}.",
    "{player} was the best scorer for {the team}, with {points} points.",
    "{The team} got {points} points from {player}.",
    "It was {player} who led {the team}, scoring {points}.",
    "{player} had {points} points and {assists} {assists|assist|assists} for {the team}.",
  ],
  topDouble: [
    "{player} led {the team} with a double-double of {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "A double-double made {player} the man for {the team}: {points} points, {rebounds} {rebounds|rebound|rebounds}, {assists} {assists|assist|assists}.",
    "Nobody did more for {the team} than {player}, with {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "{The team} were led by {player}, whose double-double was {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
  ],
  fortyPoints: [
    "{player} scored {points} points for {the team}.",
    "{The team} had {player} to thank for {points} points.",
    "{player} accounted for {points} of the points for {the team}.",
  ],
  tripleDouble: [
    "{player} of {the team} finished with a triple-double: {points} points, {rebounds} {rebounds|rebound|rebounds}, {assists} {assists|assist|assists}.",
    "There was a triple-double for {player} of {the team}, with {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
  ],
  secondScorer: [
    "{player} added {points} for {the winner}.",
    "Next on the scoresheet for {the winner} was {player}, with {points} points.",
    "{The winner} had another {points} points from {player}.",
    "{player} helped {the winner} with {points} points.",
  ],
  otherScorer: [
    "For {the team}, {player} scored {points} points, with {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "{player} was the leading scorer for {the team} with {points} points, and had {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "The {points} points by {player} were in vain for {the team}.",
    "The best of {the team} was {player}, with {points} points.",
    "On the losing side {player} of {the team} had {points} points.",
  ],
  doubleDouble: [
    "{player} of {the team} finished with a double-double: {points} points, {rebounds} {rebounds|rebound|rebounds}, {assists} {assists|assist|assists}.",
    "There was a double-double for {player} of {the team}, {points} points with {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
    "{The team} also had {player}, with {points} points, {rebounds} {rebounds|rebound|rebounds} and {assists} {assists|assist|assists}.",
  ],
  teamRebounds: [
    "{The team} out-rebounded {the opponent} {count}-{other}.",
    "On the boards it was {count} for {the team} and {other} for {the opponent}.",
    "{The team} owned the boards, with {count} rebounds to {other}.",
    "{The opponent} had {other} rebounds, {the team} {count}.",
  ],
  teamThrees: [
    "From three-point range {the team} made {count} and {the opponent} {other}.",
    "{The team} hit {count} threes to {other} by {the opponent}.",
    "{The team} were better from deep, {count} threes to {other}.",
    "{The opponent} made only {other} threes, {the team} {count}.",
  ],
  benchPoints: [
    "The {team} bench scored {count} points to {other} by the {opponent} bench.",
    "{The team} got {count} points from their bench, {the opponent} {other}.",
    "The benches scored {count} for {the team} and {other} for {the opponent}.",
  ],
  recordTop: [
    "{The team} move to the top of {the table} at {won}-{lost}.",
    "The win makes {the team} first in {the table}, with a record of {won}-{lost}.",
  ],
  recordAhead: [
    "{The team} stay on top of {the table} at {won}-{lost}.",
    "{The team} lead {the table} with a record of {won}-{lost}.",
    "Nobody is ahead of {the team} in {the table}, at {won}-{lost}.",
  ],
  recordUp: [
    "{The team} climb from {from} to {place} in {the table}.",
    "{The team} are up to {place} in {the table} at {won}-{lost}.",
    "The result lifts {the team} to {place} in {the table}, with a record of {won}-{lost}.",
    "{The team} improve to {won}-{lost} and rise to {place} in {the table}.",
  ],
  recordDown: [
    "{The team} slip from {from} to {place} in {the table}.",
    "{The team} are down to {place} in {the table} at {won}-{lost}.",
    "The result costs {the team} ground: {place} in {the table}, with a record of {won}-{lost}.",
    "{The team} are now {won}-{lost} and fall to {place} in {the table}.",
  ],
  recordStill: [
    "{The team} are {won}-{lost} and still {place} in {the table}.",
    "At {won}-{lost} {the team} stay {place} in {the table}.",
    "{The team} remain {place} in {the table}, with a record of {won}-{lost}.",
    "The record of {the team} is now {won}-{lost}, which keeps them {place} in {the table}.",
  ],
  recordBottom: [
    "{The team} are last in {the table} at {won}-{lost}.",
    "Only the last place in {the table} is left for {the team}, at {won}-{lost}.",
  ],
};
