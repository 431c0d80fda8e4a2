/** What a page shows instead of its content, and the status it is sent with. */
export const FACE_STATUS = {
  notFound: 404,
  matchNotFound: 404,
  badRequest: 400,
  upstream: 503,
  unexpected: 500,
} as const;

export type FaceKind = keyof typeof FACE_STATUS;

/** The part of a page that was awaited behind the first bytes: its value, or the face that stands in its place. */
export type Settled<Value> = { value: Value; face?: undefined } | { face: FaceKind; value?: undefined };

const isFaceKind = (word: unknown): word is FaceKind => typeof word === "string" && Object.hasOwn(FACE_STATUS, word);

/** A router's error response, as far as a face is read from it. */
interface ErrorAnswer {
  status: number;
  data: unknown;
}

const isErrorAnswer = (error: unknown): error is ErrorAnswer =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number";

/** The face for what a route threw: the one it names, else the one that its status stands for. */
export function faceOfError(error: unknown): FaceKind {
  if (!isErrorAnswer(error)) return "unexpected";
  const named = (error.data as { face?: unknown } | null | undefined)?.face;
  if (isFaceKind(named)) return named;
  if (error.status === 404) return "notFound";
  return error.status >= 400 && error.status < 500 ? "badRequest" : "unexpected";
}
