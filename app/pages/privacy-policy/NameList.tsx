interface NameListProps {
  rows: readonly { names: readonly string[]; text: string }[];
}

/** Names under which a browser stores data, and their purpose. */
export const NameList = ({ rows }: NameListProps) => (
  <dl>
    {rows.map(({ names, text }) => (
      <div key={names[0]}>
        {names.map((name) => (
          <dt key={name}>
            <code>{name}</code>
          </dt>
        ))}
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
