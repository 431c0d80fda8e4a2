import type { ShouldRevalidateFunction } from "@remix-run/react";

/** `shouldRevalidate` for a page whose form does not change its data: the action's answer suffices. */
export const keepLoaded: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
