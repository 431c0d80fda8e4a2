import styles from "./squad.module.css";

/** The heading of a part of the squad's table. */
export const SquadPartHead = ({ name, span }: { name: string; span: number }) => (
  <tr>
    <th className={styles.part} scope="rowgroup" colSpan={span}>
      {name}
    </th>
  </tr>
);
