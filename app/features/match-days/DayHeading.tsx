import type { MatchDay } from "./group-by-day.ts";

interface DayHeadingProps {
  day: Omit<MatchDay, "matches">;
  level: 2 | 3;
}

/** A day's heading above its matches, with its group. */
export function DayHeading({ day: { date, label, group }, level }: DayHeadingProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading>
      <time dateTime={date}>{label}</time>
      {group && (
        <>
          {" "}
          <small>{group}</small>
        </>
      )}
    </Heading>
  );
}
