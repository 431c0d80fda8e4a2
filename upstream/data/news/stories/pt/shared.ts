import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
  tablePlace: [
    "{team} está em {place} lugar na classificação, com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Na classificação, {team} ocupa o {place} lugar: {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}, {team} aparece em {place} lugar.",
  ],
  tableLeader: [
    "{team} lidera a classificação com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Em primeiro lugar está {team}, que soma {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
  ],
  recordPlace: [
    "{team} está em {place} lugar na sua classificação, com campanha de {won}-{lost}.",
    "{team} tem campanha de {won}-{lost}, o que vale o {place} lugar na sua classificação.",
  ],
  recordLeader: [
    "{team} lidera a sua classificação com campanha de {won}-{lost}.",
    "{team} está no topo da sua classificação: {won}-{lost}.",
  ],
  runWon: ["{team} venceu os últimos {count} jogos.", "{team} vem de {count} vitórias seguidas."],
  runLost: ["{team} perdeu os últimos {count} jogos.", "{team} vem de {count} derrotas seguidas."],
  runUnbeaten: ["{team} não perde há {count} jogos.", "{team} soma {count} jogos de invencibilidade."],
  runWinless: ["{team} não vence há {count} jogos.", "{team} já soma {count} jogos sem vitória."],
  formThree: [
    "Nos últimos {of} jogos, somadas todas as competições, {team} tem {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} jogos ({team}), em qualquer competição: {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates}, {losses} {losses|derrota|derrotas}.",
  ],
  formTwo: [
    "Nos últimos {of} jogos, {team} tem {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} jogos ({team}): {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
  ],
  nextHome: ["{team} volta a jogar em casa, contra {opponent}, em {date}.", "Em {date}, {team} recebe {opponent}."],
  nextAway: ["{team} faz o próximo jogo fora, contra {opponent}, em {date}.", "Em {date}, {team} visita {opponent}."],
  chanceBefore: [
    "Antes do início, {team} tinha o favoritismo das odds, com {chance}% de chance de vitória.",
    "Pelas últimas odds antes do início, {team} tinha {chance}% de chance de vencer.",
  ],
  chanceNow: [
    "{team} tem o favoritismo das odds, com {chance}% de chance de vitória.",
    "Pelas odds da véspera, {team} tem {chance}% de chance de vencer.",
  ],
  noteSimulated: [
    "Este texto foi escrito automaticamente com os dados deste site. Os dados do jogo são simulados: foram gerados por computador, e os clubes citados não jogaram assim.",
  ],
  noteReal: ["Este texto foi escrito automaticamente com os dados deste site."],
  headingStory: ["Como foi"],
  headingNumbers: ["Os números"],
  headingNext: ["Classificação e próximos jogos"],
  headingForm: ["Classificação e fase"],
  headingMeetings: ["Confrontos anteriores"],
  headingOutlook: ["Antes do início"],
  headingResults: ["Todos os resultados"],
  headingTable: ["A classificação"],
  headingPlaces: ["As primeiras posições"],
};
