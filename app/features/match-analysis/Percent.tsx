interface PercentProps {
  count: number;
  /** Of how many. */
  of: number;
}

/** A share as a percentage with what it is of beside it; a dash where there is nothing to count. */
export const Percent = ({ count, of }: PercentProps) =>
  of === 0 ? (
    <>–</>
  ) : (
    <>
      {`${Math.round((100 * count) / of)}% `}
      <small>{`${count}/${of}`}</small>
    </>
  );
