import people from "~/features/people/people.module.css";
import { classNames } from "~/ui/class-names";
import { FlagImage } from "~/ui/TeamImage";
import styles from "./squad.module.css";
import type { SquadRowView } from "./squad-view.ts";

interface SquadRowProps {
  row: SquadRowView;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

const PORTRAIT = 32;
const FLAG = 14;

/** A player of a squad: number, portrait, name, country and position, age, season statistics. Uses no context. */
export const SquadRow = ({ row, storageBaseUrl }: SquadRowProps) => (
  <tr>
    <td className={classNames(styles.number, "tabular")}>{row.number}</td>
    <th scope="row">
      <span className={styles.player}>
        {storageBaseUrl !== undefined && row.picture && (
          <img
            className={classNames("crest", styles.portrait)}
            src={`${storageBaseUrl}/${row.picture}`}
            width={PORTRAIT}
            height={PORTRAIT}
            alt=""
            loading="lazy"
          />
        )}
        <span>
          {row.href ? (
            <a className={people.name} href={row.href}>
              {row.name}
            </a>
          ) : (
            <span>{row.name}</span>
          )}
          <small>
            {storageBaseUrl !== undefined && row.flag && (
              <>
                <FlagImage code={row.flag} size={FLAG} />{" "}
              </>
            )}
            {row.about}
            {row.injured && (
              <>
                {" "}
                <span className={classNames("tag", people.warn)}>{row.injured}</span>
              </>
            )}
          </small>
        </span>
      </span>
    </th>
    <td className={classNames(people.end, "tabular")}>{row.age}</td>
    {row.counts.map(({ text, isWide }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
      <td key={index} className={classNames(people.end, "tabular", isWide && styles.wide)}>
        {text}
      </td>
    ))}
  </tr>
);
