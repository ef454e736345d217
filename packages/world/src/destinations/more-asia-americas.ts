import type { Facts } from '../facts.ts'
import { bagan } from './bagan.ts'
import { bali } from './bali.ts'
import { bangkok } from './bangkok.ts'
import { beijing } from './beijing.ts'
import { chiangMai } from './chiang-mai.ts'
import { hanoi } from './hanoi.ts'
import { hoChiMinhCity } from './ho-chi-minh-city.ts'
import { hoiAn } from './hoi-an.ts'
import { hongKong } from './hong-kong.ts'
import { kualaLumpur } from './kuala-lumpur.ts'
import { langkawi } from './langkawi.ts'
import { luangPrabang } from './luang-prabang.ts'
import { manila } from './manila.ts'
import { palawan } from './palawan.ts'
import { penang } from './penang.ts'
import { phuket } from './phuket.ts'
import { seoul } from './seoul.ts'
import { shanghai } from './shanghai.ts'
import { siargao } from './siargao.ts'
import { siemReap } from './siem-reap.ts'
import { singapore } from './singapore.ts'
import { taipei } from './taipei.ts'
import { xian } from './xian.ts'

/** Further places of Asia, Oceania, the Americas and the Caribbean, the best known first. */
export const moreAsiaAmericas: readonly Facts[] = [
  bangkok,
  bali,
  singapore,
  hongKong,
  seoul,
  shanghai,
  beijing,
  phuket,
  kualaLumpur,
  hoChiMinhCity,
  taipei,
  hanoi,
  manila,
  hoiAn,
  chiangMai,
  penang,
  siemReap,
  xian,
  langkawi,
  palawan,
  luangPrabang,
  bagan,
  siargao,
]
