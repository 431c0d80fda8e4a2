/** A deterministic stream of random numbers per seed: matches can be replayed on any machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both ends inclusive. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  /** Waiting time to the next event of a Poisson process with an average of one event per unit of time. */
  wait(): number;
  /** Number of events of such a process in `mean` units of time, which is their average. */
  count(mean: number): number;
  /** A new list in random order (Fisher-Yates). */
  shuffle<Item>(items: readonly Item[]): Item[];
}

const RANGE = 2 ** 32;

/** FNV-1a over UTF-16 units; only spreads the seed, not for secrecy. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** SplitMix32: expands one word into the well-mixed words of the generator's state. */
function splitMix(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return word ^ (word >>> 15);
  };
}

/** Small fast counter generator of 128 bits (sfc32, from PractRand). */
function sfc32(seed: number): () => number {
  const word = splitMix(seed);
  let [a, b, c, counter] = [word(), word(), word(), 1];
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
}

export function createRandom(seed: string): Random {
  const word = sfc32(hashOf(seed));
  const next = () => word() / RANGE;
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const wait = () => -Math.log(1 - next());
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    wait,
    count: (mean) => {
      let events = 0;
      for (let at = wait(); at < mean; at += wait()) events += 1;
      return events;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
  };
}
