import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { barHeight, RatingBars } from "./RatingBars.tsx";

test("a better rating is a higher bar, from hardly any to a full one", () => {
  const heights = [3, 4, 6.1, 7, 8.5, 9, 10].map(barHeight);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect([heights[0], heights[1], heights[5], heights[6]]).toEqual([2, 2, 60, 60]);
});

test("bars come in the order given, with their numbers in the visitor's format and the colour of their band", () => {
  const ratings = [
    { value: 5.4, text: "5,4" },
    { value: 7.9, text: "7,9" },
  ];
  const markup = renderToStaticMarkup(<RatingBars ratings={ratings} />);
  expect(markup).toMatch(/class="poor".*>5,4<.*class="good".*>7,9</);
  expect(markup).toContain('aria-hidden="true"');
});
