import { formatDate } from "~/i18n/format-date";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { PitchDay } from "./match-rows.ts";
import { sevensRowFragment } from "./SevensRow.tsx";
import styles from "./sevens.module.css";

interface PitchDayCardProps {
  day: PitchDay;
  locale: Page["locale"];
  storageBaseUrl: string | undefined;
}

/** The matches of a day on a pitch, by time. */
export const PitchDayCard = ({ day: { date, pitch, rows }, locale, storageBaseUrl }: PitchDayCardProps) => (
  <section className={classNames(styles.pitchDay, "card")}>
    <h3>
      <time dateTime={date}>{formatDate(date, locale, "full")}</time> <small>{pitch}</small>
    </h3>
    <Fragments as="ul" of={rows.map((row) => sevensRowFragment({ row, storageBaseUrl }))} />
  </section>
);
