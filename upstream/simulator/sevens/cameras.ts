import type { Category } from "./entrants.ts";

/** The id of a pitch's camera on one of the two days. */
export const cameraId = (year: number, { digit }: Pick<Category, "digit">, day: 0 | 1): string =>
  `${year}${digit}${day + 1}`;

const CAMERA_ID = /^\d{4}[123][12]$/;

export const isCameraId = (id: string): boolean => CAMERA_ID.test(id);
