import type { i18n } from "i18next";
import type { PlaceSlot } from "#contract/contests/place-picks";
import type { PlaceStage } from "#contract/contests/points";
import type { Team } from "#contract/domain/match";
import { tieKey } from "~/features/bracket/bracket-data";

/** Names of a tournament's places and teams. */
export interface PlaceNames {
  team(teamId: string): string;
  /** Winner Group A, Best third-placed team 2, Quarter-final 1, Final. */
  slot(slot: PlaceSlot): string;
  /** A side of a tie that has no pick yet. */
  side(slotId: string): string;
  stage(stage: PlaceStage): string;
}

interface NamedPlaces {
  slots: readonly PlaceSlot[];
  teams: readonly Team[];
}

/** `i18n` with the namespaces contestPlaces, bracket and matches. */
export function placeNames(i18n: Pick<i18n, "getFixedT">, { slots, teams }: NamedPlaces): PlaceNames {
  const t = i18n.getFixedT(null, "contestPlaces");
  const tBracket = i18n.getFixedT(null, "bracket");
  const tMatches = i18n.getFixedT(null, "matches");
  const byId = new Map(teams.map((team) => [team.id, team.name]));
  const slotsById = new Map(slots.map((slot) => [slot.slotId, slot]));

  const stage = (of: PlaceStage): string => {
    if (of === "third") return t("thirds");
    return of === "group" ? t("groups") : tMatches(`stage.${of}`);
  };

  function groupPlace({ place: rank = 0, group: letter = "" }: PlaceSlot): string {
    if (rank === 1) return tBracket("winnerOfGroup", { letter });
    return rank === 2 ? tBracket("runnerUpOfGroup", { letter }) : tBracket("placeOfGroup", { rank, letter });
  }

  function slotName(slot: PlaceSlot): string {
    const { stage: of, number = 1 } = slot;
    if (of === "group") return groupPlace(slot);
    if (of === "third") return t("bestThird", { number });
    const isOnly = slots.filter((one) => one.stage === of).length === 1;
    return isOnly ? stage(of) : tBracket(tieKey(stage(of)), { stage: stage(of), number });
  }

  return {
    team: (teamId) => byId.get(teamId) ?? teamId,
    slot: slotName,
    side(slotId) {
      const slot = slotsById.get(slotId);
      if (!slot) return tBracket("toBeDecided");
      return slot.from ? tBracket("winnerOf", { tie: slotName(slot) }) : slotName(slot);
    },
    stage,
  };
}
