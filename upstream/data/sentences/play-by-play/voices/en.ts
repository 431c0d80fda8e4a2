import type { GameVoiceTexts } from "../voice-keys.ts";

export const EN: GameVoiceTexts = {
  voiceFirst: ["The first points of the game.", "{The team} open the scoring.", "{The team} score first."],
  voiceBuzzer: ["Right at the buzzer!", "Just in time!", "With no time left!"],
  voiceGoAhead: [
    "{The team} are ahead with {count} {count|second|seconds} left!",
    "Only {count} {count|second|seconds} left, and {the team} lead!",
    "{The team} have the lead, {count} {count|second|seconds} from the end!",
  ],
  voiceLead: [
    "{The team} take the lead.",
    "The lead changes hands.",
    "Now {the team} are in front.",
    "{The team} move in front.",
    "A new leader: {the team}.",
  ],
  voiceTied: ["All level.", "The game is tied.", "Nothing between them now.", "It is level again."],
  voiceComeback: [
    "{The team} were {count} points behind!",
    "From {count} points down, {the team} are back.",
    "{The team} have made up {count} points!",
  ],
  voiceWithin: [
    "{The team} are within {count} {count|point|points}.",
    "The gap is down to {count} {count|point|points}.",
    "{The team} are only {count} {count|point|points} behind.",
  ],
  voiceRun: [
    "A {count}-0 run by {the team}.",
    "{count} in a row for {the team}.",
    "{The team} have scored {count} without reply.",
  ],
  voicePoints: [
    "{player} has {count} points.",
    "{count} points now for {player}.",
    "That makes {count} points for {player}.",
  ],
  voiceThrees: [
    "{player} has {count} threes.",
    "Three number {count} for {player}.",
    "{player} has hit {count} from three.",
  ],
  voiceDoubleRebounds: [
    "A double-double for {player}: {points} points and {count} rebounds.",
    "{player} has {points} points and {count} rebounds, a double-double.",
    "{points} points and {count} rebounds make a double-double for {player}.",
  ],
  voiceDoubleAssists: [
    "A double-double for {player}: {points} points and {count} assists.",
    "{player} has {points} points and {count} assists, a double-double.",
    "{points} points and {count} assists make a double-double for {player}.",
  ],
  voiceLargest: [
    "{The team} lead by {count}.",
    "{count} points ahead, the biggest lead of {the team} so far.",
    "The lead of {the team} is up to {count}.",
  ],
  voiceDrought: [
    "{The team} had gone {count} minutes without a point.",
    "The first points in {count} minutes for {the team}.",
    "After {count} minutes {the team} score again.",
  ],
  voiceFoulTrouble: [
    "{player} has {count} fouls and cannot afford another.",
    "One more foul and {player} is out.",
    "With {count} fouls {player} has to be careful.",
  ],
  voiceStop: [
    "{The team} had scored {count} in a row.",
    "It halts a run of {count} points by {the team}.",
    "{The team} are on a run of {count} points.",
  ],
  voiceQuarter: [
    "{The team} win the quarter {score}.",
    "The quarter goes to {the team}, {score}.",
    "{The team} have the better of the quarter, {score}.",
  ],
  voiceQuarterLevel: ["The quarter was even.", "Nobody wins the quarter."],
  voiceHalf: [
    "{The team} lead by {count} {count|point|points} at half-time.",
    "At the break {the team} are {count} {count|point|points} ahead.",
    "{The team} take a lead of {count} {count|point|points} into the break.",
  ],
  voiceHalfLevel: ["All level at half-time.", "Nothing between them at the break."],
  voiceOvertime: ["Overtime has to decide it.", "The game goes to overtime."],
  voiceClose: [
    "{The team} hold on and win by {count} {count|point|points}.",
    "A close one: {count} {count|point|points} in it, and {the team} win.",
    "{count} {count|point|points} decide it for {the team}.",
  ],
  voiceWon: [
    "{The team} win by {count} points.",
    "Victory for {the team}, by {count} points.",
    "{The team} take it by {count} points.",
  ],
};
