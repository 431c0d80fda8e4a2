import { expect, test } from "vitest";
import { placeCalendar } from "./use-dialog.ts";

const VIEW = { width: 1_280, height: 800 };
const CALENDAR = { width: 330, height: 450 };

test.each([
  ["below its field", { left: 300, top: 100, width: 130, height: 44 }, { left: 300, top: 148 }],
  ["within the right edge", { left: 1_200, top: 100, width: 60, height: 44 }, { left: 946, top: 148 }],
  ["above a field at the lower edge", { left: 300, top: 700, width: 130, height: 44 }, { left: 300, top: 246 }],
  ["within a window that is low", { left: 300, top: 380, width: 130, height: 44 }, { left: 300, top: 346 }],
])("stands %s", (_name, field, place) => {
  expect(placeCalendar(field, CALENDAR, VIEW)).toEqual(place);
});
