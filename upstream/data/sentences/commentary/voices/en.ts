import type { VoiceTexts } from "../voice-keys.ts";

export const EN: VoiceTexts = {
  voiceEarly: [
    "What a start for {the team}!",
    "{The opponent} have hardly touched the ball.",
    "It could not have begun better for {the team}.",
  ],
  voiceLevel: ["All square again.", "{The team} are back in it.", "The lead of {the opponent} is gone."],
  voiceLevelLate: ["Just when it seemed over, {the team} are level!", "So late, and everything is open again!"],
  voiceAhead: ["{The team} have the lead.", "Now {the opponent} have to chase."],
  voiceLate: [
    "That may well be the winner!",
    "What a time to score!",
    "{The opponent} have almost no time left to answer.",
  ],
  voiceCushion: ["{The team} have some breathing space.", "Two between them now.", "{The opponent} have it all to do."],
  voiceDecided: ["This one looks settled.", "There is no stopping {the team} today.", "{The opponent} have no answer."],
  voiceHope: ["One goal in it: {the team} can hope again.", "Suddenly {the opponent} look nervous."],
  voiceConsolation: ["{The team} still have a long way to go.", "A goal for pride, for now."],
  voiceBrace: ["His second of the match!", "{player} again!", "That is two for {player}."],
  voiceHatTrick: ["A hat-trick for {player}!", "Three for {player}, and he can keep the ball!"],
  voiceSaves: [
    "Save number {count} for {other}.",
    "That is {count} saves by {other} already.",
    "{other} keeps his side in it, {count} saves so far.",
  ],
  voiceLastChance: [
    "Time is running out for {the team}.",
    "Was that the last chance?",
    "{The team} will not get many more.",
  ],
  voiceTenMenLong: ["There is a long way to go with one fewer.", "That changes the whole match."],
  voiceTenMenLate: ["They have to hold out to the end now.", "A hard finish lies ahead for {the team}."],
  voicePostAgain: ["The woodwork again!", "{The team} have no luck with the frame today."],
  voiceFresh: ["{The team} need a goal and bring on fresh legs.", "{The team} gamble a little: they are behind."],
  voiceBookings: [
    "The referee has his hands full: {count} yellow cards now.",
    "That is yellow card number {count} today.",
  ],
  voiceHalfGoalless: [
    "No goals yet, but there is time.",
    "The keepers have not been beaten so far.",
    "We wait for a first goal.",
  ],
  voiceHalfLevel: ["Nothing between them at the break.", "It is all to play for after the break."],
  voiceHalfLead: [
    "{The team} go in with the lead.",
    "{The opponent} have something to talk about at the break.",
    "Advantage {team} at the break.",
  ],
  voiceFullDraw: ["Neither side could land the decisive blow.", "Nobody wins this one.", "They share the spoils."],
  voiceFullNarrow: [
    "{The team} hold on.",
    "One goal makes the difference for {the team}.",
    "{The opponent} came close, but no more.",
  ],
  voiceFullWide: ["A day to remember for {the team}.", "{The opponent} will want to forget this one."],
};
