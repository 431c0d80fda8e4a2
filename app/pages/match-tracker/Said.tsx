/** What stands for the present situation where it has no time or place: on the line where others stand. */
export const Said = ({ children }: { children: string }) => (
  <>
    <small />
    <strong>{children}</strong>
  </>
);
