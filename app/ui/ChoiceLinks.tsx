import "./choice-links.css";

export interface Choice {
  href: string;
  name: string;
  isShown: boolean;
}

interface ChoiceLinksProps {
  /** Names the choice for screen readers. */
  label: string;
  choices: readonly Choice[];
  /** For views that search engines need not visit. */
  rel?: "nofollow";
}

/** Alternative views of a page, each with its own address, in one line that scrolls if necessary. */
export const ChoiceLinks = ({ label, choices, rel }: ChoiceLinksProps) => (
  <nav className="choice" aria-label={label}>
    <ul>
      {choices.map(({ href, name, isShown }) => (
        <li key={href}>
          <a href={href} aria-current={isShown ? "true" : undefined} rel={rel}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
