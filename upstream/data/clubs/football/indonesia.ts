import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const INDONESIA_SUPER_LEAGUE = clubs("ID", [
  ["31501", "Persib Bandung", "1c4fa0", "ffffff", 70],
  ["31502", "Persija Jakarta", "d2122e", "ffffff", 68],
  ["31503", "Borneo Samarinda", "f36f21", "111111", 67],
  ["31504", "Malut United", "d2122e", "ffd200", 66],
  ["31505", "Persebaya Surabaya", "007a3d", "ffffff", 65],
  ["31506", "Bali United", "d2122e", "ffffff", 65],
  ["31507", "Dewa United", "c9a227", "111111", 65],
  ["31508", "Arema", "1c4fa0", "ffffff", 62],
  ["31509", "PSM Makassar", "d2122e", "ffffff", 63],
  ["31510", "PSIM Yogyakarta", "1c4fa0", "ffffff", 61],
  ["31511", "Persita Tangerang", "5b2a86", "ffffff", 61],
  ["31512", "Madura United", "d2122e", "ffffff", 60],
  ["31513", "Bhayangkara Presisi Lampung", "ffd200", "111111", 60],
  ["31514", "Persik Kediri", "5b2a86", "ffffff", 60],
  ["31515", "Persijap Jepara", "d2122e", "ffffff", 57],
  ["31516", "PSBS Biak", "1c4fa0", "d2122e", 57],
  ["31517", "Semen Padang", "d2122e", "ffffff", 56],
  ["31518", "Persis Solo", "d2122e", "ffffff", 58],
]);

export const INDONESIA_CHAMPIONSHIP = clubs("ID", [
  ["31519", "PSS Sleman", "007a3d", "ffffff", 54],
  ["31520", "Barito Putera", "ffd200", "007a3d", 54],
  ["31521", "PSIS Semarang", "1c4fa0", "ffffff", 52],
  ["31522", "Garudayaksa", "d2122e", "ffffff", 53],
  ["31523", "Sumsel United", "ffd200", "1c4fa0", 51],
  ["31524", "Adhyaksa Banten", "007a3d", "ffd200", 51],
  ["31525", "PSMS Medan", "007a3d", "ffffff", 51],
  ["31526", "Persiraja Banda Aceh", "f36f21", "ffffff", 51],
  ["31527", "FC Bekasi City", "12284c", "ffffff", 50],
  ["31528", "Persipura Jayapura", "d2122e", "111111", 53],
  ["31529", "Deltras Sidoarjo", "d2122e", "ffffff", 50],
  ["31530", "Persela Lamongan", "6cb4ee", "ffffff", 50],
  ["31531", "Kendal Tornado", "1c4fa0", "ffffff", 49],
  ["31532", "Persipal Palu", "d2122e", "ffffff", 46],
  ["31533", "Sriwijaya", "ffd200", "d2122e", 48],
  ["31534", "PSPS Pekanbaru", "6cb4ee", "ffffff", 49],
]);

export const INDONESIA_UNDER_20 = youthTeams([...INDONESIA_SUPER_LEAGUE, ...INDONESIA_CHAMPIONSHIP], "U20");
