interface FlagProps {
  /** ISO 3166-1 alpha-2 in lower case, or a home nation's `gb-eng` form. */
  code: string;
  /** Pixels, of the box that is kept while it loads. */
  size: number;
}

/** A round flag; it always stands beside the name, so that its alternative text is empty. */
export const Flag = ({ code, size }: FlagProps) => (
  <img className="flag" src={`/flags/${code}.svg`} width={size} height={size} alt="" loading="lazy" />
);
