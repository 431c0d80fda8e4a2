/** A picture of few colours, each pixel named by its colour's place in the palette. */
export interface Indexed {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each colour, one after the other; those that are seen through come first. */
  palette: Uint8Array;
  indices: Uint8Array;
}

interface Tally {
  colours: Uint8Array;
  counts: Uint32Array;
  /** Of each pixel, which of the colours it has. */
  places: Uint16Array;
}

/** The colours of a picture and how many pixels have each. */
function tally(pixels: Uint8Array): Tally {
  const values = new Uint32Array(pixels.slice().buffer);
  const placeOf = new Map<number, number>();
  const places = new Uint16Array(values.length);
  const counts: number[] = [];
  let [last, place] = [-1, 0];
  for (const [index, value] of values.entries()) {
    // Drawings are runs of one colour.
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

/** The square of how far two colours are apart. */
function distance(colours: Uint8Array, a: number, b: number): number {
  let sum = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const difference = (colours[4 * a + channel] ?? 0) - (colours[4 * b + channel] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/**
 * The most frequent colour, then again and again the one that is missed most: its distance to the nearest that is
 * taken, by its pixels. A drawing's own colours come first that way and stay exactly what they are; what is left over
 * goes to the steps of smoothed edges.
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

/** Red, green and blue as they are without the alpha that a rasteriser has multiplied them with. */
function straight(colours: Uint8Array, place: number): number[] {
  const [red = 0, green = 0, blue = 0, alpha = 0] = colours.subarray(4 * place, 4 * place + 4);
  if (alpha === 0) return [0, 0, 0, 0];
  return [...[red, green, blue].map((value) => Math.min(255, Math.round((value * 255) / alpha))), alpha];
}

/** A picture in at most `most` (256) colours; `pixels` are RGBA multiplied by their alpha, as rasterisers have them. */
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
