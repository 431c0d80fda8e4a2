import { expect, test } from "vitest";
import type { Fault } from "./faults.ts";
import { createSaver, type SaveState } from "./SaveAtOnce.tsx";

const UNSENT: Fault = { kind: "unsent" };

/** A saver whose answers are given by hand. */
function saver() {
  const sent: string[] = [];
  const shown: SaveState[] = [];
  const answers: ((fault?: Fault) => void)[] = [];
  const { put, flush } = createSaver<string>(
    (value) => {
      sent.push(value);
      return new Promise((resolve) => answers.push(resolve));
    },
    (state) => shown.push(state),
  );
  /** Answers the oldest call, and lets what follows happen. */
  const answer = async (fault?: Fault) => {
    answers.shift()?.(fault);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, shown, put, flush, answer };
}

test("says when it saves and that it has", async () => {
  const { sent, shown, put, answer } = saver();
  void put("a");
  expect(shown).toEqual(["saving"]);
  await answer();
  expect([sent, shown]).toEqual([["a"], ["saving", "saved"]]);
});

test("of what is chosen meanwhile saves the last, after the one before", async () => {
  const { sent, shown, put, answer } = saver();
  void put("a");
  void put("b");
  void put("c");
  expect(sent).toEqual(["a"]);
  await answer();
  expect([sent, shown]).toEqual([
    ["a", "c"],
    ["saving", "saving"],
  ]);
  await answer();
  expect(shown).toEqual(["saving", "saving", "saved"]);
});

test("says why something is not saved, and saves the next choice", async () => {
  const { sent, shown, put, answer } = saver();
  void put("a");
  await answer(UNSENT);
  expect(shown).toEqual(["saving", { fault: UNSENT }]);
  void put("b");
  await answer();
  expect([sent, shown.at(-1)]).toEqual([["a", "b"], "saved"]);
});

test("a session that ends leaves it free for the next choice", async () => {
  const shown: SaveState[] = [];
  let isOver = true;
  const { put } = createSaver<string>(
    async () => {
      if (isOver) throw new Error("over");
      return undefined;
    },
    (state) => shown.push(state),
  );
  await expect(put("a")).rejects.toThrow("over");
  isOver = false;
  await put("b");
  expect(shown).toEqual(["saving", "saving", "saved"]);
});

test("what waits for its turn is saved at once when the page is left, and only once", async () => {
  const { sent, shown, put, flush, answer } = saver();
  void put("a");
  void put("b");
  void flush();
  expect(sent).toEqual(["a", "b"]);
  await answer();
  await answer();
  expect([sent, shown.at(-1)]).toEqual([["a", "b"], "saved"]);
  await flush();
  expect(sent).toEqual(["a", "b"]);
});
