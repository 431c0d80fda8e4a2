/**
 * A least-recently-used cache, limited by the weight of its entries; without `weigh`, by their number. The only one of
 * the site: both workers and the rendered app use it (docs/decisions/0015 says why it is no library).
 */
export class LruCache<Value> {
  /** Least recently used first: a Map iterates in insertion order. */
  readonly #entries = new Map<string, { value: Value; weight: number }>();
  #weight = 0;

  constructor(
    readonly limit: number,
    private readonly weigh: (value: Value, key: string) => number = () => 1,
  ) {}

  get weight(): number {
    return this.#weight;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const found = this.#entries.get(key);
    if (!found) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.value;
  }

  /** The value of a key, created if missing. */
  getOrCreate(key: string, create: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = create();
    this.put(key, value);
    return value;
  }

  /** An entry heavier than the limit is not stored. */
  put(key: string, value: Value): void {
    this.delete(key);
    const weight = this.weigh(value, key);
    if (weight > this.limit) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.limit) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#entries.get(key);
    if (!found) return;
    this.#entries.delete(key);
    this.#weight -= found.weight;
  }

  deleteWhere(isMeant: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (isMeant(value)) this.delete(key);
  }
}
