/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

/** A cell whose number may grow to two digits without shifting. */
export const CountCell = ({ number }: { number: number }) => (
  <td className="tabular">{`${number}`.padStart(2, FIGURE_SPACE)}</td>
);
