import type { FootballTexts } from "../keys.ts";
import { FOOTBALL_FACTS } from "./football-facts.ts";

export const FOOTBALL: FootballTexts = {
  ...FOOTBALL_FACTS,
  titleShootout: [
    "{winner} vence {loser} nos pênaltis: {kicks}",
    "{home} {score} {away}: {winner} leva nos pênaltis, {kicks}",
    "{winner} tem mais frieza que {loser} nos pênaltis, {kicks}",
  ],
  titleExtra: [
    "{winner} vence {loser} por {won} na prorrogação",
    "{home} {score} {away}: {winner} resolve na prorrogação",
  ],
  titleHatTrick: [
    "{hero} faz {count} e {winner} bate {o loser} por {won}",
    "Com {count} gols de {hero}, {winner} vence {loser}: {won}",
  ],
  titleTwoDown: [
    "{winner} sai de dois gols atrás e vira sobre {o loser}: {won}",
    "{loser} abre dois gols, e {winner} busca o {won}",
  ],
  titleLate: [
    "Gol no fim dá {ao winner} a vitória sobre {o loser}: {won}",
    "{home} {score} {away}: {winner} decide no fim",
    "{player} decide no fim: {winner} {won} sobre {o loser}",
    "{winner} só bate {o loser} no fim: {won}",
  ],
  titleLateDraw: [
    "{player} salva um ponto para {o team}: {home} {score} {away}",
    "{home} {score} {away}: {player} empata no fim",
    "{team} marca no fim e segura {o opponent}: {score}",
  ],
  titleTenMen: [
    "Com um a menos, {winner} vence {loser} por {won}",
    "{winner} leva vermelho e mesmo assim bate {o loser}: {won}",
  ],
  titleUpset: [
    "{winner} surpreende {loser}: {won}",
    "{home} {score} {away}: a zebra é {o winner}",
    "Tropeço {do loser}: {winner} vence por {won}",
  ],
  titleComeback: [
    "{winner} vira para cima {do loser}: {won}",
    "{home} {score} {away}: {winner} busca a virada",
    "{loser} sai na frente, {winner} vence: {won}",
    "De virada, {winner} bate {o loser} por {won}",
  ],
  titleRout: [
    "{winner} goleia {loser}: {won}",
    "{home} {score} {away}: goleada {do winner}",
    "{winner} atropela {loser} e faz {won}",
  ],
  titleTop: ["{winner} bate {o loser} por {won} e assume a ponta", "{winner} é líder depois do {won} sobre {o loser}"],
  titleSteal: [
    "{winner} aproveita o pouco que teve e bate {o loser}: {won}",
    "{loser} desperdiça, {winner} vence: {won}",
    "{home} {score} {away}: {winner} vence com menos chances",
  ],
  titleFirstWin: [
    "{winner} encerra a espera com {won} sobre {o loser}",
    "Enfim uma vitória {do winner}: {won} sobre {o loser}",
    "{winner} volta a vencer: {won} sobre {o loser}",
  ],
  titleStreak: [
    "{winner} chega a {streak} vitórias seguidas: {won} sobre {o loser}",
    "{winner} bate {o loser} por {won} e vence a {streak}ª seguida",
    "Ninguém para {o winner}: {won} sobre {o loser}",
  ],
  titleOneNil: [
    "{player} decide para {o winner}: {won} sobre {o loser}",
    "Um gol basta {ao winner} contra {o loser}: {won}",
    "{winner} bate {o loser} por {won} com gol de {player}",
    "{player} faz a diferença entre {winner} e {loser}: {won}",
  ],
  titleManyGoals: ["Chuva de gols: {home} {score} {away}", "{home} e {away} empatam em {score} com muitos gols"],
  titleHome: [
    "{home} vence {away} em casa: {won}",
    "{home} {score} {away}: vitória do mandante",
    "{won}: {home} passa {pelo away}",
    "Vitória caseira {do home} sobre {o away}: {won}",
    "{away} sai de mãos vazias da casa {do home}: {won}",
    "{home} é melhor que {away}: {won}",
  ],
  titleAway: [
    "{away} vence {home} fora de casa: {won}",
    "{home} {score} {away}: vitória do visitante",
    "{won}: {away} ganha na casa {do home}",
    "Vitória {do away} fora de casa sobre {o home}: {won}",
    "{home} cai em casa diante {do away}: {won}",
    "{away} leva os três pontos da casa {do home}: {won}",
  ],
  titleDraw: [
    "{home} e {away} empatam em {score}",
    "{home} {score} {away}: tudo igual",
    "{score}: {home} e {away} dividem os pontos",
    "{home} não sai do {score} com {o away}",
    "Nem {home} nem {away}: {score}",
    "Um ponto para cada lado: {home} {score} {away}",
  ],
  titleGoalless: [
    "{home} e {away} ficam no {score}",
    "Sem gols entre {home} e {away}: {score}",
    "{home} {score} {away}: ninguém balança a rede",
  ],
  openShootout: [
    "{O winner} precisou dos pênaltis para passar {pelo loser} {no competition} {day}: {kicks} nas cobranças, depois do {score}.",
    "Com a bola rolando foi {score}; nos pênaltis, {o winner} bateu {o loser} por {kicks} {day}, {pelo competition}.",
    "A decisão {no competition} {day} veio nos pênaltis: {winner} {kicks} {loser}, após o {home} {score} {away}.",
  ],
  openExtra: [
    "{O winner} venceu {o loser} por {won} na prorrogação {day}, {pelo competition}.",
    "O tempo normal não bastou {day}, e {o winner} bateu {o loser} por {won} na prorrogação, {pelo competition}.",
  ],
  openHatTrick: [
    "{hero} marcou {count} dos gols na vitória {do winner} sobre {o loser} por {won} {day}, {pelo competition}.",
    "Com {count} gols, {hero} comandou {o winner} no {won} sobre {o loser} {day}, {pelo competition}.",
  ],
  openTwoDown: [
    "Dois gols atrás {day}, {o winner} buscou a virada e bateu {o loser} por {won} {pelo competition}.",
    "{O loser} abriu dois gols {pelo competition} {day}, deixou a vantagem escapar e perdeu por {won} para {o winner}.",
  ],
  openLate: [
    "Um gol de {player} {at} deu {ao winner} a vitória por {won} sobre {o loser} {day}, {pelo competition}.",
    "{O winner} deixou para o fim contra {o loser} {day}, {pelo competition}: {player} marcou {at}, e ficou {won}.",
    "{O loser} estava a minutos de um ponto {day}, mas {player} marcou {at} e deu a vitória {ao winner}, {won}, {pelo competition}.",
    "Demorou, mas {o winner} bateu {o loser} por {won} {day}, {pelo competition}, com o gol de {player} {at}.",
  ],
  openLateDraw: [
    "{player} marcou {at} e garantiu {ao team} o empate em {score} com {o opponent} {day}, {pelo competition}.",
    "{O opponent} caminhava para a vitória {day}, {pelo competition}, até {player} empatar para {o team} {at}: {score}.",
    "Um gol de {player} {at} tirou a vitória {do opponent} {day}, e {o team} saiu com um {score} {pelo competition}.",
  ],
  openTenMen: [
    "Com um jogador a menos, {o winner} ainda achou um jeito de bater {o loser} por {won} {day}, {pelo competition}.",
    "{O winner} teve um expulso {day}, {pelo competition}, e venceu {o loser} por {won} do mesmo jeito.",
  ],
  openUpset: [
    "Poucos acreditavam {no winner} {day}, {pelo competition}, mas deu {won} sobre {o loser}.",
    "{O loser} tinha amplo favoritismo {day}, {pelo competition}, e perdeu por {won} para {o winner}.",
    "{O winner} fez a surpresa do dia {pelo competition} {day} ao bater {o loser} por {won}.",
  ],
  openComeback: [
    "{O winner} saiu atrás {day}, {pelo competition}, e mesmo assim venceu {o loser} por {won}.",
    "{O loser} esteve em vantagem {day}, mas {o winner} virou o jogo {do competition} e ganhou por {won}.",
    "{O winner} se viu em desvantagem {day}, reagiu e bateu {o loser} por {won}, {pelo competition}.",
    "Sair na frente não adiantou {ao loser} {day}, {pelo competition}: {o winner} virou e fez {won}.",
  ],
  openRout: [
    "{O winner} atropelou {o loser} {day}, {pelo competition}: {won}.",
    "Só deu {o winner} {day}: goleada por {won} sobre {o loser}, {pelo competition}.",
    "{O loser} não teve resposta para {o winner} {day}, {pelo competition}, e caiu por {won}.",
  ],
  openTop: [
    "{O winner} assumiu a liderança {do competition} {day} ao vencer {o loser} por {won}.",
    "A vitória por {won} sobre {o loser} {day} levou {o winner} ao primeiro lugar {do competition}.",
  ],
  openSteal: [
    "{O loser} teve as melhores chances {day}, {pelo competition}; {o winner} fez os gols: {won}.",
    "{O winner} venceu {o loser} por {won} {day}, {pelo competition}, em um jogo que, pelas chances, deveria ter perdido.",
    "Pelas chances, {o loser} merecia mais {day}, mas {o winner} aproveitou as suas e ganhou por {won} {pelo competition}.",
  ],
  openFirstWin: [
    "Depois de {drought} jogos sem vencer, {o winner} bateu {o loser} por {won} {day}, {pelo competition}.",
    "{O winner} esperou {drought} jogos por isto: {won} sobre {o loser} {day}, {pelo competition}.",
    "Acabou a espera {do winner}, que venceu {o loser} por {won} {day}, {pelo competition}, depois de {drought} jogos sem vitória.",
  ],
  openStreak: [
    "{O winner} chegou a {streak} vitórias seguidas {day} ao bater {o loser} por {won} {pelo competition}.",
    "{O loser} foi a vítima da vez {do winner}, que fez {won} {day}, {pelo competition}, e já soma {streak} vitórias em sequência.",
    "Mais um jogo, mais uma vitória {do winner}: o {won} sobre {o loser} {day}, {pelo competition}, é o {streak}.º triunfo seguido.",
  ],
  openOneNil: [
    "{player} fez {at} o único gol da vitória {do winner} sobre {o loser} por {won} {day}, {pelo competition}.",
    "Um gol bastou {ao winner} {day}, {pelo competition}: {player} marcou {at}, e {o loser} não respondeu.",
    "{O winner} venceu {o loser} por {won} {day}, {pelo competition}, com gol de {player} {at}.",
    "Um único gol separou {o winner} {do loser} {day}, {pelo competition}, e {player} o marcou {at}.",
    "{O loser} perdeu em um só lance {day}, {pelo competition}, quando {player} marcou para {o winner} {at}.",
  ],
  openManyGoals: [
    "{O home} e {o away} fizeram um {score} movimentado {day}, {pelo competition}.",
    "Nenhuma defesa resistiu {day}, {pelo competition}: {home} {score} {away}.",
  ],
  openHome: [
    "{O home} venceu {o away} por {won} diante da sua torcida {day}, {pelo competition}.",
    "{O home} fez valer o mando de campo {day}, {pelo competition}, e bateu {o away} por {won}.",
    "{O away} saiu sem nada da visita {ao home} {day}: {won} {pelo competition}.",
    "A visita {ao home} não rendeu nada {ao away} {day}, {pelo competition}: {won} para os donos da casa.",
    "{O home} levou a melhor sobre {o away} {day}: {won} {pelo competition}.",
    "Os pontos ficaram em casa {day}, {pelo competition}: {o home} bateu {o away} por {won}.",
  ],
  openAway: [
    "{O away} visitou {o home} {day}, {pelo competition}, e venceu por {won}.",
    "{O home} perdeu em casa para {o away} {day}, {pelo competition}: {won}.",
    "A viagem até a casa {do home} valeu a pena para {o away} {day}: {won} {pelo competition}.",
    "{O home} não conseguiu segurar {o away}, que saiu com um {won} {day}, {pelo competition}.",
    "O mando de campo pouco ajudou {o home} {day}, {pelo competition}: {o away} venceu por {won}.",
    "O dia foi dos visitantes: {o away} fez {won} na casa {do home} {day}, {pelo competition}.",
  ],
  openDraw: [
    "{O home} e {o away} empataram em {score} {day}, {pelo competition}.",
    "Nada separou {o home} {do away} {day}, {pelo competition}: {score} no fim.",
    "{O home} teve de se contentar com o {score} com {o away} {day}, {pelo competition}.",
    "As duas equipes marcaram e nenhuma venceu {day}, {pelo competition}: {home} {score} {away}.",
    "{O away} levou um ponto da visita {ao home} {day}, {pelo competition}: {score}.",
    "O confronto {do home} com {o away} {day}, {pelo competition}, acabou em empate, {score}.",
  ],
  openGoalless: [
    "{O home} e {o away} não acharam o gol {day}, {pelo competition}, e ficaram no {score}.",
    "As defesas tiveram a última palavra {day}, {pelo competition}: {home} {score} {away}.",
    "O {score} do começo foi o do fim quando {o home} e {o away} se enfrentaram {day}, {pelo competition}.",
  ],
};
