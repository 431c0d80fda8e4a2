/** Id of the slider that replays a match's shots, for the page and its script. */
export const REPLAY_ID = "replay";
