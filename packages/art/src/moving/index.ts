import type { Pen } from '../pen/pen.ts'
import * as small from './small.ts'

/** What may move in a picture; `air` is where it flies instead of standing on the setting's line. */
export const moving = {
  sail: { draw: small.sail },
  ferry: { draw: small.ferry },
  gondola: { draw: small.gondola },
  felucca: { draw: small.felucca },
  longtail: { draw: small.longtail },
  dhow: { draw: small.dhow },
  junk: { draw: small.junk },
  liner: { draw: small.liner },
  tram: { draw: small.tram },
  train: { draw: small.train },
  balloon: { draw: small.balloon, air: 0.36 },
  'cable-car': { draw: small.cableCar, air: 0.4 },
  camels: { draw: small.camels },
  bus: { draw: small.bus },
  bicycle: { draw: small.bicycle },
  elephants: { draw: small.elephants },
  canoe: { draw: small.canoe },
  whale: { draw: small.whale },
} as const satisfies Record<string, { draw: (pen: Pen) => void; air?: number }>

export type MovingName = keyof typeof moving
