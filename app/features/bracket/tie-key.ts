/** The text that numbers a tie: its number must not follow that of a round of 16 as another number. */
export const tieKey = (stage: string): "tie" | "tieOfRound" => (/\d$/.test(stage) ? "tieOfRound" : "tie");
