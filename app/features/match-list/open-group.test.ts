import { describe, expect, test } from "vitest";
import { ROW_CLASS, STATE_CLASSES } from "~/features/match-row/row-classes";
import { openPage } from "~/ui/test-browser";
import { openGroup } from "./apply-folds.ts";
import styles from "./competition-group.module.css";
import { recount } from "./recount.ts";

const open = (id: string): HTMLDetailsElement => document.getElementById(id) as HTMLDetailsElement;

describe("a competition that a link leads to", () => {
  test.each([
    ["is unfolded", "g-1", false, true, ["g-1"]],
    ["behind the line of youth and friendlies is shown with them", "g-2", false, true, ["g-minor", "g-2"]],
    ["that is unfolded behind a closed line is shown", "g-3", false, true, ["g-minor", "g-3"]],
    ["that is in view stays as it is", "g-3", true, false, ["g-minor", "g-3"]],
  ])("%s", (_name, id, isLineOpen, isChanged, expected) => {
    openPage(
      `<details id="g-1"></details><details id="g-minor" ${isLineOpen ? "open" : ""}></details>` +
        '<details id="g-2"></details><details id="g-3" open></details>',
    );
    expect(openGroup(open(id))).toBe(isChanged);
    expect(expected.map((one) => open(one).open)).toEqual(expected.map(() => true));
    expect(open("g-1").open).toBe(id === "g-1");
  });
});

test("the line of youth and friendlies counts what is live behind it", () => {
  const row = (state: keyof typeof STATE_CLASSES) => `<div class="${ROW_CLASS} ${STATE_CLASSES[state]}"></div>`;
  const group = (id: string, ...rows: string[]) =>
    `<details class="${styles.group}" id="${id}"><summary><b></b></summary>${rows.join("")}</details>`;
  openPage(
    `<div id="list" data-show="all" data-live-words="{{number}} live">${group("g-1", row("live"))}${group("g-minor")}` +
      `${group("g-2", row("live"), row("finished"))}${group("g-3", row("live"))}</div>`,
  );
  recount(document);
  const counts = [...document.querySelectorAll("summary b")].map(({ textContent }) => textContent);
  expect(counts).toEqual(["1 live", "2 live", "1 live", "1 live"]);
});
