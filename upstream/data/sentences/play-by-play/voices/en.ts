import type { GameVoiceTexts } from "../voice-keys.ts";

export const EN: GameVoiceTexts = {
  voiceFirst: ["The first points of the game.", "{The team} open the scoring."],
  voiceBuzzer: ["Right at the buzzer!", "Just in time!"],
  voiceGoAhead: [
    "{The team} are ahead with {count} {count|second|seconds} left!",
    "Only {count} {count|second|seconds} left, and {the team} lead!",
  ],
  voiceLead: ["{The team} take the lead.", "The lead changes hands.", "Now {the team} are in front."],
  voiceTied: ["All level.", "The game is tied.", "Nothing between them now."],
  voiceComeback: ["{The team} were {count} points behind!", "From {count} points down, {the team} are back."],
  voiceWithin: [
    "{The team} are within {count} {count|point|points}.",
    "The gap is down to {count} {count|point|points}.",
  ],
  voiceRun: ["A {count}-0 run by {the team}.", "{count} in a row for {the team}."],
  voicePoints: ["{player} has {count} points.", "{count} points now for {player}."],
  voiceThrees: ["{player} has {count} threes.", "Three number {count} for {player}."],
  voiceDoubleRebounds: [
    "A double-double for {player}: {points} points and {count} rebounds.",
    "{player} has {points} points and {count} rebounds, a double-double.",
  ],
  voiceDoubleAssists: [
    "A double-double for {player}: {points} points and {count} assists.",
    "{player} has {points} points and {count} assists, a double-double.",
  ],
  voiceLargest: ["{The team} lead by {count}.", "{count} points ahead, the biggest lead of {the team} so far."],
  voiceDrought: [
    "{The team} had gone {count} minutes without a point.",
    "The first points in {count} minutes for {the team}.",
  ],
  voiceFoulTrouble: ["{player} has {count} fouls and cannot afford another.", "One more foul and {player} is out."],
  voiceStop: ["{The team} had scored {count} in a row.", "It halts a run of {count} points by {the team}."],
  voiceQuarter: ["{The team} win the quarter {score}.", "The quarter goes to {the team}, {score}."],
  voiceQuarterLevel: ["The quarter was even."],
  voiceHalf: [
    "{The team} lead by {count} {count|point|points} at half-time.",
    "At the break {the team} are {count} {count|point|points} ahead.",
  ],
  voiceHalfLevel: ["All level at half-time."],
  voiceOvertime: ["Overtime has to decide it."],
  voiceClose: [
    "{The team} hold on and win by {count} {count|point|points}.",
    "A close one: {count} {count|point|points} in it, and {the team} win.",
  ],
  voiceWon: ["{The team} win by {count} points.", "Victory for {the team}, by {count} points."],
};
