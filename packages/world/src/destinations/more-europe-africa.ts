import type { Facts } from '../facts.ts'
import { amalfiCoast } from './amalfi-coast.ts'
import { athens } from './athens.ts'
import { berlin } from './berlin.ts'
import { budapest } from './budapest.ts'
import { florence } from './florence.ts'
import { granada } from './granada.ts'
import { madrid } from './madrid.ts'
import { milan } from './milan.ts'
import { munich } from './munich.ts'
import { naples } from './naples.ts'
import { nice } from './nice.ts'
import { porto } from './porto.ts'
import { prague } from './prague.ts'
import { salzburg } from './salzburg.ts'
import { santorini } from './santorini.ts'
import { seville } from './seville.ts'
import { venice } from './venice.ts'
import { vienna } from './vienna.ts'

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
]
