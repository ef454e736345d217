import { contour, mist, nameGround, ridge } from '../nature/land.ts'
import { farCity, hillTown, house } from '../nature/town.ts'
import { crown } from '../nature/trees.ts'
import { water } from '../nature/water.ts'
import type { Pen } from '../pen/pen.ts'
import type { Setting } from './setting.ts'
import { HEIGHT, NAME_TOP, type Stage } from './stage.ts'

const quayTrees = (pen: Pen, stage: Stage, y: number, dark: boolean) => {
  for (let x = -10; x < stage.width + 20; x += pen.dice.between(26, 46)) {
    if (Math.abs(x - stage.x) < 60) continue
    crown(pen.at(x, y - 8, pen.dice.between(0.42, 0.72)), dark ? 'deep' : 'middle', dark ? 'middle' : 'deep')
  }
}

/** The landmark on the far bank, its city behind it, water before it. */
export const river: Setting = {
  base: 590,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 520, 26, 1.1), 600, 'middle', pen.night ? 'deep' : 'light', 0.75)
    farCity(pen, stage.width, 590, stage.far, 'middle', stage.far === 'towers' ? 1.35 : 1.5)
    mist(pen, stage.width, 520, 66, 0.6)
    quayTrees(pen, stage, 582, false)
  },
  front(pen, stage) {
    pen.rect(-5, 588, stage.width + 10, 14, 'deep')
    for (let x = 10; x < stage.width; x += 34) pen.rect(x, 584, 3, 8, 'deep')
    water(pen, stage.width, 600, 120, stage.sunX)
  },
  movingAt: { y: 662, size: 1.25 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP + 4, HEIGHT, 7),
}

/** The landmark in a square: houses to both sides, a street in front. */
export const square: Setting = {
  base: 668,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 470, 46, 0.9), 700, 'middle', pen.night ? 'deep' : 'light', 0.45)
    farCity(pen, stage.width, 590, stage.far)
    mist(pen, stage.width, 520, 90, 0.7)
    sideHouses(pen, stage)
    quayTrees(pen, stage, 664, true)
  },
  front(pen, stage) {
    pen.path(`M-5 664C${stage.width * 0.3} 672 ${stage.width * 0.7} 672 ${stage.width + 5} 662V${HEIGHT + 5}H-5Z`, 'deep')
    pen.line(`M-5 676C${stage.width * 0.3} 684 ${stage.width * 0.7} 684 ${stage.width + 5} 674`, pen.night ? 'middle' : 'sky', 2)
  },
  movingAt: { y: 668, size: 0.95 },
  close: () => undefined,
}

function sideHouses(pen: Pen, stage: Stage): void {
  const away = stage.side === 1 ? [-14, 62, 128] : [stage.width - 66, stage.width - 128, stage.width - 186]
  const near = stage.side === 1 ? [stage.width - 56] : [-22]
  const column = (x: number, w: number, h: number) => {
    const wall = pen.night ? 'middle' : pen.dice.pick(stage.walls)
    house(pen, x, 672, w, h, {
      wall,
      roof: pen.night || wall === 'hot' ? 'deep' : 'hot',
      kind: pen.dice.pick(['hip', 'gable', 'mansard'] as const),
      columns: 2,
      shade: 0.6,
    })
  }
  for (const [i, x] of away.entries()) column(x, 78 - i * 9, 226 - i * 54 + pen.dice.between(-20, 20))
  for (const x of near) column(x, 80, 150 + pen.dice.between(-20, 30))
}

/** A town climbing from the water to the landmark on its top. */
export const hill: Setting = {
  base: 452,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 500, 40, 1), 620, 'middle', pen.night ? 'sky' : 'light', 0.5)
    water(pen, stage.width, 540, 180, stage.sunX)
    const { ground } = climb(stage)
    let d = `M${stage.side === 1 ? stage.width + 5 : -5} ${HEIGHT}`
    for (let i = 0; i <= 40; i++) {
      const x = stage.side === 1 ? stage.width - i * (stage.width / 48) : i * (stage.width / 48)
      d += `L${x} ${ground(x) - 4}`
    }
    pen.path(`${d}L${stage.width / 2} ${HEIGHT}Z`, 'deep')
  },
  front(pen, stage) {
    const { from, to, ground } = climb(stage)
    hillTown(pen, { from, to, ground, rows: 6, walls: stage.walls, roofs: ['hip', 'gable', 'flat', 'hip'] })
  },
  movingAt: { y: 640, size: 0.8 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 9),
}

function climb(stage: Stage) {
  const shore = stage.width * (stage.side === 1 ? 0.3 : 0.7)
  const ground = (x: number) => {
    const up = Math.max(0, Math.min(1, ((x - shore) * stage.side) / (Math.abs(stage.x - shore) || 1)))
    return 650 - up ** 0.75 * 200
  }
  return { ground, from: stage.side === 1 ? shore - 10 : -20, to: stage.side === 1 ? stage.width + 20 : shore + 10 }
}

/** A bridge or a skyline in a wide harbour. */
export const harbour: Setting = {
  base: 596,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 462, 56, 0.9), 560, 'middle', pen.night ? 'sky' : 'light', 0.6)
    if (!stage.plain) farCity(pen, stage.width, 512, stage.far, 'middle', 1)
    water(pen, stage.width, 508, 210, stage.sunX)
  },
  front(pen, stage) {
    pen.path(
      `M-5 ${HEIGHT}V${stage.side === 1 ? 652 : 690}C${stage.width * 0.2} ${stage.side === 1 ? 636 : 684} ${stage.width * 0.4} 690 ${stage.width * 0.6} 690S${stage.width * 0.9} ${stage.side === 1 ? 690 : 640} ${stage.width + 5} ${stage.side === 1 ? 694 : 650}V${HEIGHT}Z`,
      'deep',
    )
  },
  movingAt: { y: 650, size: 0.85 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 6),
}
