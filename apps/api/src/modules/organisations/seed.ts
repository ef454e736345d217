// nothing here is translated: data of the demo world
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import type { OrgId, ProductCode } from '@sojourn/kernel'
import { demoLandings } from './demo-landings.ts'
import { demoThemes } from './demo-themes.ts'
import type { Organisation } from './domain/organisation.ts'

const EVERYTHING: readonly ProductCode[] = ['HLT', 'VR', 'FLT', 'CAR', 'ACT', 'RES', 'TRF', 'RST', 'STY', 'CRU', 'PKG']

/** The default organisation, at the given hosts. */
export const defaultOrganisation = (hosts: readonly string[]): Organisation => ({
  orgId: 'org_sojourn' as OrgId,
  name: 'Sojourn',
  hosts,
  settings: {
    tagline: 'Good places to stay, honestly priced',
    taglines: {
      'es-MX': 'Buenos lugares para hospedarse, a precios honestos',
      'pt-BR': 'Bons lugares para ficar, a preços honestos',
      'fr-FR': 'De bonnes adresses, à des prix honnêtes',
      'de-DE': 'Gute Unterkünfte zu ehrlichen Preisen',
      ar: 'أماكن إقامة طيبة بأسعار صادقة',
      'ja-JP': 'よい宿を、正直な価格で',
    },
    header: 'v1',
    currency: 'USD',
    language: DEFAULT_LANGUAGE,
    products: EVERYTHING,
    theme: demoThemes.sojourn,
    markup: { b2c: 1_200, b2b: 900 },
    minimumCheckinDays: 1,
    requiresPlan: false,
    payByInvoice: false,
  },
})

const sojourn = defaultOrganisation(['localhost'])

/** The three brands of the demo world. */
export const demoOrganisations: readonly Organisation[] = [
  { ...sojourn, settings: { ...sojourn.settings, contactEmail: 'help@sojourn.test', contactPhone: '+1 202 555 0100' } },
  {
    orgId: 'org_blue' as OrgId,
    name: 'Blue Harbor Club',
    hosts: ['blue.localhost'],
    settings: {
      tagline: 'A harbour wherever you land',
      taglines: {
        'es-MX': 'Un puerto donde sea que llegues',
        'pt-BR': 'Um porto onde quer que você chegue',
        'fr-FR': 'Un port, où que vous arriviez',
        'de-DE': 'Ein Hafen, wo immer Sie ankommen',
        ar: 'مرفأ أينما حللت',
        'ja-JP': 'たどり着く先、どこにも港を',
      },
      header: 'v2',
      currency: 'EUR',
      language: DEFAULT_LANGUAGE,
      products: ['HLT', 'VR', 'CRU', 'RST', 'FLT', 'CAR'],
      theme: demoThemes.blueHarbor,
      landings: demoLandings.blueHarbor,
      markup: { b2c: 1_000, b2b: 700 },
      minimumCheckinDays: 1,
      requiresPlan: false,
      payByInvoice: false,
      contactEmail: 'crew@blue.test',
    },
  },
  {
    orgId: 'org_northwind' as OrgId,
    name: 'Northwind Agents',
    hosts: ['agents.localhost'],
    settings: {
      tagline: 'Travel desks at work',
      taglines: {
        'es-MX': 'Agencias de viajes en acción',
        'pt-BR': 'Agências de viagens em ação',
        'fr-FR': 'Les agences de voyages au travail',
        'de-DE': 'Reisebüros bei der Arbeit',
        ar: 'مكاتب سفر في خدمتك',
        'ja-JP': '旅行のプロが、手配します',
      },
      header: 'v3',
      currency: 'USD',
      language: DEFAULT_LANGUAGE,
      products: ['HLT', 'FLT', 'CAR', 'TRF', 'ACT', 'PKG'],
      theme: demoThemes.northwind,
      landings: demoLandings.northwind,
      markup: { b2c: 1_300, b2b: 800 },
      minimumCheckinDays: 1,
      requiresPlan: false,
      payByInvoice: true,
      contactEmail: 'desk@northwind.test',
      contactPhone: '+1 202 555 0190',
    },
  },
]
