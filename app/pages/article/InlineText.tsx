import type { Inline } from "#contract/domain/article";
import { unbrokenScores } from "~/i18n/unbroken-scores";

/** Text of an article with links and inline marks. */
export const InlineText = ({ of }: { of: readonly Inline[] }) => (
  <>
    {of.map((part, index) => (
      // An article's text never changes places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <InlinePart key={index} of={part} />
    ))}
  </>
);

function InlinePart({ of: part }: { of: Inline }) {
  if (typeof part === "string") return <>{unbrokenScores(part)}</>;
  if ("link" in part) {
    return (
      <a href={part.link}>
        <InlineText of={part.of} />
      </a>
    );
  }
  if ("strong" in part) {
    return (
      <strong>
        <InlineText of={part.strong} />
      </strong>
    );
  }
  return (
    <em>
      <InlineText of={part.emphasis} />
    </em>
  );
}
