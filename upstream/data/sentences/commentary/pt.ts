import type { Texts } from "./keys.ts";

export const PT: Texts = {
  lineUps: ["Escalações divulgadas: {o home} e {o away} definiram os titulares."],
  delayed: ["O início do jogo atrasou. {O home} e {o away} terão de esperar mais um pouco."],
  postponed: ["{home} x {away} não será disputado hoje: o jogo foi adiado."],
  kickOff: ["Bola rolando: {home} x {away}.", "O árbitro apita e começa {home} x {away}."],
  halfTime: ["Intervalo: {home} {score} {away}.", "Fim do 1.º tempo, com {home} {score} {away}."],
  secondHalf: ["Começa o 2.º tempo.", "As equipes estão de volta: bola rolando para o 2.º tempo."],
  fullTime: ["Fim de jogo: {home} {score} {away}.", "Acabou! Placar final: {home} {score} {away}."],
  extraBreak: ["Os 90 minutos não bastaram. Está {score}, e vamos para a prorrogação."],
  extraStart: ["Começa a prorrogação: mais 30 minutos em busca de um vencedor."],
  extraTurn: ["As equipes trocam de lado: começa o 2.º tempo da prorrogação."],
  afterExtra: ["Fim da prorrogação: {home} {score} {away}."],
  shootout: ["Tudo igual após 120 minutos. A decisão será nos pênaltis."],
  afterPens: ["Fim da disputa: {home} {score} {away} nos pênaltis."],
  interrupted: ["O árbitro interrompe o jogo, e os jogadores aguardam."],
  abandoned: ["O jogo foi encerrado antes do fim e não continua hoje."],
  addedTime: ["O quarto árbitro levanta a placa: +{minutes}.", "Acréscimos: pelo menos {minutes} min."],
  goal: [
    "GOL! {player} marca. {home} {score} {away}.",
    "{player} balança a rede! {home} {score} {away}.",
    "Está lá dentro! {player} finaliza e marca: {home} {score} {away}.",
  ],
  goalFrom: [
    "GOL! {player} marca após passe de {other}. {home} {score} {away}.",
    "{other} serve e {player} manda para a rede! {home} {score} {away}.",
    "{player} não perdoa depois da assistência de {other}. {home} {score} {away}.",
  ],
  goalHead: [
    "GOL de cabeça! {player} sobe e marca. {home} {score} {away}.",
    "Cabeceio de {player}, e a bola entra! {home} {score} {away}.",
  ],
  goalHeadFrom: [
    "GOL! {other} levanta e {player} marca de cabeça. {home} {score} {away}.",
    "{player} aproveita a bola de {other} e cabeceia para a rede! {home} {score} {away}.",
  ],
  goalFar: [
    "Que chute! {player} marca de longe. {home} {score} {away}.",
    "GOL! {player} arrisca de fora da área e acerta. {home} {score} {away}.",
  ],
  goalFarFrom: [
    "{other} ajeita e {player} marca de longe! {home} {score} {away}.",
    "GOL! {player} recebe de {other} e acerta de fora da área. {home} {score} {away}.",
  ],
  goalFreeKick: [
    "GOL de falta! {player} cobra direto para a rede. {home} {score} {away}.",
    "Por cima da barreira e para dentro: bela cobrança de {player}. {home} {score} {away}.",
  ],
  goalPenalty: [
    "GOL de pênalti! {player} converte. {home} {score} {away}.",
    "{player} desloca o goleiro na cobrança de pênalti. {home} {score} {away}.",
  ],
  goalOwn: [
    "Gol contra! {player} manda para a própria rede. {home} {score} {away}.",
    "Azar de {player}: a bola bate nele e entra. {home} {score} {away}.",
  ],
  penaltyGiven: [
    "Pênalti a favor {do team}! O árbitro aponta para a marca.",
    "Falta na área, e é pênalti a favor {do team}.",
  ],
  penaltySaved: ["Defendeu! O goleiro pega o pênalti de {player}.", "{player} cobra o pênalti e o goleiro defende!"],
  penaltyOff: ["Para fora! {player} desperdiça o pênalti.", "{player} cobra o pênalti para fora."],
  penaltyPost: ["Na trave! {player} desperdiça o pênalti."],
  varCheck: ["O VAR revisa o gol {do team}.", "Gol em revisão no VAR: {o team} aguarda."],
  varGoal: ["Revisão concluída: gol confirmado.", "O VAR confirma o gol {do team}."],
  varOffside: ["Gol anulado! O VAR aponta impedimento.", "Impedimento, diz o VAR. O gol {do team} não vale."],
  varFoul: ["Gol anulado! O VAR vê falta na jogada.", "O gol {do team} é anulado por falta."],
  yellow: [
    "Cartão amarelo para {player} pela falta.",
    "{player} ({team}) recebe o amarelo.",
    "O árbitro adverte {player} pela entrada.",
  ],
  yellowHandball: ["Cartão amarelo para {player} por toque de mão."],
  yellowDissent: ["{player} reclama demais e leva o amarelo."],
  yellowTime: ["{player} demora a repor a bola e leva o amarelo."],
  secondYellow: [
    "Segundo amarelo! {player} é expulso, e {o team} fica com um a menos.",
    "{player} leva o segundo amarelo: {o team} perde um jogador.",
  ],
  red: [
    "Cartão vermelho! {player} é expulso, e {o team} fica com um a menos.",
    "Vermelho direto para {player}. {O team} segue sem ele.",
  ],
  subst: [
    "{O team} muda: entra {player}, sai {other}.",
    "{player} entra no lugar de {other}.",
    "Sai {other}, entra {player}.",
  ],
  substInjury: [
    "{other} não consegue continuar. {player} entra em seu lugar.",
    "Lesionado, {other} sai para a entrada de {player}.",
  ],
  saved: [
    "{player} finaliza, {other} defende.",
    "{other} para a finalização de {player}.",
    "Chute de {player}, e {other} fica com a bola.",
    "{player} arrisca, mas {other} segura.",
  ],
  savedHead: ["{player} cabeceia, {other} defende.", "Cabeceio de {player}, e {other} faz a defesa."],
  savedBig: ["Que defesa! {other} evita o gol de {player} de perto.", "Grande chance de {player}, mas {other} salva!"],
  off: [
    "{player} chuta para fora.",
    "{player} finaliza, mas erra o alvo.",
    "Para fora o chute de {player}.",
    "{player} finaliza ao lado da trave.",
  ],
  offHead: ["{player} cabeceia por cima.", "Cabeceio de {player}, para fora."],
  offFar: [
    "{player} arrisca de longe e erra.",
    "Chute de longe de {player}, por cima.",
    "De fora da área, {player} chuta para fora.",
  ],
  offBig: ["Que chance! {player} perde de perto.", "{player} tinha tudo para marcar, mas manda para fora."],
  blocked: [
    "O chute de {player} é bloqueado por {other}.",
    "{other} se joga na frente e bloqueia o chute de {player}.",
    "{player} finaliza, mas {other} bloqueia.",
  ],
  post: ["Na trave! Quase o gol de {player}.", "{player} acerta a trave!"],
  corner: [
    "Escanteio a favor {do team}.",
    "{O team} ganha escanteio.",
    "Bola pela linha de fundo: escanteio a favor {do team}.",
  ],
  foul: [
    "Falta de {player} em {other}.",
    "{player} derruba {other}. Falta.",
    "O árbitro para o jogo: {player} fez falta em {other}.",
  ],
  offside: [
    "{player} está impedido.",
    "Bandeira levantada: impedimento de {player}.",
    "Impedimento: {player} se adiantou.",
  ],
  kickScored: [
    "{player} converte. {home} {score} {away} nos pênaltis.",
    "{player} cobra e marca: {home} {score} {away}.",
  ],
  kickMissed: [
    "{player} perde! {home} {score} {away} nos pênaltis.",
    "{player} desperdiça a cobrança: segue {home} {score} {away}.",
  ],
};
