import type { SentenceKey } from "../../data/sentences/play-by-play/keys.ts";
import { SENTENCES } from "../../data/sentences/play-by-play/sentences.ts";
import type { GameVoiceKey } from "../../data/sentences/play-by-play/voice-keys.ts";
import { GAME_VOICES } from "../../data/sentences/play-by-play/voices/voices.ts";
import { Variants } from "../../platform/variants.ts";
import type { Entry } from "./entries.ts";
import { type GameVoice, GameVoices } from "./game-voices.ts";
import type { BasketballProgress } from "./progress.ts";
import { sentenceKeyOf } from "./sentence-key.ts";
import { type Facts, Tallies } from "./tallies.ts";

/** How a line of the play-by-play is said, in any language. */
export interface Wording {
  key: SentenceKey;
  variant: number;
  facts: Facts;
  /** The sentence that follows. */
  voice?: GameVoice & { variant: number };
}

/** Below these a number is not worth telling. */
const LEAST: Readonly<Record<keyof Facts, number>> = { points: 4, made: 0, tried: 3, count: 2, minutes: 1 };

const PLACES = /\{(?:[A-Za-z]+ )?(\w+)[|}]/g;
/** Places by sentence: a game has hundreds of lines, and few sentences. */
const placesCache = new Map<string, readonly string[]>();

function placesOf(text: string): readonly string[] {
  const known = placesCache.get(text);
  if (known) return known;
  const places = [...text.matchAll(PLACES)].map(([, name]) => name!);
  placesCache.set(text, places);
  return places;
}

const isFact = (name: string): name is keyof Facts => name in LEAST;

/** What an English variant says of an entry, undefined if it would tell too small a number. The score has a column. */
function subjectOf(
  { play, player, assist, block, steal, fouled, change }: Entry,
  facts: Facts,
  text: string,
): string | undefined {
  const other = change?.out ?? assist ?? block ?? steal ?? fouled;
  const said: Readonly<Record<string, string | number | undefined>> = {
    ...facts,
    player: (change?.in ?? player)?.id,
    other: other?.id,
    team: change?.side ?? play.side,
    number: play.number ?? play.period,
    of: play.of,
  };
  const places = placesOf(text);
  if (places.some((name) => isFact(name) && (facts[name] ?? 0) < LEAST[name])) return undefined;
  return places.map((name) => said[name]).join(" ");
}

const ENGLISH = { ...SENTENCES.en, ...GAME_VOICES.en };

/** How each entry of a game so far is said: no two in the same words. */
export function wordings({ id, game }: BasketballProgress, entries: readonly Entry[]): ReadonlyMap<Entry, Wording> {
  const tallies = new Tallies(game.rules);
  const voices = new GameVoices(game.rules, tallies);
  const variants = new Variants<SentenceKey | GameVoiceKey>(id, ENGLISH);
  return new Map(
    entries.map((entry): [Entry, Wording] => {
      const key = sentenceKeyOf(entry, game.rules);
      const facts = entry.change ? tallies.change(entry.play, entry.change) : tallies.play(entry);
      const voice = entry.change ? undefined : voices.next(entry);
      const variant = variants.of(key, (text) => subjectOf(entry, facts, text));
      const said = voice && { ...voice, variant: variants.of(voice.key, () => "") };
      return [entry, { key, variant, facts, ...(said && { voice: said }) }];
    }),
  );
}
