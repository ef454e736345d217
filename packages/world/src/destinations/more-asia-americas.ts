import type { Facts } from '../facts.ts'
import { agra } from './agra.ts'
import { almaty } from './almaty.ts'
import { ambergrisCaye } from './ambergris-caye.ts'
import { antiguaGuatemala } from './antigua-guatemala.ts'
import { aruba } from './aruba.ts'
import { auckland } from './auckland.ts'
import { bagan } from './bagan.ts'
import { bali } from './bali.ts'
import { banff } from './banff.ts'
import { bangkok } from './bangkok.ts'
import { barbados } from './barbados.ts'
import { bariloche } from './bariloche.ts'
import { beijing } from './beijing.ts'
import { bogota } from './bogota.ts'
import { boraBora } from './bora-bora.ts'
import { boston } from './boston.ts'
import { buenosAires } from './buenos-aires.ts'
import { busan } from './busan.ts'
import { cairns } from './cairns.ts'
import { cancun } from './cancun.ts'
import { cartagena } from './cartagena.ts'
import { chengdu } from './chengdu.ts'
import { chiangMai } from './chiang-mai.ts'
import { chicago } from './chicago.ts'
import { colombo } from './colombo.ts'
import { curacao } from './curacao.ts'
import { cusco } from './cusco.ts'
import { delhi } from './delhi.ts'
import { easterIsland } from './easter-island.ts'
import { elCalafate } from './el-calafate.ts'
import { fiji } from './fiji.ts'
import { florianopolis } from './florianopolis.ts'
import { fozDoIguacu } from './foz-do-iguacu.ts'
import { galapagos } from './galapagos.ts'
import { galle } from './galle.ts'
import { goa } from './goa.ts'
import { goldCoast } from './gold-coast.ts'
import { guilin } from './guilin.ts'
import { hakone } from './hakone.ts'
import { hanoi } from './hanoi.ts'
import { hiroshima } from './hiroshima.ts'
import { hoChiMinhCity } from './ho-chi-minh-city.ts'
import { hobart } from './hobart.ts'
import { hoiAn } from './hoi-an.ts'
import { hongKong } from './hong-kong.ts'
import { honolulu } from './honolulu.ts'
import { jacksonHole } from './jackson-hole.ts'
import { jaipur } from './jaipur.ts'
import { jeju } from './jeju.ts'
import { kanazawa } from './kanazawa.ts'
import { kandy } from './kandy.ts'
import { kathmandu } from './kathmandu.ts'
import { keyWest } from './key-west.ts'
import { kochi } from './kochi.ts'
import { kualaLumpur } from './kuala-lumpur.ts'
import { laFortuna } from './la-fortuna.ts'
import { laPaz } from './la-paz.ts'
import { langkawi } from './langkawi.ts'
import { lasVegas } from './las-vegas.ts'
import { lima } from './lima.ts'
import { losAngeles } from './los-angeles.ts'
import { losCabos } from './los-cabos.ts'
import { luangPrabang } from './luang-prabang.ts'
import { macao } from './macao.ts'
import { maldives } from './maldives.ts'
import { manila } from './manila.ts'
import { martinique } from './martinique.ts'
import { maui } from './maui.ts'
import { medellin } from './medellin.ts'
import { melbourne } from './melbourne.ts'
import { mendoza } from './mendoza.ts'
import { merida } from './merida.ts'
import { miami } from './miami.ts'
import { montegoBay } from './montego-bay.ts'
import { montevideo } from './montevideo.ts'
import { mumbai } from './mumbai.ts'
import { nassau } from './nassau.ts'
import { newOrleans } from './new-orleans.ts'
import { oaxaca } from './oaxaca.ts'
import { okinawa } from './okinawa.ts'
import { osaka } from './osaka.ts'
import { palawan } from './palawan.ts'
import { panamaCity } from './panama-city.ts'
import { paro } from './paro.ts'
import { penang } from './penang.ts'
import { perth } from './perth.ts'
import { phuket } from './phuket.ts'
import { pokhara } from './pokhara.ts'
import { puertoVallarta } from './puerto-vallarta.ts'
import { puntaCana } from './punta-cana.ts'
import { puntaDelEste } from './punta-del-este.ts'
import { quebecCity } from './quebec-city.ts'
import { queenstown } from './queenstown.ts'
import { quito } from './quito.ts'
import { rarotonga } from './rarotonga.ts'
import { rioDeJaneiro } from './rio-de-janeiro.ts'
import { rotorua } from './rotorua.ts'
import { saintLucia } from './saint-lucia.ts'
import { salvador } from './salvador.ts'
import { samarkand } from './samarkand.ts'
import { sanJuan } from './san-juan.ts'
import { sanMiguelDeAllende } from './san-miguel-de-allende.ts'
import { sanPedroDeAtacama } from './san-pedro-de-atacama.ts'
import { santaFe } from './santa-fe.ts'
import { santiago } from './santiago.ts'
import { saoPaulo } from './sao-paulo.ts'
import { sapporo } from './sapporo.ts'
import { savannah } from './savannah.ts'
import { seattle } from './seattle.ts'
import { seoul } from './seoul.ts'
import { shanghai } from './shanghai.ts'
import { siargao } from './siargao.ts'
import { siemReap } from './siem-reap.ts'
import { singapore } from './singapore.ts'
import { sydney } from './sydney.ts'
import { taipei } from './taipei.ts'
import { toronto } from './toronto.ts'
import { udaipur } from './udaipur.ts'
import { ulaanbaatar } from './ulaanbaatar.ts'
import { uluru } from './uluru.ts'
import { ushuaia } from './ushuaia.ts'
import { uyuni } from './uyuni.ts'
import { valparaiso } from './valparaiso.ts'
import { vancouver } from './vancouver.ts'
import { varanasi } from './varanasi.ts'
import { washington } from './washington.ts'
import { wellington } from './wellington.ts'
import { xian } from './xian.ts'

