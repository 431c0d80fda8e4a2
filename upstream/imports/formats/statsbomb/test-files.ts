// A match of StatsBomb's form with a handful of events.

export const MATCH_ID = 8658;

const team = (side: "home" | "away", name: string, country = name) => ({
  [`${side}_team`]: {
    [`${side}_team_id`]: 1,
    [`${side}_team_name`]: name,
    [`${side}_team_gender`]: "male",
    [`${side}_team_group`]: null,
    country: { id: 1, name: country },
  },
});

export const match = (fields: object = {}) => ({
  match_id: MATCH_ID,
  match_date: "2018-07-15",
  kick_off: "17:00:00.000",
  competition: { competition_id: 43, country_name: "International", competition_name: "FIFA World Cup" },
  season: { season_id: 3, season_name: "2018" },
  ...team("home", "France"),
  ...team("away", "Croatia"),
  home_score: 2,
  away_score: 1,
  match_week: 7,
  competition_stage: { id: 26, name: "Final" },
  stadium: { id: 4222, name: "\tStadion Luzhniki", country: { id: 188, name: "Russia" } },
  referee: { id: 730, name: "Néstor Fabián Pitana" },
  ...fields,
});

/** The order of keys is that of the source: the form is recognised by the first ones. */
export const matchList = (...matches: readonly object[]): string => JSON.stringify(matches, null, 2);

let count = 0;
const event = (name: string, side: string, minute: number, fields: object = {}, period = minute < 45 ? 1 : 2) => {
  count += 1;
  return {
    id: `00000000-0000-0000-0000-${String(count).padStart(12, "0")}`,
    index: count,
    period,
    minute,
    second: 10,
    type: { id: 1, name },
    team: { id: 1, name: side },
    ...fields,
  };
};

const player = (name: string, position = 13) => ({ player: { id: 1, name }, position: { id: position, name: "?" } });

const eleven = (side: string, formation: number, positions: readonly number[]) =>
  event("Starting XI", side, 0, {
    tactics: {
      formation,
      lineup: positions.map((id, index) => ({
        player: { id: index, name: `${side} ${index + 1}` },
        position: { id, name: "?" },
        jersey_number: index + 1,
      })),
    },
  });

const shot = (
  side: string,
  minute: number,
  name: string,
  outcome: string,
  xg: number,
  type = "Open Play",
  period?: number,
) =>
  event(
    "Shot",
    side,
    minute,
    { ...player(name), shot: { statsbomb_xg: xg, outcome: { name: outcome }, type: { name: type } } },
    period,
  );

export const EVENTS = JSON.stringify(
  [
    eleven("France", 442, [1, 2, 3, 5, 6, 9, 11, 12, 16, 22, 24]),
    eleven("Croatia", 433, [1, 2, 3, 5, 6, 10, 13, 15, 17, 21, 23]),
    event("Own Goal Against", "Croatia", 17, player("Croatia 11")),
    event("Own Goal For", "France", 17),
    shot("Croatia", 27, "Croatia 10", "Goal", 0.06),
    event("Foul Committed", "France", 40, {
      ...player('N"Golo Kanté', 11),
      foul_committed: { card: { name: "Yellow Card" } },
    }),
    shot("France", 46, "France 10", "Saved", 0.12, "Open Play", 1),
    event("Pass", "France", 50, { ...player("France 6"), pass: { type: { name: "Corner" } } }),
    event("Pass", "France", 51, { ...player("France 6"), pass: { outcome: { name: "Incomplete" } } }),
    event("Substitution", "France", 54, {
      ...player("France 7"),
      substitution: { replacement: { id: 2, name: "Steven Mike Nzonzi" } },
    }),
    event("Pass", "France", 56, { ...player("Steven Mike Nzonzi", 10), pass: {} }),
    shot("France", 64, "France 8", "Goal", 0.05),
    shot("Croatia", 91, "Croatia 11", "Saved", 0.76, "Penalty"),
  ],
  null,
  2,
);

export const PLAYERS = JSON.stringify(
  [
    {
      team_id: 1,
      team_name: "France",
      lineup: [
        { player_id: 1, player_name: "Steven Mike Nzonzi", player_nickname: "Steven Nzonzi", jersey_number: 15 },
        { player_id: 2, player_name: "France 8", player_nickname: null, jersey_number: 10 },
      ],
    },
  ],
  null,
  2,
);
