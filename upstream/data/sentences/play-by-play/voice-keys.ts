/** Keys of sentences that follow a line and say what it means for the game. */
export const GAME_VOICE_KEYS = [
  "voiceFirst",
  "voiceBuzzer",
  "voiceGoAhead",
  "voiceLead",
  "voiceTied",
  "voiceComeback",
  "voiceWithin",
  "voiceRun",
  "voicePoints",
  "voiceThrees",
  "voiceDoubleRebounds",
  "voiceDoubleAssists",
  "voiceLargest",
  "voiceDrought",
  "voiceFoulTrouble",
  "voiceStop",
  "voiceQuarter",
  "voiceQuarterLevel",
  "voiceHalf",
  "voiceHalfLevel",
  "voiceOvertime",
  "voiceClose",
  "voiceWon",
] as const;
export type GameVoiceKey = (typeof GAME_VOICE_KEYS)[number];

/**
 * Placeholders: `player`, `team`, `points` of the player, `count` of what the sentence counts, `score` of the period.
 */
export type GameVoiceTexts = Readonly<Record<GameVoiceKey, readonly [string, ...string[]]>>;
