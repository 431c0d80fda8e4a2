/** Current status without a time or position. */
export const Said = ({ children }: { children: string }) => (
  <>
    <small />
    <strong>{children}</strong>
  </>
);
