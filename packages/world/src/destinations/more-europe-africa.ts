import type { Facts } from '../facts.ts'
import { abuDhabi } from './abu-dhabi.ts'
import { accra } from './accra.ts'
import { addisAbaba } from './addis-ababa.ts'
import { alula } from './alula.ts'
import { amalfiCoast } from './amalfi-coast.ts'
import { amman } from './amman.ts'
import { antalya } from './antalya.ts'
import { athens } from './athens.ts'
import { avignon } from './avignon.ts'
import { azores } from './azores.ts'
import { bath } from './bath.ts'
import { belgrade } from './belgrade.ts'
import { bergen } from './bergen.ts'
import { berlin } from './berlin.ts'
import { bodrum } from './bodrum.ts'
import { bordeaux } from './bordeaux.ts'
import { brasov } from './brasov.ts'
import { bruges } from './bruges.ts'
import { brussels } from './brussels.ts'
import { bucharest } from './bucharest.ts'
import { budapest } from './budapest.ts'
import { cairo } from './cairo.ts'
import { capeTown } from './cape-town.ts'
import { cappadocia } from './cappadocia.ts'
import { copenhagen } from './copenhagen.ts'
import { corfu } from './corfu.ts'
import { crete } from './crete.ts'
import { dakar } from './dakar.ts'
import { dianiBeach } from './diani-beach.ts'
import { doha } from './doha.ts'
import { dubai } from './dubai.ts'
import { dublin } from './dublin.ts'
import { dubrovnik } from './dubrovnik.ts'
import { edinburgh } from './edinburgh.ts'
import { essaouira } from './essaouira.ts'
import { fes } from './fes.ts'
import { florence } from './florence.ts'
import { galway } from './galway.ts'
import { gdansk } from './gdansk.ts'
import { granada } from './granada.ts'
import { hamburg } from './hamburg.ts'
import { helsinki } from './helsinki.ts'
import { hurghada } from './hurghada.ts'
import { ibiza } from './ibiza.ts'
import { innsbruck } from './innsbruck.ts'
import { isleOfSkye } from './isle-of-skye.ts'
import { johannesburg } from './johannesburg.ts'
import { kigali } from './kigali.ts'
import { kotor } from './kotor.ts'
import { krakow } from './krakow.ts'
import { kruger } from './kruger.ts'
import { lakeComo } from './lake-como.ts'
import { lalibela } from './lalibela.ts'
import { ljubljana } from './ljubljana.ts'
import { lofoten } from './lofoten.ts'
import { luxembourg } from './luxembourg.ts'
import { luxor } from './luxor.ts'
import { lyon } from './lyon.ts'
import { maasaiMara } from './maasai-mara.ts'
import { madeira } from './madeira.ts'
import { madrid } from './madrid.ts'
import { malaga } from './malaga.ts'
import { mallorca } from './mallorca.ts'
import { manama } from './manama.ts'
import { mauritius } from './mauritius.ts'
import { milan } from './milan.ts'
import { munich } from './munich.ts'
import { muscat } from './muscat.ts'
import { mykonos } from './mykonos.ts'
import { nairobi } from './nairobi.ts'
import { naples } from './naples.ts'
import { nice } from './nice.ts'
import { okavangoDelta } from './okavango-delta.ts'
import { oslo } from './oslo.ts'
import { palermo } from './palermo.ts'
import { paphos } from './paphos.ts'
import { petra } from './petra.ts'
import { porto } from './porto.ts'
import { prague } from './prague.ts'
import { reunion } from './reunion.ts'
import { rhodes } from './rhodes.ts'
import { riga } from './riga.ts'
import { riyadh } from './riyadh.ts'
import { rovaniemi } from './rovaniemi.ts'
import { sal } from './sal.ts'
import { salzburg } from './salzburg.ts'
import { sanSebastian } from './san-sebastian.ts'
import { santorini } from './santorini.ts'
import { sarajevo } from './sarajevo.ts'
import { serengeti } from './serengeti.ts'
import { seville } from './seville.ts'
import { seychelles } from './seychelles.ts'
import { sofia } from './sofia.ts'
import { split } from './split.ts'
import { stockholm } from './stockholm.ts'
import { strasbourg } from './strasbourg.ts'
import { swakopmund } from './swakopmund.ts'
import { tallinn } from './tallinn.ts'
import { tangier } from './tangier.ts'
import { taormina } from './taormina.ts'
import { tbilisi } from './tbilisi.ts'
import { telAviv } from './tel-aviv.ts'
import { tenerife } from './tenerife.ts'
import { tirana } from './tirana.ts'
import { torshavn } from './torshavn.ts'
import { tromso } from './tromso.ts'
import { tunis } from './tunis.ts'
import { valencia } from './valencia.ts'
import { valletta } from './valletta.ts'
import { venice } from './venice.ts'
import { verona } from './verona.ts'
import { victoriaFalls } from './victoria-falls.ts'
import { vienna } from './vienna.ts'
import { vilnius } from './vilnius.ts'
import { warsaw } from './warsaw.ts'
import { windhoek } from './windhoek.ts'
import { yerevan } from './yerevan.ts'
import { zanzibar } from './zanzibar.ts'
import { zurich } from './zurich.ts'

/** Further places of Europe, Africa and the Middle East, the best known first. */
export const moreEuropeAfrica: readonly Facts[] = [
  venice,
  dubai,
  florence,
  prague,
  vienna,
  athens,
  santorini,
  budapest,
  milan,
  madrid,
  cairo,
  capeTown,
  berlin,
  edinburgh,
  dublin,
  dubrovnik,
  amalfiCoast,
  copenhagen,
  seville,
  munich,
  zanzibar,
  nice,
  porto,
  mallorca,
  stockholm,
  cappadocia,
  naples,
  abuDhabi,
  granada,
  brussels,
  bruges,
  salzburg,
  mauritius,
  crete,
  krakow,
  lakeComo,
  oslo,
  bergen,
  tromso,
  helsinki,
  rovaniemi,
  zurich,
  doha,
  muscat,
  petra,
  amman,
  alula,
  telAviv,
  luxor,
  hurghada,
  fes,
  essaouira,
  tangier,
  nairobi,
  maasaiMara,
  dianiBeach,
  serengeti,
  split,
  rhodes,
  corfu,
  mykonos,
  antalya,
  bodrum,
  valletta,
  palermo,
  taormina,
  tenerife,
  madeira,
  valencia,
  seychelles,
  victoriaFalls,
  okavangoDelta,
  johannesburg,
  kruger,
  windhoek,
  swakopmund,
  addisAbaba,
  lalibela,
  kigali,
  dakar,
  accra,
  sal,
  tunis,
  reunion,
  tallinn,
  riga,
  vilnius,
  bucharest,
  brasov,
  sofia,
  belgrade,
  kotor,
  ljubljana,
  sarajevo,
  tbilisi,
  tirana,
  torshavn,
  lyon,
  strasbourg,
  bordeaux,
  avignon,
  sanSebastian,
  malaga,
  azores,
  hamburg,
  warsaw,
  gdansk,
  innsbruck,
  galway,
  isleOfSkye,
  lofoten,
  paphos,
  bath,
  luxembourg,
  yerevan,
  riyadh,
  manama,
  verona,
  ibiza,
]
