import type { Facts } from '../facts.ts'
import type { FacadeType } from './pool.ts'

/** What a town is built of, the commonest first. */
type Culture = readonly FacadeType[]

const iberia: Culture = ['town-house', 'tower-house', 'palace', 'apartment-house', 'deco', 'warehouse', 'slab']
const italy: Culture = ['palace', 'town-house', 'villa', 'tower-house', 'apartment-house', 'deco', 'farmhouse', 'slab']
const aegean: Culture = ['cycladic', 'villa', 'town-house', 'pool-villa', 'deco', 'slab', 'palace', 'bungalow']
const levant: Culture = ['slab', 'riad', 'palace', 'deco', 'town-house', 'cycladic', 'apartment-house', 'glass-tower']
const maghreb: Culture = ['riad', 'adobe', 'palace', 'cycladic', 'colonial', 'villa', 'deco', 'town-house']
const gulf: Culture = ['glass-tower', 'riad', 'slab', 'palace', 'deco', 'adobe', 'pool-villa']
const canals: Culture = ['canal-house', 'warehouse', 'town-house', 'palace', 'apartment-house', 'deco', 'slab', 'terrace-row']
const britain: Culture = ['terrace-row', 'town-house', 'palace', 'warehouse', 'cottage', 'deco', 'apartment-house', 'slab']
const central: Culture = ['half-timbered', 'town-house', 'palace', 'tower-house', 'apartment-house', 'warehouse', 'deco', 'slab']
const france: Culture = ['town-house', 'palace', 'tower-house', 'apartment-house', 'deco', 'warehouse', 'half-timbered']
const nordic: Culture = ['wooden-north', 'town-house', 'warehouse', 'palace', 'slab', 'apartment-house', 'log-cabin', 'deco']
const alpine: Culture = ['chalet', 'log-cabin', 'town-house', 'half-timbered', 'palace', 'slab']
const balkan: Culture = ['town-house', 'palace', 'villa', 'tower-house', 'apartment-house', 'warehouse', 'slab', 'deco']
const japan: Culture = ['machiya', 'slab', 'tower-house', 'glass-tower', 'deco', 'apartment-house', 'pavilion']
const china: Culture = ['pavilion', 'glass-tower', 'slab', 'shophouse', 'deco', 'tower-house', 'machiya']
const southEastAsia: Culture = ['shophouse', 'colonial', 'pavilion', 'glass-tower', 'slab', 'deco', 'pool-villa', 'bungalow']
const tropicalShore: Culture = ['bungalow', 'pool-villa', 'beach-house', 'colonial', 'villa', 'lodge', 'slab', 'deco']
const india: Culture = ['haveli', 'colonial', 'palace', 'riad', 'slab', 'deco', 'villa', 'pavilion']
const himalaya: Culture = ['pavilion', 'chalet', 'town-house', 'haveli', 'colonial', 'lodge', 'half-timbered']
const latin: Culture = ['colonial', 'town-house', 'palace', 'deco', 'apartment-house', 'slab', 'villa', 'glass-tower']
const pueblo: Culture = ['adobe', 'colonial', 'town-house', 'palace', 'villa', 'deco', 'riad']
const caribbean: Culture = ['colonial', 'bungalow', 'beach-house', 'pool-villa', 'deco', 'villa', 'slab', 'shophouse']
const northAmerica: Culture = ['deco', 'terrace-row', 'glass-tower', 'warehouse', 'tower-house', 'slab', 'apartment-house', 'palace']
const oceania: Culture = ['terrace-row', 'glass-tower', 'warehouse', 'colonial', 'slab', 'deco', 'beach-house']
const safari: Culture = ['lodge', 'bungalow', 'villa', 'colonial', 'pool-villa', 'cottage', 'adobe']
const african: Culture = ['colonial', 'slab', 'villa', 'deco', 'palace', 'glass-tower', 'bungalow', 'adobe']
const steppe: Culture = ['yurt', 'town-house', 'slab', 'palace', 'glass-tower', 'log-cabin', 'apartment-house']
const wilds: Culture = ['log-cabin', 'chalet', 'lodge', 'town-house', 'wooden-north', 'slab', 'cottage']
const desert: Culture = ['adobe', 'lodge', 'riad', 'pool-villa', 'bungalow', 'villa', 'slab']

// biome-ignore format: a table of countries
const byCountry: Readonly<Record<string, Culture>> = {
  PT: iberia, ES: iberia, IT: italy, GR: aegean, CY: aegean, MT: italy, IL: levant, LB: levant, MA: maghreb, TN: maghreb, EG: levant, JO: levant,
  AE: gulf, QA: gulf, KW: gulf, BH: gulf, OM: gulf, SA: gulf, NL: canals, BE: canals, DK: canals, PL: canals, EE: canals, LV: canals, LT: canals,
  GB: britain, IE: britain, DE: central, AT: central, CZ: central, LU: central, HU: central, CH: central, SK: central, FR: france, NO: nordic,
  SE: nordic, FI: nordic, IS: nordic, FO: nordic, RO: central, BG: balkan, RS: balkan, HR: balkan, SI: central, BA: balkan, AL: balkan, ME: balkan,
  TR: balkan, GE: balkan, AM: balkan, JP: japan, CN: china, KR: china, TW: china, HK: china, MO: china, TH: southEastAsia, VN: southEastAsia,
  MY: southEastAsia, SG: southEastAsia, ID: southEastAsia, PH: southEastAsia, KH: southEastAsia, LA: southEastAsia, MM: southEastAsia, IN: india,
  LK: india, NP: himalaya, BT: himalaya, MX: pueblo, PE: latin, BO: pueblo, EC: latin, CO: latin, CL: latin, AR: latin, UY: latin, BR: latin, GT: latin,
  PA: latin, CR: caribbean, US: northAmerica, CA: northAmerica, AU: oceania, NZ: oceania, ZA: african, KE: african, TZ: safari, BW: safari, ZM: safari,
  NA: african, ET: african, RW: african, GH: african, SN: african, MN: steppe, KZ: steppe, UZ: india,
}

