import { type MatchTabKey, tabSegment } from "#contract/tables/match-tabs";
import { stubLiveOddsRow } from "../../upstream/suppliers/api-football/stub-odds.ts";
import { literal, type PageTruth, type TruthOf } from "./page-truth.ts";
import { recordLines, tableLines } from "./standing-truth.ts";
import { isLive, isOver, sentence, type Told } from "./told.ts";

/** Who supplies it, as the page credits them. */
const CREDIT = { football: "API-Football", basketball: "API-Basketball" } as const;

const head = ({ told }: { told: Told }): string[] => [
  sentence(told),
  `Data of this match is supplied by ${CREDIT[told.sport]}.`,
];

const sides = ({ home, away }: Told) => ({ home, away });

/** Each goal with its minute, its team and the score that it made. */
function goalsOf(told: Told): RegExp[] {
  const score = { home: 0, away: 0 };
  return told.played!.goals.map(({ side, minute, added }) => {
    score[side] += 1;
    const at = added === undefined ? `${minute}'` : `${minute}+${added}'`;
    return new RegExp(`${literal(at)} .{0,80}?${score.home}-${score.away}`);
  });
}

const cardsOf = (told: Told): RegExp[] =>
  told.played!.cards.map(({ side, minute, colour }) => {
    const word = { yellow: "Yellow card", second_yellow: "Second yellow", red: "Red card" }[colour];
    return new RegExp(`${minute}' (${literal(sides(told)[side])}: )?${word} `);
  });

const changesOf = ({ played, clubs }: Told): string[] =>
  played!.isChanged ? clubs.map((club) => `On: P. ${club}12 Off: P. ${club}10`) : [];

/** The figures of a game that is over; in play they are told a minute late. */
const pointsOf = (told: Told): RegExp[] =>
  isOver(told) ? told.score!.map((points) => new RegExp(`Team totals ${points} `)) : [];

/** Shots of both sides, by the minutes that have passed. */
const shotsOf = ({ played }: Told): string => {
  const shots = 1 + Math.floor(played!.passed / 9);
  return `${shots} Shots ${shots + 1}`;
};

/** The home side's price in play, which the score makes. */
function priceOf({ score }: Told): string {
  const row = stubLiveOddsRow(0, 0, score!) as { odds: { values: { odd: string }[] }[] };
  return Number(row.odds[0]!.values[0]!.odd).toFixed(2);
}

/** Of basketball, only prices before the tip-off are told, and the evening has begun. */
const pricesOf = (told: Told): string[] => (isLive(told) ? [priceOf(told)] : ["These prices are final."]);

const quartersOf = ({ quarters = [] }: Told): string => quarters.map((pair) => pair.join("-")).join(", ");

/** What every supplied match may tell, by its tab. A tab without a truth must not be offered. */
export const MATCH_TRUTHS: Partial<Record<MatchTabKey, TruthOf>> = {
  info(subject) {
    const { told } = subject;
    if (told.sport === "basketball")
      return { says: [...head(subject), ...(told.quarters ? [`Points by period: ${quartersOf(told)}.`] : [])] };
    const { halfTime, shootout } = told.played!;
    return {
      says: [
        ...head(subject),
        ...goalsOf(told),
        ...cardsOf(told),
        ...changesOf(told),
        "Stadium Stadium, Town",
        "Referee A. Whistle",
        ...(halfTime && isOver(told) ? [`Half-time ${halfTime.join("-")}`] : []),
        ...(shootout && isOver(told) ? [`Penalty shoot-out ${shootout.join("-")}`] : []),
      ],
    };
  },
  feed: (subject) => ({
    says: [...head(subject), ...goalsOf(subject.told), ...cardsOf(subject.told), ...changesOf(subject.told)],
  }),
  lineups: (subject) => ({
    says:
      subject.told.sport === "basketball"
        ? head(subject)
        : [
            ...head(subject),
            ...subject.told.clubs.flatMap((club) =>
              Array.from({ length: 13 }, (_, place) => `P. ${club}${String(place).padStart(2, "0")}`),
            ),
            "Formation 4-4-2",
            "Coach C. Coach",
          ],
  }),
  stats: (subject) => ({ says: [...head(subject), ...(subject.told.played ? [shotsOf(subject.told)] : [])] }),
  "box-score": (subject) => ({
    says: [
      ...head(subject),
      ...subject.told.clubs.flatMap((club) => [`P. ${club}0`, `P. ${club}1`]),
      ...pointsOf(subject.told),
    ],
  }),
  odds: (subject) => ({
    says: [...head(subject), ...(subject.told.sport === "football" ? pricesOf(subject.told) : [])],
  }),
  table(subject) {
    if (subject.told.sport === "basketball")
      return { says: [...head(subject), ...recordLines([subject.told])], omits: ["has not begun"] };
    return { says: [...head(subject), ...(subject.isCup ? [] : tableLines(subject.ofLeague))] };
  },
  h2h: (subject) => ({ says: [...head(subject), "No previous meetings"] }),
  analysis: (subject) => ({ says: head(subject) }),
};

/** Tabs that a match of each sport offers once it has begun, by what its supplier has. */
export const OFFERED = {
  football: ["info", "feed", "lineups", "stats", "table", "odds"],
  basketball: ["info", "box-score", "stats", "table", "h2h", "analysis"],
} as const satisfies Record<Told["sport"], readonly MatchTabKey[]>;

/** The tabs that a match's document links, by the links that begin with its address. */
export const linkedTabs = (html: string, address: string, all: readonly MatchTabKey[]): MatchTabKey[] =>
  all.filter((key) => html.includes(`href="${address}${tabSegment(key)}"`));

/** A tab that is not offered still answers at its address: with the match, and nothing made up. */
export const notOffered: TruthOf = (subject): PageTruth => ({ says: head(subject) });
