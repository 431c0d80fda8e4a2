import type { SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";
import { ROUNDS } from "./rounds.ts";

const SHARED: SharedTexts = {
  runWon: [
    "{O team} venceu os últimos {count} jogos.",
    "{O team} vem de {count} vitórias seguidas.",
    "Vencer virou hábito para {o team}: já são {count} vezes seguidas.",
  ],
  runLost: [
    "{O team} perdeu os últimos {count} jogos.",
    "{O team} vem de {count} derrotas seguidas.",
    "A sequência de derrotas {do team} chega a {count}.",
  ],
  runUnbeaten: [
    "{O team} não perde há {count} jogos.",
    "{O team} soma {count} jogos de invencibilidade.",
    "Já são {count} jogos sem que ninguém vença {o team}.",
  ],
  runWinless: [
    "{O team} não vence há {count} jogos.",
    "{O team} já soma {count} jogos sem vitória.",
    "A vitória foge {do team} há {count} partidas.",
  ],
  formThree: [
    "Nos últimos {of} jogos, somadas todas as competições, {o team} tem {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} jogos ({team}), em qualquer competição: {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates}, {losses} {losses|derrota|derrotas}.",
    "{wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates} e {losses} {losses|derrota|derrotas}: eis os últimos {of} jogos {do team}, em todas as competições.",
    "Os últimos {of} jogos deram {ao team} {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates} e {losses} {losses|derrota|derrotas}.",
  ],
  formTwo: [
    "Nos últimos {of} jogos, {o team} tem {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} jogos ({team}): {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
    "Os últimos {of} jogos deram {ao team} {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
    "Dos últimos {of} jogos, {o team} ganhou {wins} e perdeu {losses}.",
  ],
  runEnded: [
    "{O team} não perdia havia {count} jogos.",
    "A derrota encerra uma invencibilidade de {count} jogos {do team}.",
    "É a primeira derrota {do team} depois de {count} jogos.",
  ],
  derbyWon: [
    "{O derby} é {do winner}.",
    "{O winner} leva a melhor {no derby}.",
    "A festa {do derby} fica com {o winner}.",
  ],
  derbyDrawn: ["{O derby} termina sem vencedor.", "Ninguém vence {o derby} desta vez."],
  firstWin: [
    "É a primeira vitória {do team} depois de {count} jogos.",
    "{O team} não havia vencido nenhum dos {count} jogos anteriores.",
    "{O team} vinha de {count} partidas sem ganhar.",
  ],
  scoreless: [
    "{O team} não marca há {count} jogos.",
    "Já são {count} jogos seguidos sem gol {do team}.",
    "{O team} passou {count} partidas sem balançar a rede.",
  ],
  cleanSheets: [
    "{O team} não sofre gol há {count} jogos.",
    "Ninguém marca contra {o team} há {count} partidas.",
    "A defesa {do team} não foi vazada em {count} jogos seguidos.",
  ],
  tableTop: [
    "A liderança agora é {do team}, com {points} {points|ponto|pontos} em {played} jogos.",
    "O resultado leva {o team} à ponta da tabela, com {points} {points|ponto|pontos}.",
    "{O team} sai do {from} lugar para a liderança, com {points} {points|ponto|pontos}.",
  ],
  tableAhead: [
    "{O team} lidera com {count} {count|ponto|pontos} de vantagem sobre {o opponent}.",
    "Na ponta, {o team} tem {count} {count|ponto|pontos} a mais que {o opponent}.",
    "{O opponent} é quem está mais perto {do team}, a {count} {count|ponto|pontos} da liderança.",
  ],
  tableUp: [
    "{O team} sobe do {from} para o {place} lugar.",
    "{O team} agora ocupa o {place} lugar, com {points} {points|ponto|pontos}.",
    "O resultado põe {o team} em {place} lugar, com {points} {points|ponto|pontos}.",
    "Na tabela, {o team} pula para o {place} lugar; antes estava em {from}.",
    "{O team} ganha posições e chega ao {place} lugar, com {points} {points|ponto|pontos} em {played} jogos.",
  ],
  tableDown: [
    "{O team} cai do {from} para o {place} lugar.",
    "{O team} desce para o {place} lugar, com {points} {points|ponto|pontos}.",
    "O resultado custa posições {ao team}, agora em {place} lugar, com {points} {points|ponto|pontos}.",
    "Na tabela, {o team} recua para o {place} lugar; antes estava em {from}.",
    "{O team} perde terreno e fica em {place} lugar, com {points} {points|ponto|pontos} em {played} jogos.",
  ],
  tableStill: [
    "{O team} segue em {place} lugar, com {points} {points|ponto|pontos} em {played} jogos.",
    "Nada muda na tabela para {o team}, ainda em {place} lugar, com {points} {points|ponto|pontos}.",
    "{O team} continua em {place}, com {points} {points|ponto|pontos}.",
    "Com {points} {points|ponto|pontos} em {played} jogos, {o team} permanece em {place} lugar.",
  ],
  tableBottom: [
    "{O team} segura a lanterna, com {points} {points|ponto|pontos} em {played} jogos.",
    "Resta {ao team} a última posição, com {points} {points|ponto|pontos}.",
    "{O team} fecha a tabela, com {points} {points|ponto|pontos}.",
  ],
  nextHome: [
    "{O team} volta a jogar em casa {day}, contra {o opponent}.",
    "{O team} recebe {o opponent} {day}.",
    "O próximo visitante {do team} é {o opponent}, {day}.",
    "Pela frente, {o team} tem {o opponent} em casa {day}.",
    "Quem vem à casa {do team} {day} é {o opponent}.",
  ],
  nextAway: [
    "{O team} faz o próximo jogo fora, contra {o opponent}, {day}.",
    "{O team} visita {o opponent} {day}.",
    "O próximo compromisso {do team} é na casa {do opponent}, {day}.",
    "{O opponent} espera {o team} {day}.",
    "A agenda leva {o team} à casa {do opponent} {day}.",
  ],
  chanceBefore: [
    "Antes do início, o favoritismo nas odds era {do team}, com {chance}% de chance de vitória.",
    "Pelas últimas odds antes do início, {o team} tinha {chance}% de chance de vencer.",
  ],
  noteSimulated: [
    "Este texto foi escrito automaticamente com os dados deste site. Os dados do jogo são simulados: foram gerados por computador, e os clubes citados não disputaram esses jogos.",
  ],
  noteReal: ["Este texto foi escrito automaticamente com os dados deste site."],
  headingResults: ["Todos os resultados"],
  headingPlaces: ["As primeiras posições"],
};

export const PT: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
