import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
  tablePlace: [
    "{team} está em {place} lugar na classificação, com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Na classificação, {team} ocupa o {place} lugar: {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}, {team} aparece em {place} lugar.",
  ],
  tableLeader: [
    "{team} lidera a classificação com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "A liderança é de {team}, que soma {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
  ],
  recordPlace: [
    "{team} está em {place} lugar na sua classificação, com campanha de {won}-{lost}.",
    "A campanha de {team} é de {won}-{lost}, o que vale o {place} lugar na sua classificação.",
  ],
  recordLeader: [
    "{team} lidera a sua classificação com campanha de {won}-{lost}.",
    "Ninguém está à frente de {team} na sua classificação: {won}-{lost}.",
  ],
  runWon: ["{team} venceu os últimos {count} jogos.", "São {count} vitórias seguidas de {team}."],
  runLost: ["{team} perdeu os últimos {count} jogos.", "São {count} derrotas seguidas de {team}."],
  runUnbeaten: ["{team} não perde há {count} jogos.", "São {count} jogos de invencibilidade de {team}."],
  runWinless: ["{team} não vence há {count} jogos.", "{team} já soma {count} jogos sem vitória."],
  formThree: [
    "Nos últimos {of} jogos, somadas todas as competições, {team} tem {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} de {team}, em qualquer competição: {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates}, {losses} {losses|derrota|derrotas}.",
  ],
  formTwo: [
    "Nos últimos {of} jogos, {team} tem {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} de {team}: {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
  ],
  nextHome: [
    "{team} volta a jogar em casa, contra {opponent}, em {date}.",
    "O próximo visitante na casa de {team} é {opponent}, em {date}.",
  ],
  nextAway: [
    "{team} joga a próxima partida fora, contra {opponent}, em {date}.",
    "Em {date}, {team} visita {opponent}.",
  ],
  chanceBefore: [
    "Antes do início, as cotações davam favoritismo a {team}, com {chance}% de chance de vitória.",
    "Pelas últimas cotações antes do início, {team} tinha {chance}% de chance de vencer.",
  ],
  chanceNow: [
    "As cotações dão favoritismo a {team}, com {chance}% de chance de vitória.",
    "Pelas cotações da véspera, {team} tem {chance}% de chance de vencer.",
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
