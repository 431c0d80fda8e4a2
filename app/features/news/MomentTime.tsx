import type { Moment } from "./moment.ts";

/** An instant in a sentence or line that names it. */
export const MomentTime = ({ of: { iso }, text }: { of: Moment; text: string }) => (
  <time className="tabular" dateTime={iso}>
    {text}
  </time>
);
