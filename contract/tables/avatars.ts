/** The drawings that a member can choose from, at `{storage}/avatar/{id}.svg`; the first is the default. */
export const AVATAR_IDS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;

export type AvatarId = (typeof AVATAR_IDS)[number];

export const isAvatar = (id: string): id is AvatarId => AVATAR_IDS.includes(id as AvatarId);

/** Below the storage's base address. */
export const avatarPath = (id: AvatarId): string => `avatar/${id}.svg`;
