import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const INDONESIA_SUPER_LEAGUE = clubs("ID", [
  ["31501", "Persib Bandung", "1c4fa0", "ffffff", 70, { th: "เปอร์ซิบ บันดุง" }],
  ["31502", "Persija Jakarta", "d2122e", "ffffff", 68, { th: "เปอร์ซิจา จาการ์ตา" }],
  ["31503", "Borneo Samarinda", "f36f21", "111111", 67, { th: "บอร์เนียว ซามารินดา" }],
  ["31504", "Malut United", "d2122e", "ffd200", 66, { th: "มาลุต ยูไนเต็ด" }],
  ["31505", "Persebaya Surabaya", "007a3d", "ffffff", 65, { th: "เปอร์เซบายา สุราบายา" }],
  ["31506", "Bali United", "d2122e", "ffffff", 65, { th: "บาหลี ยูไนเต็ด" }],
  ["31507", "Dewa United", "c9a227", "111111", 65, { th: "เดวา ยูไนเต็ด" }],
  ["31508", "Arema", "1c4fa0", "ffffff", 62, { th: "อเรมา" }],
  ["31509", "PSM Makassar", "d2122e", "ffffff", 63, { th: "พีเอสเอ็ม มากัสซาร์" }],
  ["31510", "PSIM Yogyakarta", "1c4fa0", "ffffff", 61, { th: "พีเอสไอเอ็ม ยอกยาการ์ตา" }],
  ["31511", "Persita Tangerang", "5b2a86", "ffffff", 61, { th: "เปอร์ซิตา ตังเกอรัง" }],
  ["31512", "Madura United", "d2122e", "ffffff", 60, { th: "มาดูรา ยูไนเต็ด" }],
  ["31513", "Bhayangkara Presisi Lampung", "ffd200", "111111", 60, { th: "บายังคารา ลัมปุง" }],
  ["31514", "Persik Kediri", "5b2a86", "ffffff", 60, { th: "เปอร์ซิก เกดิรี" }],
  ["31515", "Persijap Jepara", "d2122e", "ffffff", 57, { th: "เปอร์ซิจาป เจปารา" }],
  ["31516", "PSBS Biak", "1c4fa0", "d2122e", 57, { th: "พีเอสบีเอส เบียก" }],
  ["31517", "Semen Padang", "d2122e", "ffffff", 56, { th: "เซเมน ปาดัง" }],
  ["31518", "Persis Solo", "d2122e", "ffffff", 58, { th: "เปอร์ซิส โซโล" }],
]);

export const INDONESIA_CHAMPIONSHIP = clubs("ID", [
  ["31519", "PSS Sleman", "007a3d", "ffffff", 54, { th: "พีเอสเอส สเลมัน" }],
  ["31520", "Barito Putera", "ffd200", "007a3d", 54, { th: "บาริโต ปูเตรา" }],
  ["31521", "PSIS Semarang", "1c4fa0", "ffffff", 52, { th: "พีเอสไอเอส เซมารัง" }],
  ["31522", "Garudayaksa", "d2122e", "ffffff", 53, { th: "การูดายักษา" }],
  ["31523", "Sumsel United", "ffd200", "1c4fa0", 51, { th: "ซุมเซล ยูไนเต็ด" }],
  ["31524", "Adhyaksa Banten", "007a3d", "ffd200", 51, { th: "อัดยักซา บันเตน" }],
  ["31525", "PSMS Medan", "007a3d", "ffffff", 51, { th: "พีเอสเอ็มเอส เมดาน" }],
  ["31526", "Persiraja Banda Aceh", "f36f21", "ffffff", 51, { th: "เปอร์ซิราจา บันดาอาเจะห์" }],
  ["31527", "FC Bekasi City", "12284c", "ffffff", 50, { th: "เอฟซี เบกาซี ซิตี้" }],
  ["31528", "Persipura Jayapura", "d2122e", "111111", 53, { th: "เปอร์ซิปูรา จายาปุระ" }],
  ["31529", "Deltras Sidoarjo", "d2122e", "ffffff", 50, { th: "เดลตราส ซิโดอาร์โจ" }],
  ["31530", "Persela Lamongan", "6cb4ee", "ffffff", 50, { th: "เปอร์เซลา ลามองัน" }],
  ["31531", "Kendal Tornado", "1c4fa0", "ffffff", 49, { th: "เคนดัล ทอร์นาโด" }],
  ["31532", "Persipal Palu", "d2122e", "ffffff", 46, { th: "เปอร์ซิปาล ปาลู" }],
  ["31533", "Sriwijaya", "ffd200", "d2122e", 48, { th: "ศรีวิชัย" }],
  ["31534", "PSPS Pekanbaru", "6cb4ee", "ffffff", 49, { th: "พีเอสพีเอส เปกันบารู" }],
]);

export const INDONESIA_UNDER_20 = youthTeams([...INDONESIA_SUPER_LEAGUE, ...INDONESIA_CHAMPIONSHIP], "U20");
