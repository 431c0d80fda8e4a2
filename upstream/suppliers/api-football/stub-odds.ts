// Prices in the supplier's form, for the stub and for tests, with prices of our own.

const text = (price: number): string => price.toFixed(2);

/** A company's market before kick-off: values with their prices. */
export const betRow = (name: string, values: Readonly<Record<string, number>>) => ({
  id: 0,
  name,
  values: Object.entries(values).map(([value, price]) => ({ value, odd: text(price) })),
});

export const oddsRow = (id: number, companies: Readonly<Record<string, ReturnType<typeof betRow>[]>>) => ({
  fixture: { id },
  bookmakers: Object.entries(companies).map(([name, bets], index) => ({ id: index, name, bets })),
});

interface LiveValue {
  value: string;
  price: number;
  line?: string;
  isMain?: boolean;
  isSuspended?: boolean;
}

export const liveBetRow = (name: string, values: readonly LiveValue[]) => ({
  id: 0,
  name,
  values: values.map(({ value, price, line, isMain, isSuspended = false }) => ({
    value,
    odd: String(price),
    handicap: line ?? null,
    main: isMain ?? null,
    suspended: isSuspended,
  })),
});

interface LiveOdds {
  elapsed: number;
  goals: readonly [number, number];
  odds: ReturnType<typeof liveBetRow>[];
  status?: { stopped?: boolean; blocked?: boolean; finished?: boolean };
}

export const liveOddsRow = (id: number, { elapsed, goals, odds, status }: LiveOdds) => ({
  fixture: { id, status: { long: "", elapsed, seconds: `${elapsed}:00` } },
  teams: { home: { id: 1, goals: goals[0] }, away: { id: 2, goals: goals[1] } },
  status: { stopped: false, blocked: false, finished: false, ...status },
  odds,
});

/** Prices of any match before kick-off, which move a little from hour to hour. */
export function stubOddsRow(id: number, hours: number): object {
  const step = (Math.floor(hours) % 5) / 100;
  const bets = (margin: number) => [
    betRow("Match Winner", { Home: 2.1 + step - margin, Draw: 3.4 - margin, Away: 3.6 - step - margin }),
    betRow("Asian Handicap", { "Home -0.5": 2.05 + step - margin, "Away -0.5": 1.85 - step }),
    betRow("Goals Over/Under", { "Over 2.5": 1.9 + step - margin, "Under 2.5": 1.95 - step }),
  ];
  return oddsRow(id, { Bet365: bets(0), Pinnacle: bets(0.02) });
}

/** Prices of a match in play by its score. */
export function stubLiveOddsRow(id: number, elapsed: number, goals: readonly [number, number]): object {
  const lead = goals[0] - goals[1];
  const [home, away] = [2.2 / 1.8 ** lead, 3.4 * 1.8 ** lead].map((price) => Math.max(1.02, price));
  const values = [
    { value: "Home", price: home! },
    { value: "Draw", price: 3.2 },
    { value: "Away", price: away! },
  ];
  return liveOddsRow(id, { elapsed, goals, odds: [liveBetRow("Fulltime Result", values)] });
}
