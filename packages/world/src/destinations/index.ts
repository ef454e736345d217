import type { Facts } from '../facts.ts'
import { amsterdam } from './amsterdam.ts'
import { barcelona } from './barcelona.ts'
import { istanbul } from './istanbul.ts'
import { kuwaitCity } from './kuwait-city.ts'
import { kyoto } from './kyoto.ts'
import { lisbon } from './lisbon.ts'
import { london } from './london.ts'
import { marrakech } from './marrakech.ts'
import { mexicoCity } from './mexico-city.ts'
import { montreal } from './montreal.ts'
import { newYork } from './new-york.ts'
import { paris } from './paris.ts'
import { puglia } from './puglia.ts'
import { reykjavik } from './reykjavik.ts'
import { rome } from './rome.ts'
import { saintMalo } from './saint-malo.ts'
import { sanFrancisco } from './san-francisco.ts'
import { tokyo } from './tokyo.ts'
import { tulum } from './tulum.ts'
import { zermatt } from './zermatt.ts'

/** Every destination, in the order the home page shows them. */
export const destinations: readonly Facts[] = [
  lisbon,
  kyoto,
  istanbul,
  puglia,
  paris,
  tulum,
  zermatt,
  amsterdam,
  sanFrancisco,
  saintMalo,
  marrakech,
  rome,
  barcelona,
  london,
  newYork,
  tokyo,
  kuwaitCity,
  mexicoCity,
  montreal,
  reykjavik,
]
