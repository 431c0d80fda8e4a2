import type { Sport } from "#contract/tables/sports";

/** What is known of a sport's players beyond what all have. */
interface PeopleModel {
  /** Whether clubs pay each other for players, who then have a market value. */
  hasFees: boolean;
  /** Whether players come from colleges, and their years as professionals are counted. */
  hasColleges: boolean;
  hasPreferredFoot: boolean;
}

const MODELS: Readonly<Record<Sport, PeopleModel>> = {
  football: { hasFees: true, hasColleges: false, hasPreferredFoot: true },
  basketball: { hasFees: false, hasColleges: true, hasPreferredFoot: false },
};

export const peopleModelOf = (sport: Sport): PeopleModel => MODELS[sport];
