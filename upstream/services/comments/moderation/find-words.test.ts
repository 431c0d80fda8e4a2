import { describe, expect, test } from "vitest";
import { HELD_WORDS } from "../../../data/comments/held-words.ts";
import { hasHeldWord } from "./judge-comment.ts";

const LISTED = Object.entries(HELD_WORDS).flatMap(([language, { abuse, betting }]) =>
  [...abuse, ...betting].map((word) => [language, word] as const),
);

describe("words of the lists", () => {
  test.each(LISTED)("%s: %s", (_, word) => {
    expect(hasHeldWord(word)).toBe(true);
    expect(hasHeldWord(`${word.toUpperCase()}!`)).toBe(true);
    expect(hasHeldWord(`"${word}"…`)).toBe(true);
  });

  test.each([
    "F.U.C.K YOU",
    "f u c k e r",
    "fuuuuucker",
    "ｆｕｃｋｅｒ",
    "fück off",
    "fuck\u200ber",
    "мotherfucker",
    "c4sino 0nline",
    "FREE-BET",
    "free  bets!!!",
    "cá cược trực tuyến",
    "CA CUOC TRUC TUYEN",
    "Bônus de cadastro",
    "BÔNUS  DE-CADASTRO",
    "สมัครเลยเว็บพนันอันดับหนึ่ง",
    "来百家乐玩",
    "เล่นบา\u200bคาร่า",
  ])("%j", (text) => {
    expect(hasHeldWord(text)).toBe(true);
  });
});

test.each([
  "What a goal, brilliant football",
  "I bet they will win, the odds were 2.10",
  "Scunthorpe and Arsenal drew",
  "He shot from the perimeter",
  "các cầu thủ chơi rất hay, lon bia nào",
  "lòng vòng quá, cần đổi chiến thuật",
  "đi tìm bàn thắng",
  "ข้าวแกงกะหรี่อร่อย",
  "กองหน้าโหดเหี้ยมมาก",
  "สวัสดีครับ",
  "ក្រុមនេះលេងល្អណាស់",
  "球队失去死忠球迷",
  "外围投篮很准",
  "今晚外圍投射好準",
  "O macacão azul do goleiro",
  "Que golaço do Vinícius!",
  "A aposta do técnico deu certo",
  "1-0, 2-1, 3-3",
])("%j is nothing to hold", (text) => {
  expect(hasHeldWord(text)).toBe(false);
});