/** Further places of Asia, Oceania, the Americas and the Caribbean, the best known first. */
export const moreAsiaAmericas: readonly Facts[] = [
  bangkok,
  bali,
  singapore,
  hongKong,
  seoul,
  sydney,
  losAngeles,
  shanghai,
  beijing,
  osaka,
  honolulu,
  rioDeJaneiro,
  buenosAires,
  phuket,
  kualaLumpur,
  delhi,
  melbourne,
  lasVegas,
  miami,
  chicago,
  hoChiMinhCity,
  taipei,
  mumbai,
  saoPaulo,
  cancun,
  toronto,
  hanoi,
  manila,
  maldives,
  washington,
  hoiAn,
  chiangMai,
  puntaCana,
  goa,
  newOrleans,
  boston,
  santiago,
  lima,
  cusco,
  cartagena,
  vancouver,
  penang,
  sapporo,
  okinawa,
  busan,
  jaipur,
  auckland,
  seattle,
  bogota,
  sanJuan,
  siemReap,
  xian,
  chengdu,
  kathmandu,
  goldCoast,
  maui,
  jeju,
  perth,
  queenstown,
  fiji,
  salvador,
  medellin,
  losCabos,
  panamaCity,
  montegoBay,
  langkawi,
  palawan,
  hiroshima,
  macao,
  udaipur,
  kochi,
  colombo,
  almaty,
  cairns,
  montevideo,
  quito,
  oaxaca,
  puertoVallarta,
  barbados,
  nassau,
  aruba,
  quebecCity,
  banff,
  luangPrabang,
  hakone,
  kanazawa,
  guilin,
  varanasi,
  agra,
  pokhara,
  samarkand,
  hobart,
  wellington,
  fozDoIguacu,
  florianopolis,
  mendoza,
  bariloche,
  valparaiso,
  merida,
  sanMiguelDeAllende,
  curacao,
  savannah,
  galle,
  kandy,
  ulaanbaatar,
  rotorua,
  elCalafate,
  ushuaia,
  puntaDelEste,
  sanPedroDeAtacama,
  laPaz,
  antiguaGuatemala,
  laFortuna,
  martinique,
  saintLucia,
  santaFe,
  jacksonHole,
  keyWest,
  bagan,
  siargao,
  paro,
  boraBora,
  galapagos,
  uluru,
  rarotonga,
  easterIsland,
  uyuni,
  ambergrisCaye,
]
