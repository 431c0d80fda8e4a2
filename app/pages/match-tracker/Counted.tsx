/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

/** A cell with a number that may grow to two digits: it stays where it is when it does. */
export const Counted = ({ number }: { number: number }) => (
  <td className="tabular">{`${number}`.padStart(2, FIGURE_SPACE)}</td>
);
