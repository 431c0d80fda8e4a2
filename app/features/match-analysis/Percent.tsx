interface PercentProps {
  count: number;
  /** The total. */
  of: number;
}

/** A share as a percentage with its total beside it; a dash if there is nothing to count. */
export const Percent = ({ count, of }: PercentProps) =>
  of === 0 ? (
    <>–</>
  ) : (
    <>
      {`${Math.round((100 * count) / of)}% `}
      <small>{`${count}/${of}`}</small>
    </>
  );
