import type { PreviewTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { ROUNDS } from "./rounds.ts";

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "Antes de {home} x {away}: classificação, fase e desfalques",
    "{home} e {away} em números antes de {date}",
    "{home} contra {away}: a prévia do jogo de {date}",
    "{home} x {away}, {date}: fase, classificação e confrontos",
    "O que saber antes de {home} x {away} em {date}",
    "{away} visita {home} em {date}",
  ],
  previewOpen: [
    "{home} recebe {away} em {date}.",
    "Em {date}, {away} visita {home}.",
    "{home} e {away} se enfrentam em {date}.",
    "{away} é o visitante quando {home} joga em {date}.",
    "{home} tem pela frente {away}, em {date}.",
    "Para {home}, o jogo contra {away} em {date} é o próximo compromisso.",
  ],
  previewSummary: [
    "{competition}: {home} e {away} antes do jogo de {date}, com classificação, fase, confrontos e desfalques.",
    "{competition}: {home} e {away} jogam em {date}; veja classificação, fase e confrontos.",
  ],
  previewMatchday: [
    "O jogo vale pela rodada {matchday}. Competição: {competition}.",
    "É a rodada {matchday} da competição ({competition}).",
  ],
  previewDate: ["Competição: {competition}.", "O jogo está no calendário da competição: {competition}."],
  previewTime: ["O início é às {time}.", "O jogo começa às {time}."],
  goalsAverage: [
    "Nos últimos {of} jogos, {team} marcou {scored} e sofreu {conceded} gols por jogo.",
    "{team} tem média de {scored} gols marcados e {conceded} sofridos nos últimos {of} jogos.",
  ],
  pointsAverage: [
    "Nos últimos {of} jogos, {team} fez {scored} pontos por jogo e sofreu {conceded}.",
    "{team} tem média de {scored} pontos feitos e {conceded} sofridos nos últimos {of} jogos.",
  ],
  lastMeetingWon: [
    "O último confronto foi em {date}, quando {team} venceu {opponent} por {won}.",
    "{team} ganhou o último confronto, {won} contra {opponent}, em {date}.",
  ],
  lastMeetingDrawn: [
    "O último confronto, em {date}, terminou {home} {score} {away}.",
    "Na última vez, em {date}, deu {home} {score} {away}.",
  ],
  meetingsTally: [
    "Vitórias nos últimos {of} confrontos: {team}, {count}; {opponent}, {other}.",
    "Dos últimos {of} confrontos, {team} venceu {count} e {opponent}, {other}.",
  ],
  noMeetings: ["Não há aqui registro de um confronto anterior entre {team} e {opponent}."],
  homeRecord: [
    "{team} venceu {wins} dos últimos {of} jogos em casa.",
    "De {of} jogos recentes em casa, {team} venceu {wins}.",
  ],
  awayRecord: [
    "{team} venceu {wins} dos últimos {of} jogos fora.",
    "De {of} jogos recentes fora de casa, {team} venceu {wins}.",
  ],
  homeWinless: [
    "{team} não venceu nenhum dos últimos {of} jogos em casa.",
    "De {of} jogos recentes em casa, {team} não venceu nenhum.",
  ],
  awayWinless: [
    "{team} não venceu nenhum dos últimos {of} jogos fora.",
    "De {of} jogos recentes fora de casa, {team} não venceu nenhum.",
  ],
  absences: [
    "{team} tem {count} {count|desfalque|desfalques}; {opponent}, {other}.",
    "Desfalques: {team}, {count}; {opponent}, {other}.",
  ],
  absencesOfOne: [
    "{team} tem {count} {count|desfalque|desfalques}; {opponent}, nenhum.",
    "Desfalques: {team}, {count}; {opponent}, nenhum.",
  ],
  drawChance: ["O empate aparece com {chance}%.", "As mesmas odds dão {chance}% ao empate."],
};

const SHARED: SharedTexts = {
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
    "{team} está em {place} lugar na classificação, com campanha de {won}-{lost}.",
    "{team} tem campanha de {won}-{lost}, o que vale o {place} lugar na classificação.",
  ],
  recordLeader: [
    "{team} lidera a classificação com campanha de {won}-{lost}.",
    "{team} está no topo da classificação: {won}-{lost}.",
  ],
  conferencePlace: [
    "{team} está em {place} lugar na {conference}, com campanha de {won}-{lost}.",
    "{team} tem campanha de {won}-{lost}, o que vale o {place} lugar na {conference}.",
  ],
  conferenceLeader: [
    "{team} lidera a {conference} com campanha de {won}-{lost}.",
    "{team} está no topo da {conference}: {won}-{lost}.",
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

export const PT: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
