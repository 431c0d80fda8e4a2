import { describe, expect, it } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { SIMPLIFIED_ONLY, TRADITIONAL_ONLY } from "./chinese.ts";
import { styleFaults } from "./style.ts";

describe("styleFaults", () => {
  it.each<[LocaleCode, string]>([
    ["en", "There is nothing at this address."],
    ["th", "จุดโทษ {{home}}-{{away}}"],
    ["vn", "Hòa, hủy, xóa khỏi danh sách"],
    ["kh", "World Cup 2022"],
    ["kh", "ចុច «Share» រួច​ជ្រើស «Add to Home Screen»។"],
    ["zh-Hans", "{{home}}对{{away}}，{{time}}开赛。"],
    ["zh-Hant", "我們的資料來源沒有回應，請稍後再試。"],
    ["pt", "Não há nada neste endereço."],
    ["pt", "Equipamento"],
  ])("finds nothing in good %s: %s", (locale, text) => {
    expect(styleFaults(locale, text)).toEqual([]);
  });

  it.each<[LocaleCode, string, string]>([
    ["en", "Goal!", "exclamation mark"],
    ["en", "End ", "space at an end"],
    ["pt", "Carregando...", "three points for an ellipsis"],
    ["th", "Previous day", "Latin left over: Previous day"],
    ["kh", "ថ្ងៃ Next", "Latin left over: Next"],
    ["kh", "ចុច Share", "Latin left over: Share"],
    ["zh-Hans", "今日球賽", "of the other script: 賽"],
    ["zh-Hant", "今日球赛", "of the other script: 赛"],
    ["zh-Hant", "比數,入球", "half-width punctuation"],
    ["vn", "Hoà", "tone mark of the newer school"],
    ["vn", "Soi kèo hôm nay", "betting word: kèo"],
    ["th", "ทีเด็ดวันนี้", "betting word: ทีเด็ด"],
    ["zh-Hant", "進球", "another country's word: 進球"],
    ["pt", "Nenhum golo", "another country's word: golo"],
    ["kh", "លីក\u200bកំពូល", "machine-made: លីក"],
    ["zh-Hant", "標示“模擬”", "quotation marks of another language: “”"],
    ["zh-Hans", "进球(点球)", "half-width punctuation"],
    ["vn", "Hòa".normalize("NFD"), "not in NFC"],
  ])("finds what is wrong in %s: %s", (locale, text, fault) => {
    expect(styleFaults(locale, text)).toContain(fault);
  });
});

it("no character belongs to both Chinese scripts alone", () => {
  expect([...SIMPLIFIED_ONLY].filter((character) => TRADITIONAL_ONLY.has(character))).toEqual([]);
  expect(SIMPLIFIED_ONLY.size).toBeGreaterThan(450);
});
