import { type MatchTabKey, tabSegment } from "#contract/tables/match-tabs";
import { stubLiveOddsRow } from "../../upstream/suppliers/api-football/stub-odds.ts";
import { literal, type PageTruth, type TruthOf } from "./page-truth.ts";
import { isLive, isOver, type ReportedMatch, SUPPLIERS, sentence } from "./reported.ts";
import { recordLines, tableLines } from "./standing-truth.ts";

const head = ({ reported }: { reported: ReportedMatch }): string[] => [
  sentence(reported),
  `Data of this match is supplied by ${SUPPLIERS[reported.sport]}.`,
];

/** Each goal with its minute, its team and the score that it made. */
function goalsOf(reported: ReportedMatch): RegExp[] {
  const score = { home: 0, away: 0 };
  return reported.played!.goals.map(({ side, minute, added }) => {
    score[side] += 1;
    const at = added === undefined ? `${minute}'` : `${minute}+${added}'`;
    return new RegExp(`${literal(at)} .{0,80}?${score.home}-${score.away}`);
  });
}

const cardsOf = (reported: ReportedMatch): RegExp[] =>
  reported.played!.cards.map(({ side, minute, colour }) => {
    const word = { yellow: "Yellow card", second_yellow: "Second yellow", red: "Red card" }[colour];
    return new RegExp(`${minute}' (${literal(reported[side])}: )?${word} `);
  });

const changesOf = ({ played, clubs }: ReportedMatch): string[] =>
  played!.isChanged ? clubs.map((club) => `On: P. ${club}12 Off: P. ${club}10`) : [];

/** The figures of a game that is over; in play they are reported a minute late. */
const pointsOf = (reported: ReportedMatch): RegExp[] =>
  isOver(reported) ? reported.score!.map((points) => new RegExp(`Team totals ${points} `)) : [];

/** Shots of both sides, by the minutes that have passed. */
const shotsOf = ({ played }: ReportedMatch): string => {
  const shots = 1 + Math.floor(played!.passed / 9);
  return `${shots} Shots ${shots + 1}`;
};

/** The home side's price in play, which the score makes. */
function priceOf({ score }: ReportedMatch): string {
  const row = stubLiveOddsRow(0, 0, score!) as { odds: { values: { odd: string }[] }[] };
  return Number(row.odds[0]!.values[0]!.odd).toFixed(2);
}

/** Of basketball, only prices before the tip-off are reported, and the evening has begun. */
const pricesOf = (reported: ReportedMatch): string[] =>
  isLive(reported) ? [priceOf(reported)] : ["These prices are final."];

const quartersOf = ({ quarters = [] }: ReportedMatch): string => quarters.map((pair) => pair.join("-")).join(", ");

/** What every supplied match may tell, by its tab. A tab without a truth must not be offered. */
export const MATCH_TRUTHS: Partial<Record<MatchTabKey, TruthOf>> = {
  info(subject) {
    const { reported } = subject;
    if (reported.sport === "basketball")
      return { says: [...head(subject), ...(reported.quarters ? [`Points by period: ${quartersOf(reported)}.`] : [])] };
    const { halfTime, shootout } = reported.played!;
    return {
      says: [
        ...head(subject),
        ...goalsOf(reported),
        ...cardsOf(reported),
        ...changesOf(reported),
        "Stadium Stadium, Town",
        "Referee A. Whistle",
        ...(halfTime && isOver(reported) ? [`Half-time ${halfTime.join("-")}`] : []),
        ...(shootout && isOver(reported) ? [`Penalty shoot-out ${shootout.join("-")}`] : []),
      ],
    };
  },
  feed: (subject) => ({
    says: [
      ...head(subject),
      ...goalsOf(subject.reported),
      ...cardsOf(subject.reported),
      ...changesOf(subject.reported),
    ],
  }),
  lineups: (subject) => ({
    says:
      subject.reported.sport === "basketball"
        ? head(subject)
        : [
            ...head(subject),
            ...subject.reported.clubs.flatMap((club) =>
              Array.from({ length: 13 }, (_, place) => `P. ${club}${String(place).padStart(2, "0")}`),
            ),
            "Formation 4-4-2",
            "Coach C. Coach",
          ],
  }),
  stats: (subject) => ({ says: [...head(subject), ...(subject.reported.played ? [shotsOf(subject.reported)] : [])] }),
  "box-score": (subject) => ({
    says: [
      ...head(subject),
      ...subject.reported.clubs.flatMap((club) => [`P. ${club}0`, `P. ${club}1`]),
      ...pointsOf(subject.reported),
    ],
  }),
  odds: (subject) => ({
    says: [...head(subject), ...(subject.reported.sport === "football" ? pricesOf(subject.reported) : [])],
  }),
  table(subject) {
    if (subject.reported.sport === "basketball")
      return { says: [...head(subject), ...recordLines([subject.reported])], omits: ["has not begun"] };
    return { says: [...head(subject), ...(subject.isCup ? [] : tableLines(subject.ofLeague))] };
  },
  h2h: (subject) => ({ says: [...head(subject), "No previous meetings"] }),
  analysis: (subject) => ({ says: head(subject) }),
};

/** Tabs that a match of each sport offers once it has begun, by what its supplier has. */
export const OFFERED = {
  football: ["info", "feed", "lineups", "stats", "table", "odds"],
  basketball: ["info", "box-score", "stats", "table", "h2h", "analysis"],
} as const satisfies Record<ReportedMatch["sport"], readonly MatchTabKey[]>;

/** The tabs that a match's document links, by the links that begin with its address. */
export const linkedTabs = (html: string, address: string, all: readonly MatchTabKey[]): MatchTabKey[] =>
  all.filter((key) => html.includes(`href="${address}${tabSegment(key)}"`));

/** A tab that is not offered still answers at its address: with the match, and nothing made up. */
export const notOffered: TruthOf = (subject): PageTruth => ({ says: head(subject) });
