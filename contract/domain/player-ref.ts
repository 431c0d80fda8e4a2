/** A player as a list, an event or a line-up names him. */
export interface PlayerRef {
  /** Absent where a source gives no more than a name: he has no page then. */
  id?: string;
  /** Slug of the English name. */
  key?: string;
  name: string;
  /** Of the shirt. */
  number?: number;
  /** The name is English because the language has none. */
  isFallbackName?: true;
}
