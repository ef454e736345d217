import type { Facts } from '../facts.ts'
import { agra } from './agra.ts'
import { almaty } from './almaty.ts'
import { bagan } from './bagan.ts'
import { bali } from './bali.ts'
import { bangkok } from './bangkok.ts'
import { beijing } from './beijing.ts'
import { busan } from './busan.ts'
import { chengdu } from './chengdu.ts'
import { chiangMai } from './chiang-mai.ts'
import { colombo } from './colombo.ts'
import { delhi } from './delhi.ts'
import { galle } from './galle.ts'
import { goa } from './goa.ts'
import { guilin } from './guilin.ts'
import { hakone } from './hakone.ts'
import { hanoi } from './hanoi.ts'
import { hiroshima } from './hiroshima.ts'
import { hoChiMinhCity } from './ho-chi-minh-city.ts'
import { hoiAn } from './hoi-an.ts'
import { hongKong } from './hong-kong.ts'
import { jaipur } from './jaipur.ts'
import { jeju } from './jeju.ts'
import { kanazawa } from './kanazawa.ts'
import { kandy } from './kandy.ts'
import { kathmandu } from './kathmandu.ts'
import { kochi } from './kochi.ts'
import { kualaLumpur } from './kuala-lumpur.ts'
import { langkawi } from './langkawi.ts'
import { luangPrabang } from './luang-prabang.ts'
import { macao } from './macao.ts'
import { maldives } from './maldives.ts'
import { manila } from './manila.ts'
import { mumbai } from './mumbai.ts'
import { okinawa } from './okinawa.ts'
import { osaka } from './osaka.ts'
import { palawan } from './palawan.ts'
import { paro } from './paro.ts'
import { penang } from './penang.ts'
import { phuket } from './phuket.ts'
import { pokhara } from './pokhara.ts'
import { samarkand } from './samarkand.ts'
import { sapporo } from './sapporo.ts'
import { seoul } from './seoul.ts'
import { shanghai } from './shanghai.ts'
import { siargao } from './siargao.ts'
import { siemReap } from './siem-reap.ts'
import { singapore } from './singapore.ts'
import { taipei } from './taipei.ts'
import { udaipur } from './udaipur.ts'
import { ulaanbaatar } from './ulaanbaatar.ts'
import { varanasi } from './varanasi.ts'
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
  osaka,
  phuket,
  kualaLumpur,
  delhi,
  hoChiMinhCity,
  taipei,
  mumbai,
  hanoi,
  manila,
  maldives,
  hoiAn,
  chiangMai,
  goa,
  penang,
  sapporo,
  okinawa,
  busan,
  jaipur,
  siemReap,
  xian,
  chengdu,
  kathmandu,
  jeju,
  langkawi,
  palawan,
  hiroshima,
  macao,
  udaipur,
  kochi,
  colombo,
  almaty,
  luangPrabang,
  hakone,
  kanazawa,
  guilin,
  varanasi,
  agra,
  pokhara,
  samarkand,
  galle,
  kandy,
  ulaanbaatar,
  bagan,
  siargao,
  paro,
]
