/** A picture of few colours, each pixel a palette index. */
export interface Indexed {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each colour in sequence; translucent ones first. */
  palette: Uint8Array;
  indices: Uint8Array;
}

interface Tally {
  colours: Uint8Array;
  counts: Uint32Array;
  /** The palette index of each pixel. */
  places: Uint16Array;
}

/** The colours of a picture and their pixel counts. */
function tally(pixels: Uint8Array): Tally {
  const values = new Uint32Array(pixels.slice().buffer);
  const placeOf = new Map<number, number>();
  const places = new Uint16Array(values.length);
  const counts: number[] = [];
  let [last, place] = [-1, 0];
  for (const [index, value] of values.entries()) {
    // Drawings consist of runs of one colour.
    if (value !== last) {
      place = placeOf.get(value) ?? counts.push(0) - 1;
      placeOf.set(value, place);
      last = value;
    }
    counts[place] = (counts[place] ?? 0) + 1;
    places[index] = place;
  }
  const colours = new Uint8Array(new Uint32Array(placeOf.keys()).buffer);
  return { colours, counts: Uint32Array.from(counts), places };
}

/** The squared distance of two colours. */
function distance(colours: Uint8Array, a: number, b: number): number {
  let sum = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const difference = (colours[4 * a + channel] ?? 0) - (colours[4 * b + channel] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/**
 * Starts with the most frequent colour, then repeatedly adds the one that is missed most: its distance to the nearest
 * chosen colour, weighted by its pixels. A drawing's own colours are chosen first and stay exact; the rest goes to the
 * steps of smoothed edges.
 */
function choose({ colours, counts }: Tally, most: number): { chosen: number[]; nearest: Uint8Array } {
  const missed = new Float64Array(counts.length).fill(Number.POSITIVE_INFINITY);
  const nearest = new Uint8Array(counts.length);
  const chosen: number[] = [];
  let next = counts.indexOf(counts.reduce((a, b) => Math.max(a, b), 0));
  while (chosen.length < most && next >= 0) {
    const taken = next;
    let worst = 0;
    next = -1;
    for (const [place, count] of counts.entries()) {
      const far = distance(colours, place, taken);
      if (far < (missed[place] ?? 0)) {
        missed[place] = far;
        nearest[place] = chosen.length;
      }
      const cost = (missed[place] ?? 0) * count;
      if (cost > worst) [worst, next] = [cost, place];
    }
    chosen.push(taken);
  }
  return { chosen, nearest };
}

/** Red, green and blue without premultiplied alpha. */
function straight(colours: Uint8Array, place: number): number[] {
  const [red = 0, green = 0, blue = 0, alpha = 0] = colours.subarray(4 * place, 4 * place + 4);
  if (alpha === 0) return [0, 0, 0, 0];
  return [...[red, green, blue].map((value) => Math.min(255, Math.round((value * 255) / alpha))), alpha];
}

/** Reduces a picture to at most `most` (256) colours; `pixels` are premultiplied RGBA, as from rasterisers. */
export function quantise(pixels: Uint8Array, width: number, most: number): Indexed {
  const found = tally(pixels);
  const { chosen, nearest } = choose(found, most);
  const colours = chosen.map((place) => straight(found.colours, place));
  const order = colours.map((_, index) => index).sort((a, b) => (colours[a]?.[3] ?? 0) - (colours[b]?.[3] ?? 0));
  const rank = new Uint8Array(order.length);
  for (const [place, index] of order.entries()) rank[index] = place;
  return {
    width,
    height: found.places.length / width,
    palette: Uint8Array.from(order.flatMap((index) => colours[index] ?? [])),
    indices: Uint8Array.from(found.places, (place) => rank[nearest[place] ?? 0] ?? 0),
  };
}
