import type { Sketch } from '../sketch.ts'
import { harbours } from './harbours.ts'
import { riversOfEurope } from './rivers-europe.ts'
import { riversOfTheWorld } from './rivers-world.ts'
import { seas } from './seas.ts'

const drawn: Readonly<Record<string, Sketch>> = { ...riversOfEurope, ...riversOfTheWorld, ...harbours }

/** All are own sketches from common knowledge of the places; none is traced. */
export const sketchOf = (key: string): Sketch => ({ sea: seas.get(key), ...drawn[key] })
