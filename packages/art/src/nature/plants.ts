import type { Pen } from '../pen/pen.ts'
import { broadLeaves, cactus, coconutPalm, datePalm, fanPalm } from './palms.ts'
import { acacia as acaciaTree, baobab, branch, cypress, fir, leafyTree, olive, stonePine } from './trees.ts'

/** The plant in the foreground. `x` is the edge it grows at, `inward` 1 when the picture lies to its right. */
type Plant = (pen: Pen, x: number, inward: 1 | -1) => void

const FOOT = 712

export const plants = {
  none: () => undefined,
  palms: (pen, x, inward) => {
    const tall = pen.dice.between(3.7, 4.9)
    coconutPalm(pen.at(x + inward * pen.dice.between(20, 56), FOOT + 10, tall, inward < 0), pen.dice.between(2, 14))
    if (pen.dice.chance(0.75)) coconutPalm(pen.at(x + inward * 30, FOOT, tall * 0.58, inward > 0), 8)
    else coconutPalm(pen.at(x + inward * 130, FOOT + 6, tall * 0.66, inward < 0), 12)
    broadLeaves(pen.at(x + inward * 4, FOOT, 1.2))
  },
  'date-palms': (pen, x, inward) => {
    datePalm(pen.at(x + inward * 46, FOOT, 2.5))
    datePalm(pen.at(x + inward * 110, FOOT, 1.8))
  },
  'fan-palms': (pen, x, inward) => {
    fanPalm(pen.at(x + inward * 50, FOOT, 2.6))
    fanPalm(pen.at(x + inward * 104, FOOT, 1.7))
    broadLeaves(pen.at(x + inward * 6, FOOT, 0.9))
  },
  jungle: (pen, x, inward) => {
    broadLeaves(pen.at(x + inward * 20, FOOT, 1.9), 8)
    broadLeaves(pen.at(x + inward * 110, FOOT + 6, 1.1), 7)
    fanPalm(pen.at(x + inward * 76, FOOT, 2.2))
  },
  pine: (pen, x, inward) => stonePine(pen.at(x + inward * 66, FOOT, 3.1, inward > 0)),
  cypresses: (pen, x, inward) => {
    for (const [dx, s] of [
      [24, 2.3],
      [52, 1.7],
      [84, 1.2],
    ] as const)
      cypress(pen.at(x + inward * dx, FOOT, s))
  },
  olives: (pen, x, inward) => {
    olive(pen.at(x + inward * 56, FOOT, 1.25))
    olive(pen.at(x + inward * 142, FOOT + 4, 0.86))
  },
  firs: (pen, x, inward) => {
    for (const [dx, s] of [
      [10, 2.6],
      [62, 2],
      [104, 1.5],
      [140, 1.1],
    ] as const)
      fir(pen.at(x + inward * dx, FOOT, s))
  },
  trees: (pen, x, inward) => {
    leafyTree(pen.at(x + inward * 40, FOOT, 1.9), 'deep', 'middle')
    leafyTree(pen.at(x + inward * 116, FOOT, 1.2), 'deep', 'middle')
  },
  acacia: (pen, x, inward) => acaciaTree(pen.at(x + inward * 96, FOOT, 2.3, inward < 0)),
  baobab: (pen, x, inward) => baobab(pen.at(x + inward * 90, FOOT - 14, 2.6)),
  cactus: (pen, x, inward) => {
    cactus(pen.at(x + inward * 60, FOOT, 2, inward < 0))
    cactus(pen.at(x + inward * 122, FOOT, 1.1, inward > 0))
    broadLeaves(pen.at(x + inward * 16, FOOT, 0.7), 7)
  },
  maple: (pen, x, inward) => branch(pen.at(x, 0, 1, inward < 0)),
  blossom: (pen, x, inward) => branch(pen.at(x, 0, 1, inward < 0), 'hot', true),
} as const satisfies Record<string, Plant>

export type PlantName = keyof typeof plants
