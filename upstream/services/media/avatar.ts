import { ACCOUNT_SLOTS } from "#contract/tables/account-slots";
import { AVATAR_IDS, type AvatarId, isAvatar } from "#contract/tables/avatars";

/** Background and drawing: each pair has a contrast of 4.5 or more. */
const COLOURS = [
  ["#0b3d2e", "#f4d35e"],
  ["#1d3557", "#f1faee"],
  ["#7a1f2b", "#ffe8d6"],
  ["#22223b", "#9fe7f5"],
] as const;

const BALL = (colour: string) =>
  `<circle cx="48" cy="48" r="27" fill="none" stroke="${colour}" stroke-width="5"/><path d="M48 35l12 9-4.5 14h-15L36 44z" fill="${colour}"/>`;
const SHIRT = (colour: string) =>
  `<path d="M34 24l-18 10 7 16 8-4v28h34V46l8 4 7-16-18-10c-3 6-8 9-14 9s-11-3-14-9z" fill="${colour}"/>`;
const WHISTLE = (colour: string) =>
  `<circle cx="41" cy="56" r="18" fill="${colour}"/><path d="M41 38h38v14H56z" fill="${colour}"/><path d="M30 20l5 12M44 18v13M58 20l-5 12" stroke="${colour}" stroke-width="5"/>`;

const DRAWINGS = [BALL, SHIRT, WHISTLE] as const;

/** A member's picture: one of three motifs in four pairs of colours. */
export function avatarPicture(id: AvatarId): string {
  const index = AVATAR_IDS.indexOf(id);
  const [ground, colour] = COLOURS[Math.floor(index / DRAWINGS.length) % COLOURS.length]!;
  const draw = DRAWINGS[index % DRAWINGS.length]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/>${draw(colour)}</svg>`;
}

/** Placeholder for a member's picture in a guest's page, where it is not shown but loaded by some browsers. */
const NOBODY = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#54615b"/></svg>`;

/** The avatar with a number; undefined if there is none. */
export function numberedAvatar(number: string): string | undefined {
  if (number === ACCOUNT_SLOTS.avatar) return NOBODY;
  return isAvatar(number) ? avatarPicture(number) : undefined;
}
