/** A player as named in a list, event or line-up. */
export interface PlayerRef {
  /** Absent if a source gives only a name: they have no page then. */
  id?: string;
  /** Slug of the English name. */
  key?: string;
  name: string;
  /** Shirt number. */
  number?: number;
  /** The name is English because the language has none. */
  isFallbackName?: true;
}
