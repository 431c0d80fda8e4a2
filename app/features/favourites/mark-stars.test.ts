import { describe, expect, test } from "vitest";
import { openPage } from "~/ui/test-browser";
import texts from "../../../locales/en/stars.json";
import { followedOf } from "./followed-record.ts";
import { markStars } from "./mark-stars.ts";
import { PRESSED_STAR_LABEL_ID, STAR_LABEL_ID } from "./star-forms.ts";

const MARKUP = `<ul>
  <li><button id="row" form="fav" name="match" value="7" aria-pressed="false" aria-labelledby="${STAR_LABEL_ID}"></button></li>
  <li><button id="team" form="fav" name="team" value="7" data-name="Hà Nội" aria-pressed="false"
    aria-label="Follow Hà Nội"></button></li>
  <li><button id="other" form="fav" name="other" value="7" aria-pressed="false"></button></li>
  <li id="line"><button form="unfav" name="team" value="7" data-name="Hà Nội"></button></li></ul>`;

function mark(page: Document, football: Record<string, string[]>) {
  markStars(page, { sport: "football", followed: followedOf({ football }), texts });
  const of = (id: string) => page.getElementById(id) as HTMLElement;
  return { of, isPressed: (id: string) => of(id).getAttribute("aria-pressed") };
}

describe("a star", () => {
  test("is pressed where its match or team is followed, of the same kind and sport", () => {
    const { isPressed } = mark(openPage(MARKUP), { match: ["7"] });
    expect([isPressed("row"), isPressed("team")]).toEqual(["true", "false"]);
    const basketball = openPage(MARKUP);
    markStars(basketball, { sport: "basketball", followed: followedOf({ football: { match: ["7"] } }), texts });
    expect(basketball.getElementById("row")?.getAttribute("aria-pressed")).toBe("false");
  });

  test("of a row shares its name with all others in the same state", () => {
    const page = openPage(MARKUP);
    const { of } = mark(page, { match: ["7"] });
    expect(of("row").getAttribute("aria-labelledby")).toBe(PRESSED_STAR_LABEL_ID);
    mark(page, {});
    expect(of("row").getAttribute("aria-labelledby")).toBe(STAR_LABEL_ID);
  });

  test("with a name of its own says what a press does, and gets its first name back", () => {
    const page = openPage(MARKUP);
    expect(
      mark(page, { team: ["7"] })
        .of("team")
        .getAttribute("aria-label"),
    ).toBe("Remove Hà Nội from favourites");
    expect(mark(page, {}).of("team").getAttribute("aria-label")).toBe("Follow Hà Nội");
  });

  test("of something that cannot be followed is left alone", () => {
    expect(mark(openPage(MARKUP), { team: ["7"] }).isPressed("other")).toBe("false");
  });
});

test("a line of a list of favourites goes with its favourite, and comes back with it", () => {
  const page = openPage(MARKUP);
  expect(mark(page, {}).of("line").hidden).toBe(true);
  expect(mark(page, { team: ["7"] }).of("line").hidden).toBe(false);
});
