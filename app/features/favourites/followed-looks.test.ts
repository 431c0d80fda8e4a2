import { expect, test } from "vitest";
import { followedCss, notifyingCss } from "./followed-looks.ts";

const LOOKS = "{color:var(--accent);--star:var(--full-star)}";
const NONE = { match: [], team: [], competition: [] };

test.each([
  ["nothing", NONE, ""],
  ["a team", { ...NONE, team: ["7"] }, `[form=fav][name=team]:is([value="7"])${LOOKS}`],
  [
    "two kinds",
    { match: ["1", "2"], team: ["7"], competition: [] },
    `[form=fav][name=match]:is([value="1"],[value="2"]),[form=fav][name=team]:is([value="7"])${LOOKS}`,
  ],
  [
    "what is no id",
    { ...NONE, team: ['7"]){}*{display:none}', "", "9"] },
    `[form=fav][name=team]:is([value="9"])${LOOKS}`,
  ],
  ["nothing that is an id", { ...NONE, team: ["{"] }, ""],
])("the looks of %s", (_, ids, css) => {
  expect(followedCss(ids)).toBe(css);
});

test("rows of matches that will notify get a bell, and what is no id does not reach the style sheet", () => {
  expect(notifyingCss(["1", "2", "{"])).toMatch(
    /^\[form=fav\]\[name=match\]:is\(\[value="1"\],\[value="2"\]\)\{position:relative\}.*::after\{.*clip-path/,
  );
  expect(notifyingCss(["{"])).toBe("");
});
