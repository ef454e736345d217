import { say } from '@sojourn/i18n'
import type { Destination } from './places-api.ts'

// Where people look for a country, which is not always where its continent ends: Türkiye is listed with Europe, Mexico with the islands south of it.
const REGIONS = [
  [
    'europe',
    say`Europe`,
    'AD,AL,AT,BA,BE,BG,BY,CH,CY,CZ,DE,DK,EE,ES,FI,FO,FR,GB,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MC,MD,ME,MK,MT,NL,NO,PL,PT,RO,RS,SE,SI,SK,SM,TR,UA,VA,XK',
  ],
  ['asia', say`Asia`, 'AF,AM,AZ,BD,BN,BT,CN,GE,HK,ID,IN,JP,KG,KH,KR,KZ,LA,LK,MM,MN,MO,MV,MY,NP,PH,PK,SG,TH,TJ,TL,TM,TW,UZ,VN'],
  ['middle-east', say`Middle East`, 'AE,BH,IL,IQ,IR,JO,KW,LB,OM,PS,QA,SA,SY,YE'],
  [
    'africa',
    say`Africa`,
    'AO,BF,BI,BJ,BW,CD,CF,CG,CI,CM,CV,DJ,DZ,EG,ER,ET,GA,GH,GM,GN,KE,KM,LR,LS,LY,MA,MG,ML,MR,MU,MW,MZ,NA,NE,NG,RE,RW,SC,SD,SL,SN,SZ,TD,TG,TN,TZ,UG,YT,ZA,ZM,ZW',
  ],
  ['north-america', say`North America`, 'BM,CA,GL,PM,US'],
  [
    'middle-america',
    say`Mexico, Central America and the Caribbean`,
    'AG,AI,AW,BB,BL,BQ,BS,BZ,CR,CU,CW,DM,DO,GD,GP,GT,HN,HT,JM,KN,KY,LC,MF,MQ,MS,MX,NI,PA,PR,SV,SX,TC,TT,VC,VG,VI',
  ],
  ['south-america', say`South America`, 'AR,BO,BR,CL,CO,EC,FK,GF,GY,PE,PY,SR,UY,VE'],
  ['pacific', say`Australia and the Pacific`, 'AS,AU,CK,FJ,FM,GU,KI,MH,MP,NC,NR,NU,NZ,PF,PG,PW,SB,TO,TV,VU,WF,WS'],
] as const

export interface Country {
  readonly name: string
  readonly places: readonly Destination[]
}

export interface Region {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly countries: readonly Country[]
}

const ELSEWHERE = { key: 'elsewhere', name: say`Elsewhere` }
const HOMES = new Map(
  REGIONS.flatMap(([key, name, codes]) => {
    const region = { key: key as string, name: name as string }
    return codes.split(',').map((code) => [code, region] as const)
  }),
)
const ORDER = [...REGIONS.map(([key]) => key as string), ELSEWHERE.key]

/** All destinations by region and country, countries and places in the order of their names. No place is left out. */
export function regionsOf(destinations: readonly Destination[]): readonly Region[] {
  const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name, 'en')
  const byRegion = Map.groupBy(destinations, ({ countryCode }) => HOMES.get(countryCode) ?? ELSEWHERE)
  return [...byRegion]
    .map(([{ key, name }, places]) => ({
      key,
      name,
      count: places.length,
      countries: [...Map.groupBy(places, ({ country }) => country)].map(([country, own]) => ({ name: country, places: own.toSorted(byName) })).sort(byName),
    }))
    .sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
}
