import type { ShouldRevalidateFunction } from "@remix-run/react";

/** For `shouldRevalidate` of a page whose data its form does not change: an answer is all that a form needs. */
export const keepLoaded: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
