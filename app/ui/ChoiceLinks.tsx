import "./choice-links.css";

export interface Choice {
  href: string;
  name: string;
  isShown: boolean;
}

interface ChoiceLinksProps {
  /** What there is to choose, for screen readers. */
  label: string;
  choices: readonly Choice[];
}

/** A choice within a page, each with an address of its own: one line that scrolls where it has to. */
export const ChoiceLinks = ({ label, choices }: ChoiceLinksProps) => (
  <nav className="choice" aria-label={label}>
    <ul>
      {choices.map(({ href, name, isShown }) => (
        <li key={href}>
          <a href={href} aria-current={isShown ? "true" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
