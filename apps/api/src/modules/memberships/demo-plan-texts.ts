// nothing here is translated: data of the demo world, written in each language
import type { PlanText } from './domain/plan.ts'

type Texts = Readonly<Record<string, PlanText>>

const text = (name: string, description: string, ...points: string[]): PlanText => ({
  name,
  description,
  html: `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
})

/** What the plans of the demo world say in the languages besides English, by their code. */
export const demoPlanTexts: Readonly<Record<string, Texts>> = {
  EXPLORER: {
    'es-MX': text('Explorer', 'Mes a mes', 'Precios de miembro: 3 % menos', 'Viajes en grupo solo para miembros', 'Pagas por mes y lo dejas cuando quieras'),
    'pt-BR': text('Explorer', 'Mês a mês', 'Preços de membro: 3% a menos', 'Viagens em grupo só para membros', 'Pague por mês e pare quando quiser'),
    'fr-FR': text(
      'Explorer',
      'Au mois',
      'Prix membres : 3\u202f% de moins',
      'Voyages en groupe réservés aux membres',
      'Paiement mensuel, arrêt quand vous voulez',
    ),
    'de-DE': text(
      'Explorer',
      'Monat für Monat',
      'Mitgliederpreise: 3\u00a0% günstiger',
      'Gruppenreisen nur für Mitglieder',
      'Monatlich zahlen, jederzeit aufhören',
    ),
    ar: text('Explorer', 'شهر بشهر', 'أسعار الأعضاء: خصم ٪3', 'رحلات جماعية للأعضاء فقط', 'ادفع شهريا وتوقف متى شئت'),
    'ja-JP': text('Explorer', '1か月ごと', '会員価格：3％割引', '会員限定のグループ旅行', '月払い、いつでも解約できます'),
  },
  VOYAGER: {
    'es-MX': text(
      'Voyager',
      'Un año completo',
      'Precios de miembro: 5 % menos',
      'El doble de puntos en tus reservas',
      'Semanas en resort apartadas por 24 horas',
      'Viajes en grupo solo para miembros',
    ),
    'pt-BR': text(
      'Voyager',
      'Um ano inteiro',
      'Preços de membro: 5% a menos',
      'O dobro de pontos nas reservas',
      'Semanas em resort reservadas por 24 horas',
      'Viagens em grupo só para membros',
    ),
    'fr-FR': text(
      'Voyager',
      'Une année entière',
      'Prix membres : 5\u202f% de moins',
      'Deux fois plus de points sur vos réservations',
      'Semaines en résidence gardées 24 heures',
      'Voyages en groupe réservés aux membres',
    ),
    'de-DE': text(
      'Voyager',
      'Ein ganzes Jahr',
      'Mitgliederpreise: 5\u00a0% günstiger',
      'Doppelte Punkte auf Buchungen',
      'Resortwochen 24 Stunden lang vorgemerkt',
      'Gruppenreisen nur für Mitglieder',
    ),
    ar: text('Voyager', 'سنة كاملة', 'أسعار الأعضاء: خصم ٪5', 'ضعف النقاط على الحجوزات', 'حجز مؤقت لأسابيع المنتجعات مدة 24 ساعة', 'رحلات جماعية للأعضاء فقط'),
    'ja-JP': text('Voyager', '1年間', '会員価格：5％割引', '予約のポイントが2倍', 'リゾートの週を24時間キープ', '会員限定のグループ旅行'),
  },
  GRAND: {
    'es-MX': text(
      'Grand Tour',
      'Todo lo que tenemos, por un año',
      'Precios de miembro: 8 % menos',
      'El doble de puntos en tus reservas',
      'Semanas en resort apartadas por 48 horas',
      'Viajes en grupo solo para miembros',
    ),
    'pt-BR': text(
      'Grand Tour',
      'Tudo o que temos, por um ano',
      'Preços de membro: 8% a menos',
      'O dobro de pontos nas reservas',
      'Semanas em resort reservadas por 48 horas',
      'Viagens em grupo só para membros',
    ),
    'fr-FR': text(
      'Grand Tour',
      'Tout ce que nous proposons, pendant un an',
      'Prix membres : 8\u202f% de moins',
      'Deux fois plus de points sur vos réservations',
      'Semaines en résidence gardées 48 heures',
      'Voyages en groupe réservés aux membres',
    ),
    'de-DE': text(
      'Grand Tour',
      'Alles, was wir haben, ein Jahr lang',
      'Mitgliederpreise: 8\u00a0% günstiger',
      'Doppelte Punkte auf Buchungen',
      'Resortwochen 48 Stunden lang vorgemerkt',
      'Gruppenreisen nur für Mitglieder',
    ),
    ar: text(
      'Grand Tour',
      'كل ما لدينا مدة سنة',
      'أسعار الأعضاء: خصم ٪8',
      'ضعف النقاط على الحجوزات',
      'حجز مؤقت لأسابيع المنتجعات مدة 48 ساعة',
      'رحلات جماعية للأعضاء فقط',
    ),
    'ja-JP': text('Grand Tour', 'すべての特典を1年間', '会員価格：8％割引', '予約のポイントが2倍', 'リゾートの週を48時間キープ', '会員限定のグループ旅行'),
  },
  CREW: {
    'es-MX': text('Crew', 'La paga Blue Harbor', 'La paga tu club', 'Precios de miembro: 3 % menos'),
    'pt-BR': text('Crew', 'Pago pelo Blue Harbor', 'Pago pelo seu clube', 'Preços de membro: 3% a menos'),
    'fr-FR': text('Crew', 'Payée par Blue Harbor', 'Payée par votre club', 'Prix membres : 3\u202f% de moins'),
    'de-DE': text('Crew', 'Von Blue Harbor bezahlt', 'Ihr Club bezahlt', 'Mitgliederpreise: 3\u00a0% günstiger'),
    ar: text('Crew', 'تدفعها Blue Harbor', 'يدفعها ناديك', 'أسعار الأعضاء: خصم ٪3'),
    'ja-JP': text('Crew', 'Blue Harborが負担', 'クラブが負担します', '会員価格：3％割引'),
  },
  CAPTAIN: {
    'es-MX': text(
      'Captain',
      'El primer año va por cuenta de Blue Harbor',
      'Tu club paga el primer año',
      'Precios de miembro: 6 % menos',
      'El doble de puntos en tus reservas',
    ),
    'pt-BR': text(
      'Captain',
      'O primeiro ano é por conta do Blue Harbor',
      'Seu clube paga o primeiro ano',
      'Preços de membro: 6% a menos',
      'O dobro de pontos nas reservas',
    ),
    'fr-FR': text(
      'Captain',
      'La première année est offerte par Blue Harbor',
      'Première année payée par votre club',
      'Prix membres : 6\u202f% de moins',
      'Deux fois plus de points sur vos réservations',
    ),
    'de-DE': text(
      'Captain',
      'Das erste Jahr übernimmt Blue Harbor',
      'Ihr Club bezahlt das erste Jahr',
      'Mitgliederpreise: 6\u00a0% günstiger',
      'Doppelte Punkte auf Buchungen',
    ),
    ar: text('Captain', 'السنة الأولى على حساب Blue Harbor', 'يدفع ناديك السنة الأولى', 'أسعار الأعضاء: خصم ٪6', 'ضعف النقاط على الحجوزات'),
    'ja-JP': text('Captain', '1年目はBlue Harborが負担', '1年目はクラブが負担します', '会員価格：6％割引', '予約のポイントが2倍'),
  },
  DESK: {
    'es-MX': text('Desk', 'Para agencias, mes a mes', 'Precios de miembro: 2 % menos', 'El doble de puntos en tus reservas'),
    'pt-BR': text('Desk', 'Para agências, mês a mês', 'Preços de membro: 2% a menos', 'O dobro de pontos nas reservas'),
    'fr-FR': text('Desk', 'Pour les agences, au mois', 'Prix membres : 2\u202f% de moins', 'Deux fois plus de points sur vos réservations'),
    'de-DE': text('Desk', 'Für Reisebüros, Monat für Monat', 'Mitgliederpreise: 2\u00a0% günstiger', 'Doppelte Punkte auf Buchungen'),
    ar: text('Desk', 'للوكالات، شهر بشهر', 'أسعار الأعضاء: خصم ٪2', 'ضعف النقاط على الحجوزات'),
    'ja-JP': text('Desk', '旅行会社向け、1か月ごと', '会員価格：2％割引', '予約のポイントが2倍'),
  },
}

/** Prices of the demo plans besides those in their own currency, in major units: the first term and each later one. */
export const demoPlanPrices: Readonly<Record<string, Readonly<Record<string, readonly [initial: number, renewal: number]>>>> = {
  EXPLORER: {
    EUR: [8.9, 8.9],
    GBP: [7.9, 7.9],
    JPY: [1_400, 1_400],
    MXN: [179, 179],
    BRL: [49.9, 49.9],
    CAD: [12.9, 12.9],
    AUD: [14.9, 14.9],
    CHF: [8.9, 8.9],
    AED: [35, 35],
  },
  VOYAGER: {
    EUR: [92, 83],
    GBP: [79, 71],
    JPY: [14_800, 13_300],
    MXN: [1_850, 1_650],
    BRL: [519, 469],
    CAD: [135, 122],
    AUD: [152, 137],
    CHF: [89, 80],
    AED: [365, 329],
  },
  GRAND: {
    EUR: [232, 185],
    GBP: [198, 158],
    JPY: [37_000, 29_600],
    MXN: [4_650, 3_700],
    BRL: [1_299, 1_049],
    CAD: [339, 272],
    AUD: [382, 305],
    CHF: [224, 179],
    AED: [915, 730],
  },
  DESK: { EUR: [18, 18], GBP: [15, 15], JPY: [2_900, 2_900], MXN: [350, 350], BRL: [99, 99], CAD: [26, 26] },
}
