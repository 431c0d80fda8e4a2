/** The props that a page gives to the island in a container (runtime/Island.tsx). */
export const readPlaceProps = ({ dataset }: Pick<HTMLElement, "dataset">): object =>
  JSON.parse(dataset.props ?? "{}") as object;
