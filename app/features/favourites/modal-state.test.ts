import { expect, test } from "vitest";
import { CLOSED_MODAL, type ModalEvent, type ModalState, nextModal, tabAfter } from "./modal-state.ts";

const OPEN: ModalState = { ...CLOSED_MODAL, isOpen: true };
const SEARCHED: ModalState = { ...OPEN, tab: "competitions", text: "engl", isTyped: true };
const ENGLAND = { id: "1", name: "England" };
const IN_COUNTRY: ModalState = { ...SEARCHED, text: "", isTyped: false, country: { ...ENGLAND, back: "engl" } };

test.each<[string, ModalState, ModalEvent, ModalState]>([
  ["opening", CLOSED_MODAL, { type: "open" }, OPEN],
  ["opening at a tab", CLOSED_MODAL, { type: "open", tab: "filter" }, { ...OPEN, tab: "filter" }],
  ["opening clears field and results", IN_COUNTRY, { type: "open" }, { ...OPEN, tab: "competitions" }],
  ["closing leaves the tab", SEARCHED, { type: "close" }, { ...CLOSED_MODAL, tab: "competitions" }],
  ["closing what is closed", CLOSED_MODAL, { type: "close" }, CLOSED_MODAL],
  ["typing into what is closed", CLOSED_MODAL, { type: "text", text: "a" }, CLOSED_MODAL],
  ["typing", OPEN, { type: "text", text: "ars" }, { ...OPEN, text: "ars", isTyped: true }],
  ["clearing returns to popular lists", SEARCHED, { type: "text", text: "" }, { ...SEARCHED, text: "" }],
  [
    "another tab looks for the same",
    SEARCHED,
    { type: "tab", tab: "teams" },
    { ...SEARCHED, tab: "teams", isTyped: false },
  ],
  ["the same tab", IN_COUNTRY, { type: "tab", tab: "competitions" }, IN_COUNTRY],
  [
    "another tab leaves the country",
    IN_COUNTRY,
    { type: "tab", tab: "filter" },
    { ...SEARCHED, tab: "filter", isTyped: false },
  ],
  ["a country", SEARCHED, { type: "country", country: ENGLAND }, IN_COUNTRY],
  [
    "a country in FILTER",
    { ...SEARCHED, tab: "filter" },
    { type: "country", country: ENGLAND },
    { ...IN_COUNTRY, tab: "filter" },
  ],
  ["a country in TEAMS", OPEN, { type: "country", country: ENGLAND }, OPEN],
  ["a country in a country", IN_COUNTRY, { type: "country", country: { id: "2", name: "Wales" } }, IN_COUNTRY],
  [
    "typing in a country narrows it",
    IN_COUNTRY,
    { type: "text", text: "cup" },
    { ...IN_COUNTRY, text: "cup", isTyped: true },
  ],
  ["back to what was found before", IN_COUNTRY, { type: "back" }, { ...SEARCHED, isTyped: false }],
  ["back without a country", OPEN, { type: "back" }, OPEN],
])("%s", (_, state, event, next) => {
  expect(nextModal(state, event)).toEqual(next);
});

test.each([
  ["ArrowRight", "teams", "competitions"],
  ["ArrowRight", "filter", "teams"],
  ["ArrowLeft", "teams", "filter"],
  ["ArrowLeft", "filter", "competitions"],
  ["Home", "filter", "teams"],
  ["End", "teams", "filter"],
  ["Enter", "teams", undefined],
  ["Tab", "teams", undefined],
] as const)("%s at %s leads to %s", (key, tab, next) => {
  expect(tabAfter(key, tab)).toBe(next);
});
