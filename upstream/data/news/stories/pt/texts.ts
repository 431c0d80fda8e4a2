import type { PreviewTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { ROUNDS } from "./rounds.ts";

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "Pré-jogo: {home} x {away}, com classificação, momento e desfalques",
    "{home} x {away} em números",
    "{home} x {away}: como chegam os dois times",
    "{home} x {away}: momento, classificação e confrontos",
    "O que saber antes de {home} x {away}",
    "{away} visita {home} {day}",
  ],
  previewOpen: [
    "{O home} recebe {o away} {day}.",
    "{O away} visita {o home} {day}.",
    "{O home} e {o away} se enfrentam {day}.",
    "{O home} joga em casa contra {o away} {day}.",
    "{O home} tem pela frente {o away}, {day}.",
    "O próximo compromisso {do home} é contra {o away}, {day}.",
  ],
  previewSummary: [
    "{competition}: {home} e {away} antes do jogo {day}, com classificação, momento, confrontos e desfalques.",
    "{competition}: {home} e {away} jogam {day}; veja classificação, momento e confrontos.",
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
  ],
  formTwo: [
    "Nos últimos {of} jogos, {o team} tem {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
    "Últimos {of} jogos ({team}): {wins} {wins|vitória|vitórias} e {losses} {losses|derrota|derrotas}.",
  ],
  runEnded: [
    "{O team} não perdia havia {count} jogos.",
    "A derrota encerra uma invencibilidade de {count} jogos {do team}.",
    "É a primeira derrota {do team} depois de {count} jogos.",
  ],
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
    "A defesa {do team} passou em branco {count} vezes seguidas.",
  ],
  tableTop: [
    "{O team} é o novo líder, com {points} {points|ponto|pontos} em {played} jogos.",
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
    "{O team} agora é o {place} colocado, com {points} {points|ponto|pontos}.",
    "O resultado põe {o team} em {place} lugar, com {points} {points|ponto|pontos}.",
    "Na tabela, {o team} pula para o {place} lugar; antes era o {from}.",
    "{O team} ganha posições e chega ao {place} lugar, com {points} {points|ponto|pontos} em {played} jogos.",
  ],
  tableDown: [
    "{O team} cai do {from} para o {place} lugar.",
    "{O team} desce para o {place} lugar, com {points} {points|ponto|pontos}.",
    "O resultado custa posições {ao team}, que agora é o {place}, com {points} {points|ponto|pontos}.",
    "Na tabela, {o team} recua para o {place} lugar; antes era o {from}.",
    "{O team} perde terreno e fica em {place} lugar, com {points} {points|ponto|pontos} em {played} jogos.",
  ],
  tableStill: [
    "{O team} segue em {place} lugar, com {points} {points|ponto|pontos} em {played} jogos.",
    "Nada muda na tabela para {o team}, ainda em {place} lugar, com {points} {points|ponto|pontos}.",
    "{O team} continua em {place}, com {points} {points|ponto|pontos}.",
    "Com {points} {points|ponto|pontos} em {played} jogos, {o team} permanece em {place} lugar.",
  ],
  tableBottom: [
    "{O team} é o lanterna, com {points} {points|ponto|pontos} em {played} jogos.",
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
  chanceNow: [
    "O favoritismo nas odds é {do team}, com {chance}% de chance de vitória.",
    "Pelas odds da véspera, {o team} tem {chance}% de chance de vencer.",
  ],
  noteSimulated: [
    "Este texto foi escrito automaticamente com os dados deste site. Os dados do jogo são simulados: foram gerados por computador, e os clubes citados não disputaram esses jogos.",
  ],
  noteReal: ["Este texto foi escrito automaticamente com os dados deste site."],
  headingNumbers: ["Os números"],
  headingForm: ["Classificação e momento"],
  headingMeetings: ["Confrontos anteriores"],
  headingOutlook: ["Antes do início"],
  headingResults: ["Todos os resultados"],
  headingTable: ["A classificação"],
  headingPlaces: ["As primeiras posições"],
};

export const PT: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
