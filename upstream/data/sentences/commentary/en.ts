import type { Texts } from "./keys.ts";

export const EN: Texts = {
  lineUps: ["The line-ups are in: {the home} and {the away} have named their starting elevens."],
  delayed: ["Kick-off is delayed. {The home} and {the away} will have to wait a little longer."],
  postponed: ["{The home} against {the away} will not be played today: the match has been postponed."],
  kickOff: [
    "We are under way: {the home} against {the away}.",
    "The referee blows the whistle, and {the home} against {the away} begins.",
  ],
  halfTime: [
    "Half-time: {home} {score} {away}.",
    "The whistle goes for the break with the score at {home} {score} {away}.",
  ],
  secondHalf: ["The second half is under way.", "Back they come: the second half begins."],
  fullTime: ["Full time: {home} {score} {away}.", "It is all over. The final score is {home} {score} {away}."],
  extraBreak: ["Ninety minutes could not settle it. It is {score}, and we go to extra time."],
  extraStart: ["Extra time begins: thirty more minutes to find a winner."],
  extraTurn: ["The sides have changed ends, and the second half of extra time begins."],
  afterExtra: ["It is over after extra time: {home} {score} {away}."],
  shootout: ["Nothing between them after 120 minutes. Penalties will decide."],
  afterPens: ["The shoot-out is over: {home} {score} {away} on penalties."],
  interrupted: ["The referee has stopped play, and the players wait."],
  abandoned: ["The match has been abandoned. It will not be finished today."],
  addedTime: ["The board goes up: +{minutes}.", "Added time: at least {minutes} min."],
  goal: [
    "GOAL! {player} scores for {the team}. {home} {score} {away}.",
    "{player} finds the net! {home} {score} {away}.",
    "It’s in! {player} finishes it off, and it is {home} {score} {away}.",
  ],
  goalFrom: [
    "GOAL! {player} scores for {the team}, set up by {other}. {home} {score} {away}.",
    "{other} sets it up and {player} puts it away! {home} {score} {away}.",
    "{player} makes no mistake from {other}’s pass. {home} {score} {away}.",
  ],
  goalHead: [
    "GOAL! {player} rises and heads it in. {home} {score} {away}.",
    "A header by {player}, and it is in! {home} {score} {away}.",
  ],
  goalHeadFrom: [
    "GOAL! {other} delivers and {player} heads it home. {home} {score} {away}.",
    "{player} meets the ball from {other} with his head and scores! {home} {score} {away}.",
  ],
  goalFar: [
    "What a strike! {player} scores from distance. {home} {score} {away}.",
    "GOAL! {player} lets fly from outside the box and it goes in. {home} {score} {away}.",
  ],
  goalFarFrom: [
    "{other} lays it off and {player} scores from distance! {home} {score} {away}.",
    "GOAL! {player} takes {other}’s pass and hits it home from outside the box. {home} {score} {away}.",
  ],
  goalFreeKick: [
    "GOAL! {player} scores straight from the free kick. {home} {score} {away}.",
    "Over the wall and in: a fine free kick by {player}. {home} {score} {away}.",
  ],
  goalPenalty: [
    "GOAL! {player} converts the penalty. {home} {score} {away}.",
    "{player} sends the keeper the wrong way from the spot. {home} {score} {away}.",
  ],
  goalOwn: [
    "Own goal! {player} turns it into his own net. {home} {score} {away}.",
    "Bad luck for {player}: it goes in off him, and the goal counts for {the team}. {home} {score} {away}.",
  ],
  penaltyGiven: [
    "Penalty to {the team}! The referee points to the spot.",
    "Foul in the box, and {the team} have a penalty.",
  ],
  penaltySaved: ["Saved! The keeper keeps out {player}’s penalty.", "{player} takes the penalty, and it is saved!"],
  penaltyOff: ["Missed! {player} puts the penalty wide.", "{player} sends the penalty off target."],
  penaltyPost: ["{player} hits the woodwork from the spot!"],
  varCheck: ["VAR is checking the goal by {the team}.", "The goal is under review: {the team} have to wait."],
  varGoal: ["The check is complete: the goal stands.", "VAR confirms the goal for {the team}."],
  varOffside: ["No goal! VAR rules it out for offside.", "Offside, says VAR. {The team}’s goal does not count."],
  varFoul: ["No goal! VAR finds a foul in the build-up.", "{The team}’s goal is ruled out for a foul."],
  yellow: [
    "Yellow card for {player} after a foul.",
    "{player} ({team}) goes into the book.",
    "The referee books {player} for that challenge.",
  ],
  yellowHandball: ["Yellow card for {player} for handball."],
  yellowDissent: ["{player} has a word too many for the referee and is booked."],
  yellowTime: ["{player} takes too long over the restart and sees yellow."],
  secondYellow: [
    "Second yellow! {player} is sent off, and {the team} are a man down.",
    "That is a second booking for {player}: {the team} lose a man.",
  ],
  red: [
    "Red card! {player} is sent off, and {the team} are a man down.",
    "Straight red for {player}. {The team} have to go on without him.",
  ],
  subst: [
    "{The team} change: {player} on, {other} off.",
    "{player} comes on for {other}.",
    "{other} makes way for {player} at {the team}.",
  ],
  substInjury: [
    "{other} cannot go on. {player} replaces him for {the team}.",
    "An injury forces {other} off and {player} comes on.",
  ],
  saved: [
    "{player} shoots, {other} saves.",
    "{other} keeps out the effort by {player}.",
    "Shot by {player}, and {other} is there.",
    "{player} tries his luck but {other} holds it.",
  ],
  savedHead: ["{player} heads it at goal, {other} saves.", "Header by {player}, and {other} gets to it."],
  savedBig: [
    "What a save! {other} denies {player} from close range.",
    "A big chance for {player}, but {other} keeps it out!",
  ],
  off: [
    "{player} shoots wide.",
    "{player} gets his shot away, but it misses the target.",
    "Off target from {player}.",
    "{player} pulls it past the post.",
  ],
  offHead: ["{player} heads it over.", "Header by {player}, past the post."],
  offFar: [
    "{player} tries from distance and misses.",
    "A long shot by {player} flies over.",
    "From outside the box {player} shoots wide.",
  ],
  offBig: ["What a chance! {player} misses from close range.", "{player} should have scored there but puts it wide."],
  blocked: [
    "{player}’s shot is blocked by {other}.",
    "{other} throws himself in front of the shot by {player}.",
    "{player} shoots, but {other} gets in the way.",
  ],
  post: ["Off the woodwork! {player} is denied by the frame.", "{player} hits the post!"],
  corner: ["Corner to {the team}.", "{The team} win a corner.", "Another set piece: corner for {the team}."],
  foul: [
    "Foul by {player} on {other}.",
    "{player} brings {other} down. Free kick.",
    "The referee stops play: {player} fouled {other}.",
  ],
  offside: ["{player} is offside.", "The flag is up against {player}.", "Offside: {player} went too early."],
  kickScored: [
    "{player} scores. {home} {score} {away} in the shoot-out.",
    "{player} puts his kick away: {home} {score} {away}.",
  ],
  kickMissed: [
    "{player} misses! {home} {score} {away} in the shoot-out.",
    "{player} fails to score: it stays {home} {score} {away}.",
  ],
};
