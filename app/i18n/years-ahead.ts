/** Thailand counts years from the death of the Buddha. */
export const BUDDHIST_ERA = 543;

/** By how much the years of dates on a page are ahead of ours, as its <html> says: for what scripts show. */
export const yearsAhead = ({ lang, dataset }: Pick<HTMLElement, "lang" | "dataset">): number =>
  lang === "th" && dataset.view?.split(".").includes("buddhistYears") ? BUDDHIST_ERA : 0;
