// nothing here is translated: data of the demo world, in every language by itself
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import type { LandingSettings } from '@sojourn/kernel'

/** Headline and sentence, by language. */
type Written = Readonly<Record<string, readonly [title: string, lead: string]>>

const landing = (product: LandingSettings['product'], picture: LandingSettings['picture'], written: Written): LandingSettings => ({
  product,
  picture,
  words: Object.entries(written).map(([language, [title, lead]]) => ({ language, title, lead })),
})

/** What the landing pages of the demo brands show in place of the products' own. */
export const demoLandings = {
  blueHarbor: [
    landing('HLT', 'hero-harbour', {
      [DEFAULT_LANGUAGE]: ['Drop anchor here.', 'Rooms by the water, with taxes and fees in every price.'],
      'es-MX': ['Echa el ancla aquí.', 'Habitaciones junto al agua, con impuestos y cargos incluidos.'],
      'pt-BR': ['Lance a âncora aqui.', 'Quartos à beira da água, com impostos e taxas incluídos.'],
      'fr-FR': ['Jetez l’ancre ici.', 'Des chambres au bord de l’eau, taxes et frais compris.'],
      'de-DE': ['Hier vor Anker gehen.', 'Zimmer am Wasser, Steuern und Gebühren inklusive.'],
      ar: ['ألق مرساتك هنا.', 'غرف على الماء، والضرائب والرسوم ضمن كل سعر.'],
      'ja-JP': ['ここに錨をおろす。', '水辺の客室。どの料金も税・手数料込みです。'],
    }),
    landing('VR', 'hero-islands', {
      [DEFAULT_LANGUAGE]: ['An island of your own.', 'An entire home, with cleaning, taxes and fees in every price.'],
      'es-MX': ['Una isla para ti.', 'Una casa entera, con limpieza, impuestos y cargos incluidos.'],
      'pt-BR': ['Uma ilha só sua.', 'Uma casa inteira, com limpeza, impostos e taxas incluídos.'],
      'fr-FR': ['Votre île à vous.', 'Un logement entier, ménage, taxes et frais compris.'],
      'de-DE': ['Eine Insel für sich.', 'Ein Zuhause auf Zeit, Reinigung, Steuern und Gebühren inklusive.'],
      ar: ['جزيرة لك وحدك.', 'بيت كامل، والتنظيف والضرائب والرسوم ضمن كل سعر.'],
      'ja-JP': ['自分だけの島へ。', '貸切の宿。どの料金も清掃料・税・手数料込みです。'],
    }),
    landing('CAR', 'hero-cliffs', {
      [DEFAULT_LANGUAGE]: ['Follow the coast.', 'Excess, deposit and mileage next to every price.'],
      'es-MX': ['Sigue la costa.', 'Deducible, depósito y kilometraje junto a cada precio.'],
      'pt-BR': ['Siga a costa.', 'Franquia, caução e quilometragem ao lado de cada preço.'],
      'fr-FR': ['Longez la côte.', 'Franchise, caution et kilométrage à côté de chaque prix.'],
      'de-DE': ['Immer der Küste nach.', 'Selbstbeteiligung, Kaution und Kilometer neben jedem Preis.'],
      ar: ['اتبع الساحل.', 'مبلغ التحمل ومبلغ التأمين والمسافة بجانب كل سعر.'],
      'ja-JP': ['海岸線を走ろう。', '免責額、デポジット、走行距離の条件を料金のそばに。'],
    }),
  ],
  northwind: [
    landing('HLT', 'hero-towers', {
      [DEFAULT_LANGUAGE]: ['Every night planned.', 'Full prices, and a cancel-by date that your clients can rely on.'],
      'es-MX': ['Cada noche, planeada.', 'Precios completos y fechas límite de cancelación, claras para tus clientes.'],
      'pt-BR': ['Cada noite planejada.', 'Preços completos e prazos de cancelamento claros para seus clientes.'],
      'fr-FR': ['Chaque nuit, prévue.', 'Des prix complets et des dates d’annulation claires pour vos clients.'],
      'de-DE': ['Jede Nacht geplant.', 'Endpreise und Stornofristen, auf die Kunden zählen können.'],
      ar: ['كل ليلة بحسابها.', 'أسعار كاملة وآخر موعد للإلغاء يمكن لعملائك الاعتماد عليه.'],
      'ja-JP': ['一泊ごとに、確かに。', '総額表示の料金と、お客様に安心して伝えられるキャンセル期限。'],
    }),
    landing('CAR', 'hero-arch', {
      [DEFAULT_LANGUAGE]: ['From door to meeting.', 'Excess, deposit and mileage, compared before your client signs.'],
      'es-MX': ['De la puerta a la reunión.', 'Compara deducible, depósito y kilometraje antes de que tu cliente firme.'],
      'pt-BR': ['Da porta à reunião.', 'Compare franquia, caução e quilometragem antes de o cliente assinar.'],
      'fr-FR': ['De la porte au rendez-vous.', 'Franchise, caution et kilométrage, comparés avant la signature.'],
      'de-DE': ['Von der Tür zum Termin.', 'Selbstbeteiligung, Kaution und Kilometer im direkten Vergleich.'],
      ar: ['من الباب إلى الاجتماع.', 'قارن مبلغ التحمل ومبلغ التأمين والمسافة قبل أن يوقع عميلك.'],
      'ja-JP': ['玄関から商談まで。', '免責額、デポジット、走行距離を、ご契約の前に比較。'],
    }),
  ],
} as const satisfies Readonly<Record<string, readonly LandingSettings[]>>