/** Towns that are not built as their country is. */
// biome-ignore format: a table of places
const byPlace: Readonly<Record<string, Culture>> = {
  zermatt: alpine, innsbruck: alpine, banff: wilds, 'jackson-hole': wilds, queenstown: wilds, bariloche: wilds, ushuaia: wilds, 'el-calafate': wilds,
  rovaniemi: wilds, lofoten: nordic, 'lake-como': italy, strasbourg: central, athens: ['slab', 'town-house', 'deco', 'palace', 'cycladic', 'apartment-house', 'villa'],
  istanbul: ['town-house', 'palace', 'tower-house', 'apartment-house', 'deco', 'warehouse', 'slab'], bodrum: aegean, cappadocia: ['adobe', 'town-house', 'riad', 'villa', 'palace', 'cycladic'],
  puglia: ['trullo', 'farmhouse', 'palace', 'town-house', 'villa', 'cycladic'], 'maasai-mara': safari, serengeti: safari, kruger: safari, 'okavango-delta': safari, 'victoria-falls': safari,
  bangkok: ['shophouse', 'glass-tower', 'pavilion', 'slab', 'colonial', 'deco', 'tower-house'], bali: tropicalShore, phuket: tropicalShore, langkawi: tropicalShore,
  palawan: tropicalShore, siargao: tropicalShore, maldives: tropicalShore, fiji: tropicalShore, goa: ['colonial', 'bungalow', 'villa', 'beach-house', 'haveli', 'pool-villa', 'slab'],
  honolulu: ['slab', 'deco', 'beach-house', 'glass-tower', 'bungalow', 'pool-villa', 'colonial'], maui: tropicalShore, 'key-west': caribbean, miami: ['deco', 'slab', 'glass-tower', 'beach-house', 'colonial', 'pool-villa', 'apartment-house'],
  'santa-fe': ['adobe', 'colonial', 'log-cabin', 'town-house', 'villa', 'farmhouse', 'deco'], 'new-orleans': ['colonial', 'terrace-row', 'warehouse', 'deco', 'palace', 'town-house', 'slab'], savannah: ['colonial', 'terrace-row', 'warehouse', 'palace', 'town-house', 'cottage'],
  'quebec-city': france, montreal: ['terrace-row', 'town-house', 'warehouse', 'glass-tower', 'palace', 'deco', 'slab'], cancun: caribbean, 'los-cabos': desert, tulum: tropicalShore, 'puerto-vallarta': caribbean, 'mexico-city': latin,
  'bora-bora': tropicalShore, rarotonga: tropicalShore, galapagos: caribbean, 'easter-island': tropicalShore, 'san-pedro-de-atacama': desert, uluru: desert, alula: desert, petra: desert, riyadh: gulf,
  swakopmund: ['half-timbered', 'colonial', 'town-house', 'bungalow', 'lodge', 'adobe'], 'diani-beach': tropicalShore, zanzibar: ['riad', 'colonial', 'bungalow', 'palace', 'beach-house', 'cycladic'], cairns: tropicalShore, 'gold-coast': ['glass-tower', 'slab', 'beach-house', 'deco', 'apartment-house', 'pool-villa'],
  curacao: ['canal-house', 'colonial', 'shophouse', 'bungalow', 'beach-house', 'deco', 'palace'], gdansk: canals, warsaw: central, krakow: central, 'hoi-an': ['shophouse', 'pavilion', 'colonial', 'bungalow', 'pool-villa', 'machiya', 'villa'],
  hanoi: ['shophouse', 'colonial', 'pavilion', 'slab', 'tower-house', 'deco'], okinawa: ['bungalow', 'machiya', 'slab', 'pool-villa', 'deco', 'beach-house'], hakone: ['machiya', 'pavilion', 'chalet', 'slab', 'log-cabin', 'villa'], sapporo: ['slab', 'log-cabin', 'tower-house', 'machiya', 'glass-tower', 'deco'],
  kyoto: ['machiya', 'pavilion', 'slab', 'tower-house', 'deco'], 'san-francisco': ['terrace-row', 'warehouse', 'deco', 'palace', 'tower-house', 'glass-tower', 'slab'], 'las-vegas': ['glass-tower', 'deco', 'slab', 'palace', 'adobe', 'pool-villa'],
  venice: ['palace', 'canal-house', 'town-house', 'villa', 'tower-house', 'warehouse'], hamburg: canals, samarkand: ['riad', 'haveli', 'adobe', 'palace', 'slab', 'town-house'],
}

const byClimate: Readonly<Record<Facts['climate'], Culture>> = {
  mediterranean: iberia,
  temperate: central,
  oceanic: britain,
  tropical: tropicalShore,
  alpine,
  desert,
  highland: latin,
  subpolar: nordic,
}

const islands: ReadonlySet<string> = new Set(['PR', 'BB', 'BS', 'JM', 'DO', 'AW', 'CW', 'MQ', 'LC', 'BZ', 'CU'])

/** The types of hotel that fit a destination, the commonest first. */
export function cultureOf(facts: Facts): Culture {
  return byPlace[facts.key] ?? byCountry[facts.countryCode] ?? (islands.has(facts.countryCode) ? caribbean : byClimate[facts.climate])
}
