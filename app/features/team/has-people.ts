import type { TeamInfo } from "#contract/domain/team-info";

type People = Pick<TeamInfo, "coach" | "squad" | "sidelined" | "transfersIn" | "transfersOut">;

/** Whether anybody of a team is known: of one with real matches, the reference upstream names nobody. */
export const hasPeople = ({ coach, squad, sidelined, transfersIn, transfersOut }: People): boolean =>
  coach !== undefined || [squad, sidelined, transfersIn, transfersOut].some(({ length }) => length > 0);
