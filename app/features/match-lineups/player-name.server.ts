import type { CoachRef } from "#contract/domain/people";
import type { Named } from "~/features/people/name-of";
import { html, type Markup } from "~/server-markup/html";
import type { LineUpFacts } from "./line-up-facts.ts";

/** A player's name, as a link where he has a page. */
export const playerName = ({ name, href }: Named): Markup =>
  href ? html`<a class="ln-a" href="${href}">${name}</a>` : html`<span class="ln-a">${name}</span>`;

/** Who coaches a side; coaches have no pages. */
export const coachLine = (coach: Pick<CoachRef, "name"> | undefined, { people }: LineUpFacts): Markup | false =>
  coach !== undefined && html`<h3>${people("heading.coach")}</h3><p>${coach.name}</p>`;
