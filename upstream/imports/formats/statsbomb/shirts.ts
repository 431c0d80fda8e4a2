import { isObject } from "../../json-object.ts";
import type { Format, Reading } from "../format.ts";
import { idInName, listIn, nameAt, numberAt, SOURCE, sourceKey } from "./json.ts";

const NAME = `${SOURCE}: players of a match`;

/** Players by their full names, as they are known and with their numbers. */
function readShirts(text: string, fileName: string): { reading: Reading } | { reason: string } {
  const [list, id] = [listIn(text), idInName(fileName)];
  if ("reason" in list) return list;
  if (id === undefined) return { reason: "the file is not named by the id of a match" };
  const players = list.flatMap(({ lineup }) => (Array.isArray(lineup) ? lineup.filter(isObject) : []));
  const fact = Object.fromEntries(
    players.map((player) => {
      const [name, number] = [nameAt(player, "player_nickname"), numberAt(player, "jersey_number")];
      return [nameAt(player, "player_name"), { ...(name !== "" && { name }), ...(number !== undefined && { number }) }];
    }),
  );
  const content = { kind: "shirts" as const, fact };
  return {
    reading: {
      kind: "details",
      what: "matches with players",
      matches: [{ index: 0, sourceId: sourceKey(id), factsOf: () => [content] }],
      refused: [],
    },
  };
}

export const statsbombShirts: Format = {
  name: NAME,
  recognise: (text, fileName) =>
    /^\uFEFF?\s*\[\s*\{\s*"team_id"\s*:\s*\d+\s*,\s*"team_name"/.test(text)
      ? { format: NAME, pass: 4, read: () => readShirts(text, fileName) }
      : undefined,
};
