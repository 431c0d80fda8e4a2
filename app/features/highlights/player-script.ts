import type { PageScript } from "~/page-script/page-words";

/**
 * The two buttons of a highlight: one loads a third party's player, which nothing does before; one starts an animation
 * over. Without this script both are hidden, and the links beside them lead on.
 */
export function startPlayers({ page }: PageScript): void {
  for (const button of page.querySelectorAll<HTMLElement>("[data-frame]")) {
    button.addEventListener("click", () => loadFrame(page, button), { once: true });
  }
  for (const button of page.querySelectorAll<HTMLElement>("[data-again]")) {
    let times = 0;
    button.addEventListener("click", () => {
      const image = button.parentElement?.querySelector<HTMLImageElement>(":scope > img");
      times += 1;
      // Another address is another drawing, whose time begins.
      if (image) image.src = `${image.src.split("?")[0]}?again=${times}`;
    });
  }
}

function loadFrame(page: Document, button: HTMLElement): void {
  const { frame = "", title = "" } = button.dataset;
  const player = page.createElement("iframe");
  const attributes = {
    class: "screen",
    title,
    loading: "lazy",
    // Its own origin and no more of ours; players do not start without either.
    sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups",
    referrerpolicy: "strict-origin",
    allow: "fullscreen; picture-in-picture; encrypted-media",
    allowfullscreen: "",
    src: frame,
  };
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
  button.parentElement?.replaceWith(player);
  player.focus();
}
