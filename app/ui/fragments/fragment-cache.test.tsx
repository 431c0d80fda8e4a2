import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { createFragmentCache, type Fragment } from "./fragment-cache.ts";

const row = (name: string, render = () => <b title={name}>{name}</b>): Fragment => ({ key: `row en ${name}`, render });

test("fragments are rendered as React renders them, each in its place", () => {
  const cache = createFragmentCache(10_000);
  expect(cache.markupOf([row("Đà Nẵng & <Co>"), row("b")])).toEqual([
    '<b title="Đà Nẵng &amp; &lt;Co&gt;">Đà Nẵng &amp; &lt;Co&gt;</b>',
    '<b title="b">b</b>',
  ]);
});

test("what is known is not rendered again, and what is new stands between it", () => {
  const cache = createFragmentCache(10_000);
  cache.markupOf([row("a"), row("c")]);
  const known = vi.fn();
  const shown = cache.markupOf([row("a", known), row("b"), row("c", known)]);
  expect(shown.map((markup) => markup.replace(/<[^>]+>/g, ""))).toEqual(["a", "b", "c"]);
  expect(known).not.toHaveBeenCalled();
});

test("other keys are other fragments, whatever the words", () => {
  const cache = createFragmentCache(10_000);
  const [thai] = cache.markupOf([{ key: "row th 1", render: () => <i>th</i> }]);
  const [english] = cache.markupOf([{ key: "row en 1", render: () => <i>en</i> }]);
  expect([thai, english]).toEqual(["<i>th</i>", "<i>en</i>"]);
});

test("the memory is bounded, and what is asked for all the time stays", () => {
  const cache = createFragmentCache(2_000);
  const favourite = vi.fn(() => <b>favourite</b>);
  for (let index = 0; index < 500; index += 1) cache.markupOf([row("favourite", favourite), row(`${index}`)]);
  expect(cache.size).toBeLessThanOrEqual(2_000);
  expect(favourite).toHaveBeenCalledOnce();
});

test("a row that stays does not keep the render of the others in memory", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const [batches, rows] = [20, 200];
  const cache = createFragmentCache(3_000_000);
  const wide = "x".repeat(1_000);
  const batch = (number: number) => Array.from({ length: rows }, (_, index) => row(`${number} ${index} ${wide}`));
  collect();
  const before = process.memoryUsage().heapUsed;
  const stays: Fragment[] = [];
  for (let number = 0; number < batches; number += 1) {
    const fragments = batch(number);
    cache.markupOf(fragments);
    stays.push(...fragments.slice(-1));
    cache.markupOf(stays);
  }
  collect();
  const bytesOfBatch = rows * wide.length * 4;
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(bytesOfBatch * 5);
  expect(cache.markupOf(stays)).toHaveLength(batches);
});

test("a text that holds the separator shifts none of its neighbours", () => {
  const cache = createFragmentCache(10_000);
  const markups = ["a\uFDD0b", "c"].map((name) => `<b title="${name}">${name}</b>`);
  const fragments = [row("a\uFDD0b"), row("c")];
  expect(cache.markupOf(fragments)).toEqual(markups);
  expect(cache.markupOf(fragments.reverse())).toEqual(markups.reverse());
});
