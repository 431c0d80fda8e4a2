import { expect, it } from "vitest";
import { clubs } from "./club-rows.ts";
import { youthTeams } from "./youth-teams.ts";

const senior = clubs("GB-ENG", [
  [
    "20101",
    "Arsenal",
    "ef0107",
    "ffffff",
    90,
    { th: "อาร์เซนอล", "zh-Hans": "阿森纳", "zh-Hant": "阿仙奴", aliases: ["Gunners"] },
  ],
]);

it("gives a club's youth team an id, a key and names of its own", () => {
  expect(youthTeams(senior, "U21")).toEqual([
    {
      id: "25101",
      sport: "football",
      key: "arsenal-u21",
      names: {
        en: "Arsenal U21",
        th: "อาร์เซนอล U21",
        vn: "U21 Arsenal",
        kh: "Arsenal U21",
        "zh-Hans": "阿森纳U21",
        "zh-Hant": "阿仙奴U21",
        pt: "Arsenal Sub-21",
      },
      country: "GB-ENG",
      colours: ["#ef0107", "#ffffff"],
      strength: 45,
    },
  ]);
});

it("leaves a space behind a name that stays Latin in Chinese", () => {
  const [avs] = youthTeams(clubs("PT", [["21003", "AVS", "e2001a", "ffffff", 60, { "zh-Hans": "AVS" }]]), "U23");
  expect(avs?.names["zh-Hans"]).toBe("AVS U23");
});
