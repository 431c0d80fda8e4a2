/** Keys of sentences that follow a line of commentary and say what it means for the match. */
export const VOICE_KEYS = [
  "voiceEarly",
  "voiceLevel",
  "voiceLevelLate",
  "voiceAhead",
  "voiceLate",
  "voiceCushion",
  "voiceDecided",
  "voiceHope",
  "voiceConsolation",
  "voiceBrace",
  "voiceHatTrick",
  "voiceSaves",
  "voiceLastChance",
  "voiceTenMenLong",
  "voiceTenMenLate",
  "voicePostAgain",
  "voiceFresh",
  "voiceBookings",
  "voiceHalfGoalless",
  "voiceHalfLevel",
  "voiceHalfLead",
  "voiceFullDraw",
  "voiceFullNarrow",
  "voiceFullWide",
] as const;
export type VoiceKey = (typeof VOICE_KEYS)[number];

/** Placeholders as in lines; `count` is how many saves or cards there have been. */
export type VoiceTexts = Readonly<Record<VoiceKey, readonly [string, ...string[]]>>;
