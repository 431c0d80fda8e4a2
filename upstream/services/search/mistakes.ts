/**
 * Whether one typing mistake turns `meant` into `typed`: a character too many, too few or wrong, or two neighbours
 * swapped. False if both are equal. Takes the time of one comparison.
 */
export function isOneMistake(typed: string, meant: string): boolean {
  const difference = typed.length - meant.length;
  if (difference > 1 || difference < -1) return false;
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed.charCodeAt(start) === meant.charCodeAt(start)) start += 1;
  if (start === shorter) return difference !== 0;
  let end = 0;
  while (end < shorter - start && typed.charCodeAt(typed.length - 1 - end) === meant.charCodeAt(meant.length - 1 - end))
    end += 1;
  // The parts between the common prefix and the common suffix.
  const typedRest = typed.length - start - end;
  const meantRest = meant.length - start - end;
  if (typedRest <= 1 && meantRest <= 1) return true;
  return typedRest === 2 && meantRest === 2 && typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
}

/** What one mistake can make of a text's end, from a place where it differs from what was meant. */
const REPAIRS: readonly (readonly [typed: number, meant: number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
];

/** Whether exactly two mistakes do: the first where both differ first, the second in what follows it. */
export function isTwoMistakes(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed.charCodeAt(start) === meant.charCodeAt(start)) start += 1;
  const [typedEnd, meantEnd] = [typed.slice(start), meant.slice(start)];
  if (typedEnd === meantEnd || isOneMistake(typedEnd, meantEnd)) return false;
  const isSwapped = typedEnd[0] === meantEnd[1] && typedEnd[1] === meantEnd[0];
  return (
    REPAIRS.some(([less, lacking]) => isOneMistake(typedEnd.slice(less), meantEnd.slice(lacking))) ||
    (isSwapped && isOneMistake(typedEnd.slice(2), meantEnd.slice(2)))
  );
}

/**
 * Shorter words are not matched with so many mistakes: nearly every one would fit. A Chinese character is a syllable.
 */
const SHORTEST = { latin: [4, 7], han: [3, 5] } as const;

const shortestOf = (word: string): readonly [one: number, two: number] =>
  /\p{Script=Han}/u.test(word) ? SHORTEST.han : SHORTEST.latin;

const BITS = 31;

/** A bit for each character that a word has. A mistake changes at most two. */
function charactersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % BITS);
  return bits;
}

const MOST_CHANGED = 4;

/** Whether more bits than two mistakes change are set; most words are told apart by this alone. */
function isFar(changed: number): boolean {
  let rest = changed;
  for (let count = 0; rest !== 0; count += 1) {
    if (count === MOST_CHANGED) return true;
    rest &= rest - 1;
  }
  return false;
}

interface Group {
  words: string[];
  characters: number[];
}

export interface Mistakes {
  /** Words that one mistake turns into a text. */
  one(typed: string): string[];
  /** The same for two. */
  two(typed: string): string[];
}

/** Words by their length, to find those that a mistake turns into a text. */
export function createMistakes(words: Iterable<string>): Mistakes {
  const groups = new Map<number, Group>();
  for (const word of words) {
    const group = groups.get(word.length) ?? { words: [], characters: [] };
    groups.set(word.length, group);
    group.words.push(word);
    group.characters.push(charactersIn(word));
  }
  const within = (typed: string, far: number, fits: (typed: string, meant: string) => boolean): string[] => {
    const shortest = shortestOf(typed)[far - 1]!;
    const own = charactersIn(typed);
    const found: string[] = [];
    for (let length = Math.max(shortest, typed.length - far); length <= typed.length + far; length += 1) {
      const { words: meant = [], characters = [] } = groups.get(length) ?? {};
      for (let at = 0; at < meant.length; at += 1)
        if (!isFar(own ^ characters[at]!) && fits(typed, meant[at]!)) found.push(meant[at]!);
    }
    return found;
  };
  return {
    one: (typed) => within(typed, 1, isOneMistake),
    two: (typed) => within(typed, 2, isTwoMistakes),
  };
}
