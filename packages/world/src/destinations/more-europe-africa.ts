import type { Facts } from '../facts.ts'
import { abuDhabi } from './abu-dhabi.ts'
import { amalfiCoast } from './amalfi-coast.ts'
import { athens } from './athens.ts'
import { bergen } from './bergen.ts'
import { berlin } from './berlin.ts'
import { bruges } from './bruges.ts'
import { brussels } from './brussels.ts'
import { budapest } from './budapest.ts'
import { cairo } from './cairo.ts'
import { capeTown } from './cape-town.ts'
import { copenhagen } from './copenhagen.ts'
import { dubai } from './dubai.ts'
import { dublin } from './dublin.ts'
import { edinburgh } from './edinburgh.ts'
import { florence } from './florence.ts'
import { granada } from './granada.ts'
import { helsinki } from './helsinki.ts'
import { krakow } from './krakow.ts'
import { madrid } from './madrid.ts'
import { milan } from './milan.ts'
import { munich } from './munich.ts'
import { naples } from './naples.ts'
import { nice } from './nice.ts'
import { oslo } from './oslo.ts'
import { porto } from './porto.ts'
import { prague } from './prague.ts'
import { rovaniemi } from './rovaniemi.ts'
import { salzburg } from './salzburg.ts'
import { santorini } from './santorini.ts'
import { seville } from './seville.ts'
import { stockholm } from './stockholm.ts'
import { tromso } from './tromso.ts'
import { venice } from './venice.ts'
import { vienna } from './vienna.ts'
import { zurich } from './zurich.ts'

/** Further places of Europe, Africa and the Middle East, the best known first. */
export const moreEuropeAfrica: readonly Facts[] = [
  venice,
  florence,
  milan,
  naples,
  amalfiCoast,
  madrid,
  seville,
  granada,
  porto,
  nice,
  berlin,
  munich,
  vienna,
  salzburg,
  prague,
  budapest,
  athens,
  santorini,
  dubai,
  abuDhabi,
  capeTown,
  cairo,
  edinburgh,
  dublin,
  copenhagen,
  stockholm,
  oslo,
  bergen,
  tromso,
  helsinki,
  rovaniemi,
  bruges,
  brussels,
  zurich,
  krakow,
]
