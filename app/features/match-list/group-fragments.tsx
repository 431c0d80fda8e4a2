import type { CompetitionMatches } from "#contract/domain/competition";
import { competitionPath } from "#contract/tables/paths";
import { countryBeside } from "~/features/match-row/country-beside";
import { matchRowFragment, StarLabel } from "~/features/match-row/match-row-fragment";
import type { MadeRows } from "~/features/match-row/row-fragments";
import { simulatedShare } from "~/features/match-row/SimulatedNote";
import { sharedStage, stageLabel } from "~/features/match-row/stage-label";
import { formatClock } from "~/i18n/zone-offsets";
import { classNames } from "~/ui/class-names";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import { fragmentMarkup } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { begunBeforeAnchor, groupAnchor } from "./apply-folds.ts";
import type { ListedMatches } from "./begun-before.ts";
import { CompetitionGroup } from "./CompetitionGroup.tsx";
import styles from "./competition-group.module.css";
import { LiveCount } from "./LiveCount.tsx";
import { isMinor, liveCountOf, MatchCount, minorFragment } from "./MinorPart.tsx";
import { partOfMatches } from "./order-by-kick-off.ts";
import { CompetitionFlag } from "./PanelSection.tsx";
import { type GroupPlace, type GroupSize, isOwnCountry, placeGroups } from "./place-groups.ts";
import type { ListFacts } from "./show.ts";

const COMPETITION_LABEL_ID = "to-page";

/** The shared labels of all stars and of all links to competition pages. */
export const ListLabels = ({ rows, t }: Pick<ListFacts, "rows" | "t">) => (
  <>
    <StarLabel texts={rows.texts} />
    <span id={COMPETITION_LABEL_ID} hidden>
      {t("competitions.page")}
    </span>
  </>
);

interface CompetitionHeadingProps {
  group: CompetitionMatches;
  liveCount: number;
  facts: ListFacts;
  /** It says so where only some of a list's competitions are simulated. */
  isMarked: boolean;
}

/**
 * The heading of a competition's matches. The link to its own page is in the heading's line but outside the <summary>:
 * screen readers miss a control inside another one.
 */
function CompetitionHeading({ group, liveCount, facts, isMarked }: CompetitionHeadingProps) {
  const { competition } = group;
  const { rows, sport, t } = facts;
  const about = aboutGroup(group, facts);
  const country = countryBeside(competition);
  return (
    <>
      <summary className="hold-until-parsed">
        <h2>
          <CompetitionFlag competition={competition} storageBaseUrl={rows.storageBaseUrl} />
          <span className={styles.name}>
            <b>{competition.name}</b>{" "}
            <span className={styles.about}>
              {/* The first goes where the line is too long: it is there without text, too. */}
              <small hidden={country === undefined}>
                <span>{country}</span>
              </small>
              {about && (
                <>
                  {" "}
                  <small>{about}</small>
                </>
              )}
              {isMarked && (
                <>
                  {" "}
                  <span className="tag">{rows.texts.simulated}</span>
                </>
              )}
            </span>
          </span>
        </h2>
        <LiveCount text={liveCount > 0 ? t("liveNumber", { number: liveCount }) : ""} />
        <MatchCount count={group.matches.length} t={t} />
      </summary>
      {/* biome-ignore lint/a11y/useAnchorContent: named by aria-labelledby, which all of them share */}
      <a
        className={classNames(styles.toCompetition, "to-competition")}
        href={rows.base + competitionPath({ ...competition, sport })}
        aria-labelledby={COMPETITION_LABEL_ID}
      />
    </>
  );
}

/** The stage shared by all matches, otherwise the season. */
function aboutGroup({ matches, season }: CompetitionMatches, { t }: Pick<ListFacts, "t">): string | undefined {
  const stage = sharedStage(matches);
  return (stage && stageLabel(stage, t)) || season;
}

/** The heading of a part of a day's list: its own matches, those that began the day before. */
const PartHeading = ({ text }: { text: string }) => <h2 className={styles.part}>{text}</h2>;

/**
 * A list's competitions, each with its matches, and a marker at the end of the first screen. If some matches began the
 * day before, they and the day's own each have a heading. Youth, reserves and friendlies come last, behind one line.
 */
export function groupFragments(groups: readonly ListedMatches[], facts: ListFacts): Fragment[] {
  const isMixed = simulatedShare(groups) === "some";
  const placed = placeGroups(groups.map((group) => sizeOf(group, facts)));
  const anchored = new Set<string>();
  const partsOfAll: Fragment[][] = [];
  // Renders all uncached rows in one call, when the first uncached group needs them.
  let isPrepared = false;
  const prepare = () => {
    if (!isPrepared) fragmentMarkup(partsOfAll.flat());
    isPrepared = true;
  };
  const fragments = placed.map((place): Fragment => {
    const { hasBegunBefore, competition } = place.group;
    const id = hasBegunBefore ? begunBeforeAnchor(competition.id) : groupAnchor(competition.id);
    const anchor = anchored.has(id) ? "" : id;
    anchored.add(id);
    const parts = partsOf(place, facts, isMixed);
    partsOfAll.push(parts);
    return groupFragment(place, anchor, parts, prepare);
  });
  const firstSimulated = groups.findIndex(isSimulated);
  const firstDeferred = placed.findIndex(({ isDeferred }) => isDeferred);
  return fragments.flatMap((fragment, index) => [
    ...(index === firstDeferred ? [FIRST_SCREEN_END] : []),
    ...partHeadings(groups, index, facts),
    fragment,
    ...(index === firstSimulated ? [sourceNote(facts, isMixed)] : []),
    ...(firstDeferred < 0 && index === fragments.length - 1 ? [FIRST_SCREEN_END] : []),
  ]);
}

