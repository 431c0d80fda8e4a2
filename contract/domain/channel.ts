/** A television channel or streaming service that shows a match in a country. */
export interface Channel {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  name: string;
}
