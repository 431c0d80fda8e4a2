import { FIGURES as F } from "./figures.ts";
import type { RuleTexts } from "./rule-texts.ts";

const VOID_PICK = "A void pick scores no points and is not counted.";

export const EN: RuleTexts = {
  dayMatches: {
    football: `Each day brings up to ${F.dayMatches} matches. On each of them you can pick the Asian handicap and over/under.`,
    basketball: `Each day brings up to ${F.dayMatches} games. On each of them you can pick the spread and the total points.`,
  },
  dayScores: {
    football: `Each day brings up to ${F.dayScores} matches. Guess the score of each of them.`,
    basketball: `Each day brings up to ${F.dayScores} games. Guess the final score of each of them.`,
  },
  hours: {
    football: `Picks are open from ${F.opens} to ${F.closes} Bangkok time, or until the scheduled kick-off if that is earlier. Until then you can change or remove them; after that the match is locked. Our server’s clock decides.`,
    basketball: `Picks are open from ${F.opens} to ${F.closes} Bangkok time, or until the scheduled tip-off if that is earlier. Until then you can change or remove them; after that the game is locked. Our server’s clock decides.`,
  },
  kickOffs: {
    football: `A day’s matches are those that kick off from ${F.opens} until ${F.opens} on the next day.`,
    basketball: `A day’s games are those that tip off from ${F.opens} until ${F.opens} on the next day.`,
  },
  line: "The line and the odds are those that you saw and confirmed, and are shown with the pick. If they have moved by the time your pick reaches us, nothing is stored and you are asked again. They all come from one source, which is named. A changed pick takes the line and the odds of that moment, and both picks stay on record.",
  result: {
    football: "The score after 90 minutes and added time counts. Extra time and penalty shoot-outs do not.",
    basketball: "The final score counts, including overtime.",
  },
  pickPoints: `A win is worth ${F.win} points, a half win ${F.halfWin}, a push ${F.push}, a half loss ${F.halfLose} and a loss ${F.lose}.`,
  featured: {
    football: `Each day one featured team is named before picks open. Points from its match count ${F.times} times: ${F.featuredWin}, ${F.featuredHalfWin}, ${F.featuredPush}, ${F.featuredHalfLose} or ${F.featuredLose}.`,
    basketball: `Each day one featured team is named before picks open. Points from its game count ${F.times} times: ${F.featuredWin}, ${F.featuredHalfWin}, ${F.featuredPush}, ${F.featuredHalfLose} or ${F.featuredLose}.`,
  },
  guessPoints: {
    football: `The exact score is worth ${F.exact} points. The right winner with the right goal difference is worth ${F.margin}, and so is a draw guessed with another score. The right winner alone is worth ${F.winner}, anything else ${F.miss}.`,
    basketball: `The exact score is worth ${F.exact} points, the right winner with the right margin ${F.margin}, the right winner alone ${F.winner} and anything else ${F.miss}.`,
  },
  voidPick: {
    football: `A pick is void if the match does not begin within ${F.delay} hours of its scheduled time, is cancelled, or has its result awarded. If it is abandoned, picks are void too, except over/under that was already decided. ${VOID_PICK}`,
    basketball: `A pick is void if the game does not begin within ${F.delay} hours of its scheduled time, is cancelled, or has its result awarded. If it is abandoned, its score counts once ${F.ofLong} of 48 minutes (or ${F.ofShort} of 40) have been played; before that, picks are void. ${VOID_PICK}`,
  },
  voidGuess: {
    football: `A guess is void if the match does not begin within ${F.delay} hours of its scheduled time, is cancelled or abandoned, or has its result awarded. ${VOID_PICK}`,
    basketball: `A guess is void if the game does not begin within ${F.delay} hours of its scheduled time, is cancelled, or has its result awarded. If it is abandoned, its score counts once ${F.ofLong} of 48 minutes (or ${F.ofShort} of 40) have been played; before that, guesses are void. ${VOID_PICK}`,
  },
  corrected: {
    football: `Results are checked once more ${F.stands} hours after the scheduled kick-off. If a result was corrected, the points are corrected too, and the first settlement stays on record.`,
    basketball: `Results are checked once more ${F.stands} hours after the scheduled tip-off. If a result was corrected, the points are corrected too, and the first settlement stays on record.`,
  },
  ranked: `The top prizes go to those with the most points, the lowest prizes to those with the fewest. For either, only members with at least ${F.least} settled picks are ranked; void picks are not among them.`,
  rankedGuesses: `Only members with at least ${F.leastGuesses} settled guesses are ranked and can win a prize; void guesses are not among them.`,
  rankedPlaces: "Only members who have sent a prediction are ranked and can win a prize.",
  rankedReferrals: "Only members with at least one sign-up that counts are ranked and can win a prize.",
  sharedRank:
    "Members level on points share a rank. They share equally, rounded down, the prizes of the places that they take up together: two members at rank 1 each get half of the first and second prize, and the next rank is 3. Whoever entered earlier is listed first.",
  hidden: {
    football: "Other members’ picks on a match are hidden until it is locked.",
    basketball: "Other members’ picks on a game are hidden until it is locked.",
  },
  ledger: {
    football:
      "When all of a day’s matches are locked, everyone’s picks are published in a file without names. Each file is tied to the one before by a hash, so anyone can check that no pick was changed afterwards.",
    basketball:
      "When all of a day’s games are locked, everyone’s picks are published in a file without names. Each file is tied to the one before by a hash, so anyone can check that no pick was changed afterwards.",
  },
  once: "Each member can enter once. Changing picks before they are locked is not entering again.",
  free: "Taking part is free and there are no stakes. Prizes, where there are any, are the amounts that the operator shows here.",
  places:
    "Predict the whole tournament: the places in each group, the best third-placed teams if they go through, and the winner of every knockout tie up to the final.",
  placesOnce: "A team can take only one place in its group, and the two teams of a tie must differ.",
  cupLock:
    "Predictions can be sent and changed until the first kick-off of the tournament. Our server’s clock decides.",
  cupResult: "In the knockout stage the team that goes through counts, including after extra time or penalties.",
  placePoints: `A team in the right place earns points by stage: ${F.place.group} for a place in a group, ${F.place.third} for a best third-placed team, ${F.place.round_of_16} for a winner in the round of 16, ${F.place.quarter_final} in the quarter-finals, ${F.place.semi_final} in the semi-finals and ${F.place.final} for the champions.`,
  cupHidden: "Other members’ predictions are hidden until the first kick-off.",
  cupLedger:
    "At the first kick-off everyone’s predictions are published in a file without names, and after the final a second file with the points. A hash ties them together, so anyone can check that no prediction was changed afterwards.",
  cupOnce: "Each member can enter once. Changing a prediction before the first kick-off is not entering again.",
  referralCounts:
    "You get 1 point for each new member who signs up with your referral code after you have entered and before the event ends, and whose phone number is confirmed.",
  referralCountsNot:
    "Each phone number counts once. A sign-up does not count if its number had an account before, if it comes from a device or IP address of yours or from the device or network of somebody who has counted for you already, if its origin cannot be verified, or if that member invited you.",
  referralAudit: "For every sign-up we note why it counted or not, without phone numbers or IP addresses.",
  entryOnce: "Each member can enter once.",
  video: {
    football: "Send the link to a TikTok video about football. We store the link only and do not download the video.",
    basketball:
      "Send the link to a TikTok video about basketball. We store the link only and do not download the video.",
  },
  videoOnce: "Each member can send one video, and the same video can be sent by one member only.",
  videoApproval:
    "An operator watches every video and either approves it with points or refuses it and says why. Approved videos are listed here with their link.",
};