const isSimulated = ({ source }: Pick<CompetitionMatches, "source">): boolean => source === "simulated";

/** Once per list, below the first competition of which it is true. */
const sourceNote = ({ t, rows }: ListFacts, isMixed: boolean): Fragment => ({
  key: `SourceNote ${rows.base} ${isMixed}`,
  render: () => (
    <p className={classNames(styles.sourceNote, "note")}>
      {isMixed ? t("common:source.simulatedNote") : t("common:source.simulatedAll")}{" "}
      <a href={`${rows.base}/about-data`}>{t("simulated.more")}</a>
    </p>
  ),
});

const FIRST_SCREEN_END: Fragment = { key: "FirstScreenEnd", render: () => <FirstScreenEnd /> };

/** The heading of the part of the list to which a group belongs. */
function partOf(group: ListedMatches | undefined, { t, rows }: ListFacts): string | undefined {
  if (!group) return undefined;
  if (group.hasBegunBefore) return t("begunBefore");
  const [first] = group.matches;
  if (group.isByKickOff && first) {
    const part = partOfMatches(group);
    return part === "ahead" ? formatClock(first.kickOff, rows.offsets) : t(`filter.${part}`);
  }
  return t(isMinor(group) ? "minor" : "day.today");
}

/** The heading above a group with which a part of the list begins. */
function partHeadings(groups: readonly ListedMatches[], index: number, facts: ListFacts): Fragment[] {
  const text = partOf(groups[index], facts);
  const above = partOf(groups[index - 1], facts);
  // The day's matches need a heading below those of the day before only.
  if (!text || text === above || (text === facts.t("day.today") && !above)) return [];
  if (isMinor(groups[index])) return [minorFragment(groups, facts)];
  return [{ key: `PartHeading ${text}`, render: () => <PartHeading text={text} /> }];
}

interface SizedGroup extends GroupSize {
  group: ListedMatches;
}

const sizeOf = (group: ListedMatches, { country }: Pick<ListFacts, "country">): SizedGroup => ({
  group,
  rowCount: group.matches.length,
  liveCount: liveCountOf(group),
  isMinor: isMinor(group),
  isFavoured: group.competition.isPopular === true || isOwnCountry(group.competition.country, country),
});

/** The heading and rows of a competition. */
const partsOf = (sized: SizedGroup, facts: ListFacts, isMixed: boolean): Fragment[] => [
  headingFragment(sized, facts, isMixed && isSimulated(sized.group)),
  ...sized.group.matches.map((match) => matchRowFragment(match, facts.rows)),
];

/**
 * Headings in one language, memoised by the list's competition object: formatting a stage costs more than the row keys.
 */
const headings = new WeakMap<MadeRows, WeakMap<CompetitionMatches, { isMarked: boolean; fragment: Fragment }>>();

function headingFragment({ group, liveCount }: SizedGroup, facts: ListFacts, isMarked: boolean): Fragment {
  const made = headings.get(facts.rows.rows) ?? new WeakMap();
  headings.set(facts.rows.rows, made);
  const known = made.get(group);
  if (known?.isMarked === isMarked) return known.fragment;
  const { competition, matches } = group;
  const { id, key, name, country } = competition;
  const shown = [facts.rows.rowsKey, facts.sport, id, key, name, country.key, country.name, country.flag, isMarked];
  const fragment: Fragment = {
    key: `CompetitionHeading ${JSON.stringify([...shown, aboutGroup(group, facts), liveCount, matches.length])}`,
    render: () => <CompetitionHeading group={group} liveCount={liveCount} facts={facts} isMarked={isMarked} />,
  };
  made.set(group, { isMarked, fragment });
  return fragment;
}

function groupFragment(
  { group, rowCount, isOpen, isDeferred }: SizedGroup & GroupPlace,
  anchor: string,
  parts: readonly Fragment[],
  prepare: () => void,
): Fragment {
  const { competition, hasBegunBefore = false } = group;
  return {
    key: `CompetitionGroup ${isOpen} ${isDeferred} ${hasBegunBefore} ${anchor} ${parts.map(({ key }) => key).join()}`,
    render: () => {
      prepare();
      return (
        <CompetitionGroup
          competitionId={competition.id}
          anchor={anchor}
          hasBegunBefore={hasBegunBefore}
          rowCount={rowCount}
          isOpen={isOpen}
          isDeferred={isDeferred}
          parts={parts}
        />
      );
    },
  };
}
