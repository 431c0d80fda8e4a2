/** The two devices with their own banner pictures: the specification's `deviceType`, and the picture's CSS pixels. */
export const BANNER_DEVICES = {
  desktop: { deviceType: 0, width: 376, height: 120 },
  mobile: { deviceType: 1, width: 640, height: 200 },
} as const;

export type BannerDevice = keyof typeof BANNER_DEVICES;
