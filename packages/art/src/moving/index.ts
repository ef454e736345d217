import type { Pen } from '../pen/pen.ts'
import * as boats from './boats.ts'
import * as inTheAir from './in-the-air.ts'
import * as onLand from './on-land.ts'

/** What may move in a picture; `air` is where it flies; without it, it is placed on the setting's line. */
export const moving = {
  sail: { draw: boats.sail },
  ferry: { draw: boats.ferry },
  gondola: { draw: boats.gondola },
  felucca: { draw: boats.felucca },
  longtail: { draw: boats.longtail },
  dhow: { draw: boats.dhow },
  junk: { draw: boats.junk },
  liner: { draw: boats.liner },
  tram: { draw: onLand.tram },
  train: { draw: onLand.train },
  balloon: { draw: inTheAir.balloon, air: 0.36 },
  'cable-car': { draw: inTheAir.cableCar, air: 0.4 },
  camels: { draw: onLand.camels },
  bus: { draw: onLand.bus },
  bicycle: { draw: onLand.bicycle },
  elephants: { draw: onLand.elephants },
  canoe: { draw: boats.canoe },
  whale: { draw: inTheAir.whale },
} as const satisfies Record<string, { draw: (pen: Pen) => void; air?: number }>

export type MovingName = keyof typeof moving
