import { describe, expect, test, vi } from "vitest";
import { openPage } from "~/ui/test-browser";
import { morph, staleAttributes } from "./morph.ts";

/** A list before and as the server renders it now. */
function change(before: string, after: string, list = "<ul></ul>") {
  const page = openPage(`<main>${list}</main>`);
  const old = page.querySelector("main > *") as HTMLElement;
  const fresh = old.cloneNode() as HTMLElement;
  old.innerHTML = before;
  fresh.innerHTML = after;
  const nodes = new Map(Array.from(old.querySelectorAll("[id],[data-g]"), (node) => [node.id, node]));
  return { page, old, fresh, nodes, run: () => morph(old, fresh) };
}

describe("a part of a page that is fetched again", () => {
  test.each([
    ["texts", "<li>1</li>", "<li>2</li>"],
    ["attributes", '<li class="live" title="a">1</li>', '<li class="over" lang="th">1</li>'],
    ["entries that came and went", '<li id="a">1</li><li id="b">2</li>', '<li id="c">0</li><li id="b">2</li>'],
    ["other elements in their place", "<b>1</b>", "<i>1</i>"],
    ["comments and text around elements", "<!--a-->x<b>1</b>", "y<b>1</b><!--b-->"],
    ["nothing at all", "<li>1</li>", "<li>1</li>"],
    ["everything", "<li>1</li>", ""],
  ])("is as the server renders it: %s", (_name, before, after) => {
    const { old, run } = change(before, after);
    run();
    expect(old.innerHTML).toBe(after);
  });

  test("keeps the elements that are still there, whatever their order", () => {
    const { page, nodes, run } = change(
      '<li id="a">1</li><li id="b">2</li><li id="c">3</li>',
      '<li id="c">3</li><li id="x">0</li><li id="a">1</li><li id="b">9</li>',
    );
    run();
    for (const id of ["a", "b", "c"]) expect(page.getElementById(id)).toBe(nodes.get(id));
    expect(nodes.get("b")?.textContent).toBe("9");
  });

  test("recognises a match's row by its page", () => {
    const row = (id: string, score: string) => `<li class="row"><a href="/match/${id}"></a><b>${score}</b></li>`;
    const { old, run } = change(row("m1", "0") + row("m2", "0"), row("m2", "1"));
    const [, second] = old.children;
    run();
    expect([...old.children]).toEqual([second]);
    expect(second?.textContent).toBe("1");
  });

  test("stays as the visitor has folded it", () => {
    const { old, run } = change("<details open><p>1</p></details>", "<details><p>2</p></details>", "<div></div>");
    run();
    expect(old.innerHTML).toBe('<details open=""><p>2</p></details>');
  });

  test("keeps its own styles, which a fetched page lacks", () => {
    const { old, run } = change("<style>a{}</style><p>1</p><style>b{}</style>", "<h2>0</h2><p>2</p>", "<div></div>");
    run();
    expect(Array.from(old.children, ({ nodeName }) => nodeName)).toEqual(["STYLE", "H2", "P", "STYLE"]);
  });

  test("leaves what React has mounted, and gives it new props", () => {
    const island = (props: string, content: string) => `<div id="i" data-props="${props}">${content}</div>`;
    const { old, run } = change(island("1", '<span data-root="">mine</span>'), island("2", "fallback"), "<div></div>");
    run();
    expect(old.innerHTML).toBe(island("2", '<span data-root="">mine</span>'));
  });
});

describe("a list that grows at the top", () => {
  const grow = (top: number, before = '<li id="a">1</li>') => {
    const { old, run } = change(before, '<li id="c">3</li><li id="b">2</li><li id="a">1</li>', "<ul data-newest></ul>");
    vi.spyOn(old, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
    run();
    return Array.from(old.children, (entry) => (entry as HTMLElement).hidden);
  };

  test("hides new entries while it is read", () => {
    expect(grow(0)).toEqual([true, true, false]);
  });

  test("shows them where it is further down, or was empty", () => {
    expect(grow(10_000)).toEqual([false, false, false]);
    expect(grow(0, "")).toEqual([false, false, false]);
  });
});

test.each<[string, string, string[], string[], string[]]>([
  ["what fresh markup no longer says goes", "INPUT", ["value", "max"], ["value"], ["max"]],
  ["the guard and the opener of a date field stay", "INPUT", ["aria-haspopup", "readonly", "value"], ["value"], []],
  ["an island that could not be had stays so", "DIV", ["data-failed", "aria-busy", "data-old"], [], ["data-old"]],
  ["a group that the visitor opened stays open", "DETAILS", ["open"], [], []],
  ["what is open elsewhere is the server's", "DIALOG", ["open"], [], ["open"]],
  ["a line that was hidden stays hidden", "LI", ["hidden", "class"], [], ["class"]],
])("%s", (_name, nodeName, old, fresh, stale) => {
  expect(staleAttributes(nodeName, old, fresh)).toEqual(stale);
});
