/** Keys of sentences that follow a basket and say what it means for the game. */
export const GAME_VOICE_KEYS = ["voiceBuzzer", "voiceLead", "voiceTied", "voiceRun", "voicePoints"] as const;
export type GameVoiceKey = (typeof GAME_VOICE_KEYS)[number];

/** Placeholders: `player`, `team`, and `count`, of points. */
export type GameVoiceTexts = Readonly<Record<GameVoiceKey, readonly [string, ...string[]]>>;
