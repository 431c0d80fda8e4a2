import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import AnimationIsland from "./highlight-animation.island.tsx";
import FrameIsland, { ThirdPartyFrame } from "./third-party-frame.island.tsx";

const frame = { src: "https://player.vimeo.com/video/1", title: "Two goals", className: "screen" };

describe("a third party's page", () => {
  test("is not there before the visitor agrees", () => {
    const link = { href: "https://vimeo.com/1", text: "Watch on vimeo.com" };
    const question = { consent: "This loads a video.", load: "Load", link, className: "notice" };
    const markup = renderToStaticMarkup(<FrameIsland question={question} frame={frame} />);
    expect(markup).not.toMatch(/<iframe|player\.vimeo/);
    expect(markup).toMatch(/<button type="button" class="button js" data-press="">Load<\/button>/);
    expect(markup).toContain('href="https://vimeo.com/1" rel="noopener noreferrer nofollow external"');
  });

  test("stands alone in its frame", () => {
    const markup = renderToStaticMarkup(<ThirdPartyFrame {...frame} />);
    for (const attribute of [
      'src="https://player.vimeo.com/video/1"',
      'title="Two goals"',
      'loading="lazy"',
      'referrerPolicy="strict-origin"',
      'sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"',
    ])
      expect(markup).toContain(attribute);
    // `src` is last: nothing is requested before the other attributes are set.
    expect(markup).toMatch(/src="[^"]*"><\/iframe>$/);
  });
});

test("an animation has its own address until it starts over", () => {
  const classes = { picture: "screen", button: "chip again" };
  const markup = renderToStaticMarkup(
    <AnimationIsland src="/storage/1-play.svg" alt="Goals" again="Again" classes={classes} />,
  );
  expect(markup).toContain('src="/storage/1-play.svg"');
  expect(markup).toContain('<button type="button" class="chip again js" data-press="">Again</button>');
});
