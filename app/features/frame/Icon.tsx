/** Drawn on 24 × 24, in lines. */
const SHAPES = {
  home: "M3 5h18v14H3zM12 5v14M12 9a3 3 0 0 1 0 6a3 3 0 0 1 0-6M3 9h3v6H3M21 9h-3v6h3",
  basketball:
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3v18M3 12h18M5.6 5.6c4 3.5 4 9.3 0 12.8M18.4 5.6c-4 3.5-4 9.3 0 12.8",
  news: "M4 5h12v14H6a2 2 0 0 1-2-2zM16 9h4v8a2 2 0 0 1-4 0M7 9h6M7 12h6M7 15h4",
  play: "M3 5h18v14H3zM10 9v6l5-3z",
  shirt: "M8 4L3 7l2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0",
  swap: "M4 8h15l-4-4M20 16H5l4 4",
  settings:
    "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M8 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5",
  close: "M6 6l12 12M18 6L6 18",
} as const;

export type IconName = keyof typeof SHAPES;

const idOf = (name: IconName): string => `i-${name}`;

/** The shapes, once in a document. */
export function IconShapes() {
  return (
    <svg className="vh" aria-hidden="true">
      {Object.entries(SHAPES).map(([name, path]) => (
        <symbol key={name} id={idOf(name as IconName)} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** A sign beside a text that says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="ic" aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
