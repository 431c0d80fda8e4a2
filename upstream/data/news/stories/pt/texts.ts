import type { PreviewTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { ROUNDS } from "./rounds.ts";

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "Pré-jogo: {home} x {away}, com classificação, momento e desfalques",
    "{home} x {away} em números, {date}",
    "Pré-jogo de {home} x {away} em {date}",
    "{home} x {away}, {date}: momento, classificação e confrontos",
    "O que saber antes de {home} x {away} em {date}",
    "{away} visita {home} em {date}",
  ],
  previewOpen: [
    "{O home} recebe {o away} em {date}.",
    "Em {date}, {o away} visita {o home}.",
    "{O home} e {o away} se enfrentam em {date}.",
    "{O home} joga em casa contra {o away} em {date}.",
    "{O home} tem pela frente {o away}, em {date}.",
    "O próximo compromisso {do home} é contra {o away}, em {date}.",
  ],
  previewSummary: [
    "{competition}: {home} e {away} antes do jogo de {date}, com classificação, momento, confrontos e desfalques.",
    "{competition}: {home} e {away} jogam em {date}; veja classificação, momento e confrontos.",
  ],
  previewMatchday: ["O jogo vale pela rodada {matchday} {do competition}.", "É a rodada {matchday} {do competition}."],
  previewTime: ["O início é às {time}.", "O jogo começa às {time}."],
  goalsAverage: [
    "Nos últimos {of} jogos, {o team} marcou {scored} e sofreu {conceded} gols por jogo.",
    "{O team} tem média de {scored} gols marcados e {conceded} sofridos nos últimos {of} jogos.",
  ],
  pointsAverage: [
    "Nos últimos {of} jogos, {o team} fez {scored} pontos por jogo e sofreu {conceded}.",
    "{O team} tem média de {scored} pontos feitos e {conceded} sofridos nos últimos {of} jogos.",
  ],
  lastMeetingWon: [
    "O último confronto foi em {date}, quando {o team} venceu {o opponent} por {won}.",
    "{O team} ganhou o último confronto, {won} contra {o opponent}, em {date}.",
  ],
  lastMeetingDrawn: [
    "O último confronto, em {date}, terminou {home} {score} {away}.",
    "Na última vez, em {date}, deu {home} {score} {away}.",
  ],
  meetingsTally: [
    "Vitórias nos últimos {of} confrontos: {team}, {count}; {opponent}, {other}.",
    "Dos últimos {of} confrontos, {o team} venceu {count} e {o opponent}, {other}.",
  ],
  noMeetings: ["Não há aqui registro de um confronto anterior entre {o team} e {o opponent}."],
  homeRecord: [
    "{O team} venceu {wins} dos últimos {of} jogos em casa.",
    "Em casa, {o team} venceu {wins} dos últimos {of} jogos.",
  ],
  awayRecord: [
    "{O team} venceu {wins} dos últimos {of} jogos fora.",
    "Fora de casa, {o team} venceu {wins} dos últimos {of} jogos.",
  ],
  homeWinless: [
    "{O team} não venceu nenhum dos últimos {of} jogos em casa.",
    "Em casa, {o team} não venceu nenhum dos últimos {of} jogos.",
  ],
  awayWinless: [
    "{O team} não venceu nenhum dos últimos {of} jogos fora.",
    "Fora de casa, {o team} não venceu nenhum dos últimos {of} jogos.",
  ],
  absences: [
    "{O team} tem {count} {count|desfalque|desfalques}; {o opponent}, {other}.",
    "Desfalques: {team}, {count}; {opponent}, {other}.",
  ],
  absencesOfOne: [
    "{O team} tem {count} {count|desfalque|desfalques}; {o opponent}, nenhum.",
    "Desfalques: {team}, {count}; {opponent}, nenhum.",
  ],
  drawChance: ["O empate aparece com {chance}%.", "As mesmas odds dão {chance}% ao empate."],
};

const SHARED: SharedTexts = {
  tablePlace: [
    "{O team} está em {place} lugar na classificação, com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Na classificação, {o team} ocupa o {place} lugar: {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}, {o team} aparece em {place} lugar.",
  ],
  tableLeader: [
    "{O team} lidera a classificação com {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
    "Em primeiro lugar está {o team}, que soma {points} {points|ponto|pontos} em {played} {played|jogo|jogos}.",
  ],
  recordPlace: [
    "{O team} está em {place} lugar na classificação, com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "Com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}, {o team} ocupa o {place} lugar na classificação.",
  ],
  recordLeader: [
    "{O team} lidera a classificação com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "{O team} está no topo da classificação: {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
  ],
  conferencePlace: [
    "{O team} está em {place} lugar na {conference}, com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "Com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}, {o team} ocupa o {place} lugar na {conference}.",
  ],
  conferenceLeader: [
    "{O team} lidera a {conference} com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "{O team} está no topo da {conference}: {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
  ],
  runWon: ["{O team} venceu os últimos {count} jogos.", "{O team} vem de {count} vitórias seguidas."],
  runLost: ["{O team} perdeu os últimos {count} jogos.", "{O team} vem de {count} derrotas seguidas."],
  runUnbeaten: ["{O team} não perde há {count} jogos.", "{O team} soma {count} jogos de invencibilidade."],
  runWinless: ["{O team} não vence há {count} jogos.", "{O team} já soma {count} jogos sem vitória."],
  formThree: [
    "Nos últimos {of} jogos, somadas todas as competições, {o team} tem {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} jogos ({team}), em qualquer competição: {wins} {wins|vitória|vitórias}, {draws} {draws|empate|empates}, {losses} {losses|derrota|derrotas}.",
  ],
  formTwo: [
    "Nos últimos {of} jogos, {o team} tem {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} jogos ({team}): {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
  ],
  nextHome: [
    "{O team} volta a jogar em casa, contra {o opponent}, em {date}.",
    "Em {date}, {o team} recebe {o opponent}.",
  ],
  nextAway: [
    "{O team} faz o próximo jogo fora, contra {o opponent}, em {date}.",
    "Em {date}, {o team} visita {o opponent}.",
  ],
  chanceBefore: [
    "Antes do início, o favoritismo nas odds era {do team}, com {chance}% de chance de vitória.",
    "Pelas últimas odds antes do início, {o team} tinha {chance}% de chance de vencer.",
  ],
  chanceNow: [
    "O favoritismo nas odds é {do team}, com {chance}% de chance de vitória.",
    "Pelas odds da véspera, {o team} tem {chance}% de chance de vencer.",
  ],
  noteSimulated: [
    "Este texto foi escrito automaticamente com os dados deste site. Os dados do jogo são simulados: foram gerados por computador, e os clubes citados não disputaram esses jogos.",
  ],
  noteReal: ["Este texto foi escrito automaticamente com os dados deste site."],
  headingStory: ["Como foi"],
  headingNumbers: ["Os números"],
  headingNext: ["Classificação e próximos jogos"],
  headingForm: ["Classificação e momento"],
  headingMeetings: ["Confrontos anteriores"],
  headingOutlook: ["Antes do início"],
  headingResults: ["Todos os resultados"],
  headingTable: ["A classificação"],
  headingPlaces: ["As primeiras posições"],
};

export const PT: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
