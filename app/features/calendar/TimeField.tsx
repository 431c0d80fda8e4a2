import { useState } from "react";
import styles from "./calendar.module.css";
import type { CalendarSetup } from "./calendar-setup.ts";
import {
  type Half,
  hourOf,
  hourShown,
  hoursToChoose,
  minuteOf,
  minutesToChoose,
  shownHour,
  timeOf,
} from "./time-steps.ts";

interface TimeFieldProps {
  setup: CalendarSetup;
  /** HH:mm, 24 hours. */
  time: string;
  /** Which end of a range it is. */
  name?: string | undefined;
  onChange(time: string): void;
}

/** Selects for hours and minutes: native lists, which work with every input and screen reader. */
export function TimeField({ setup: { is12Hours, minuteStep, texts }, time, name, onChange }: TimeFieldProps) {
  // An initial minute between two steps stays selectable.
  const [minutes] = useState(() => minutesToChoose(minuteStep, minuteOf(time)));
  const { hour, half } = shownHour(hourOf(time), is12Hours);
  const setHour = (changed: { hour?: number; half?: Half }) =>
    onChange(timeOf(hourShown({ hour, half, ...changed }), minuteOf(time)));
  return (
    <fieldset className={styles.time}>
      <legend className={name === undefined ? "visually-hidden" : undefined}>
        {name ?? `${texts.hour}, ${texts.minute}`}
      </legend>
      <NumberChoice
        label={texts.hour}
        values={hoursToChoose(is12Hours)}
        value={hour}
        onChange={(chosen) => setHour({ hour: chosen })}
      />
      <span aria-hidden="true">:</span>
      <NumberChoice
        label={texts.minute}
        values={minutes}
        value={minuteOf(time)}
        onChange={(minute) => onChange(timeOf(hourOf(time), minute))}
      />
      {is12Hours && (
        <select
          aria-label={texts.half}
          value={half}
          onChange={({ target }) => setHour({ half: target.value === "am" ? "am" : "pm" })}
        >
          <option value="am">{texts.am}</option>
          <option value="pm">{texts.pm}</option>
        </select>
      )}
    </fieldset>
  );
}

interface NumberChoiceProps {
  label: string;
  values: readonly number[];
  value: number;
  onChange(value: number): void;
}

const NumberChoice = ({ label, values, value, onChange }: NumberChoiceProps) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
    {values.map((number) => (
      <option key={number} value={number}>
        {String(number).padStart(2, "0")}
      </option>
    ))}
  </select>
);
