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
      [DEFAULT_LANGUAGE]: ['Drop anchor here.', 'Rooms where the boats come in. Taxes and fees are in every price.'],
      'es-MX': ['Echa el ancla aquí.', 'Habitaciones donde llegan los barcos. Cada precio incluye impuestos y cargos.'],
      'pt-BR': ['Lance a âncora aqui.', 'Quartos onde os barcos chegam. Todo preço já inclui impostos e taxas.'],
      'fr-FR': ['Jetez l’ancre ici.', 'Des chambres là où accostent les bateaux. Taxes et frais compris dans chaque prix.'],
      'de-DE': ['Hier vor Anker gehen.', 'Zimmer, wo die Boote anlegen. Steuern und Gebühren sind in jedem Preis enthalten.'],
      ar: ['ألق مرساتك هنا.', 'غرف حيث ترسو القوارب. الضرائب والرسوم ضمن كل سعر.'],
      'ja-JP': ['ここに錨をおろす。', '船の着く町の客室。どの料金も税・手数料込みです。'],
    }),
    landing('VR', 'hero-islands', {
      [DEFAULT_LANGUAGE]: ['An island of your own.', 'A whole home for your crew. Cleaning, taxes and fees are in every price.'],
      'es-MX': ['Una isla para ti.', 'Una casa entera para tu tripulación. Cada precio incluye limpieza, impuestos y cargos.'],
      'pt-BR': ['Uma ilha só sua.', 'Uma casa inteira para a sua tripulação. Todo preço já inclui limpeza, impostos e taxas.'],
      'fr-FR': ['Votre île à vous.', 'Un logement entier pour votre équipage. Ménage, taxes et frais compris dans chaque prix.'],
      'de-DE': ['Eine Insel für sich.', 'Eine ganze Unterkunft für Ihre Crew. Reinigung, Steuern und Gebühren sind in jedem Preis enthalten.'],
      ar: ['جزيرة لك وحدك.', 'بيت كامل لك ولمن معك. التنظيف والضرائب والرسوم ضمن كل سعر.'],
      'ja-JP': ['自分だけの島へ。', '仲間と過ごす貸切の宿。どの料金も清掃料・税・手数料込みです。'],
    }),
    landing('CAR', 'hero-cliffs', {
      [DEFAULT_LANGUAGE]: ['Follow the coast.', 'See excess, deposit, mileage and fuel next to every price before you set off.'],
      'es-MX': ['Sigue la costa.', 'Ve deducible, depósito, kilometraje y combustible junto a cada precio antes de salir.'],
      'pt-BR': ['Siga a costa.', 'Veja franquia, caução, quilometragem e combustível ao lado de cada preço antes de sair.'],
      'fr-FR': ['Longez la côte.', 'Franchise, caution, kilométrage et carburant à côté de chaque prix, avant le départ.'],
      'de-DE': ['Immer der Küste nach.', 'Selbstbeteiligung, Kaution, Kilometer und Tankregelung neben jedem Preis, noch vor der Abfahrt.'],
      ar: ['اتبع الساحل.', 'مبلغ التحمل ومبلغ التأمين والمسافة والوقود بجانب كل سعر قبل أن تنطلق.'],
      'ja-JP': ['海岸線を走ろう。', '免責額、デポジット、走行距離、燃料の条件を、出発前に料金のそばで確認できます。'],
    }),
  ],
  northwind: [
    landing('HLT', 'hero-towers', {
      [DEFAULT_LANGUAGE]: ['Every night planned.', 'Full prices, and a cancel-by date that your clients can rely on.'],
      'es-MX': ['Cada noche, planeada.', 'Precios completos y una fecha límite de cancelación en la que tus clientes pueden confiar.'],
      'pt-BR': ['Cada noite planejada.', 'Preços completos e um prazo de cancelamento em que seus clientes podem confiar.'],
      'fr-FR': ['Chaque nuit, prévue.', 'Des prix complets et une date limite d’annulation sur laquelle vos clients peuvent compter.'],
      'de-DE': ['Jede Nacht geplant.', 'Volle Preise und eine Stornofrist, auf die sich Ihre Kunden verlassen können.'],
      ar: ['كل ليلة بحسابها.', 'أسعار كاملة وآخر موعد للإلغاء يمكن لعملائك الاعتماد عليه.'],
      'ja-JP': ['一泊ごとに、確かに。', '総額表示の料金と、お客様に安心して伝えられるキャンセル期限。'],
    }),
    landing('CAR', 'hero-arch', {
      [DEFAULT_LANGUAGE]: ['From door to meeting.', 'Excess, deposit, mileage and fuel, compared before your client signs.'],
      'es-MX': ['De la puerta a la reunión.', 'Compara deducible, depósito, kilometraje y combustible antes de que tu cliente firme.'],
      'pt-BR': ['Da porta à reunião.', 'Compare franquia, caução, quilometragem e combustível antes de o cliente assinar.'],
      'fr-FR': ['De la porte au rendez-vous.', 'Franchise, caution, kilométrage et carburant, comparés avant la signature de votre client.'],
      'de-DE': ['Von der Tür zum Termin.', 'Selbstbeteiligung, Kaution, Kilometer und Tankregelung im Vergleich, bevor Ihr Kunde unterschreibt.'],
      ar: ['من الباب إلى الاجتماع.', 'قارن مبلغ التحمل ومبلغ التأمين والمسافة والوقود قبل أن يوقع عميلك.'],
      'ja-JP': ['玄関から商談まで。', '免責額、デポジット、走行距離、燃料の条件を、ご契約の前に比べられます。'],
    }),
  ],
} as const satisfies Readonly<Record<string, readonly LandingSettings[]>>
