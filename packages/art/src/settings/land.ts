import { contour, mist, nameGround, peak, ridge } from '../nature/land.ts'
import { crown, fir, leafyTree } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'
import type { Setting } from './setting.ts'
import { HEIGHT, NAME_TOP, type Stage } from './stage.ts'

/** Hills in mist behind the landmark, bushes before it. */
export const misty: Setting = {
  base: 652,
  back(pen, stage) {
    for (const [y, amp, foot] of [
      [408, 90, 160],
      [506, 66, 140],
    ] as const) {
      ridge(pen, stage.width, contour(pen, stage.width, y, amp, 1), HEIGHT, 'middle', 'deep', y > 500 ? 0.35 : 0)
      pen.spray(box(-5, y - 10, stage.width + 10, foot), pen.night ? 'sky' : 'light', [0, y - 10, 0, y + foot - 10], 0, 0.95)
    }
  },
  front(pen, stage) {
    for (let x = 10; x < stage.width; x += pen.dice.between(50, 90)) if (Math.abs(x - stage.x) > 110) crown(pen.at(x, 664, pen.dice.between(0.7, 1.15)))
    for (let x = 50; x < stage.width; x += pen.dice.between(80, 130)) crown(pen.at(x, 694, pen.dice.between(0.5, 0.8)), pen.night ? 'middle' : 'hot')
  },
  movingAt: { y: 690, size: 0.5 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP - 6, HEIGHT, 12),
}

/** A faceted peak behind, firs, meadow. */
export const alp: Setting = {
  base: 664,
  back(pen, stage) {
    const far = stage.width - stage.x
    peak(pen.at(stage.x - stage.side * stage.width * 0.02, 560, 2.2), 'middle', 'light', 0.9)
    peak(pen.at(far - stage.side * 40, 550, stage.plain ? 3.3 : 3.8))
    pen.spray(box(-5, 450, stage.width + 10, 110), pen.night ? 'sky' : 'light', [0, 450, 0, 556], 0, 0.9)
    firHill(pen, stage, 560, 36)
  },
  front: () => undefined,
  movingAt: { y: 694, size: 0.8 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP - 4, HEIGHT, 12),
}

function firHill(pen: Pen, stage: Stage, y: number, count: number): void {
  const line = contour(pen, stage.width, y, 40, 0.8)
  ridge(pen, stage.width, line, HEIGHT, 'middle', 'deep', 0.85)
  for (let i = 0; i < count; i++) {
    const x = pen.dice.between(0, stage.width)
    fir(pen.at(x, line(x) + pen.dice.between(22, 56), pen.dice.between(0.36, 0.62)))
  }
}

/** Rows running to one vanishing point. */
export const plain: Setting = {
  base: 652,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 508, 16, 1.4), 560, 'middle', pen.night ? 'deep' : 'light', 0.4)
    for (let x = 20; x < stage.width; x += pen.dice.between(30, 70)) leafyTree(pen.at(x, 520, pen.dice.between(0.24, 0.4)))
    pen.rect(-5, 518, stage.width + 10, 290, 'middle')
    const vanish = stage.width - stage.x
    const inks = ['hot', 'light', 'middle'] as const
    for (let i = -11; i < 12; i++)
      pen.path(`M${vanish + i * 3} 518L${vanish + i * 92} 810H${vanish + (i + 0.62) * 92}L${vanish + (i + 0.7) * 3} 518Z`, inks[(i + 12) % 3] ?? 'hot')
    pen.spray(box(-5, 518, stage.width + 10, 190), 'deep', [0, 560, 0, 720], 0, 0.6)
  },
  front(pen, stage) {
    pen.path(`M${stage.x - 150} 664Q${stage.x} 632 ${stage.x + 150} 664V700H${stage.x - 150}Z`, 'deep')
  },
  movingAt: { y: 560, size: 0.3 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP - 4, HEIGHT, 9),
}

/** Sand, wind and a wall of far hills. */
export const desert: Setting = {
  base: 640,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 500, 60, 0.9), HEIGHT, 'middle', pen.night ? 'deep' : 'light', 0.7)
    ridge(pen, stage.width, contour(pen, stage.width, 570, 34, 0.7), HEIGHT, pen.tinted, pen.night ? 'deep' : 'hot', 0.8)
  },
  front(pen, stage) {
    pen.faded(`M-5 636C${stage.width * 0.3} 616 ${stage.width * 0.6} 660 ${stage.width + 5} 630V${HEIGHT}H-5Z`, pen.brick, 'deep', 0.95, 'down', 0.9)
  },
  movingAt: { y: 668, size: 0.5 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 8),
}

/** Grass under a great sky, one flat-topped tree. */
export const grassland: Setting = {
  base: 648,
  back(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 540, 26, 0.9), HEIGHT, 'middle', pen.night ? 'deep' : 'light', 0.35)
    mist(pen, stage.width, 540, 70, 0.5)
    ridge(pen, stage.width, contour(pen, stage.width, 606, 14, 1), HEIGHT, pen.tinted, 'deep', 0.75)
  },
  front(pen, stage) {
    for (let x = 0; x < stage.width; x += 9)
      pen.line(`M${x} 700q${pen.dice.between(-8, 8)} -20 ${pen.dice.between(-10, 14)} ${-pen.dice.between(22, 48)}`, 'deep', 2)
  },
  movingAt: { y: 650, size: 0.9 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP - 8, HEIGHT, 8),
}

/** Snow to the eye's end. */
export const snow: Setting = {
  base: 650,
  back(pen, stage) {
    peak(pen.at(stage.width - stage.x, 566, 2))
    peak(pen.at(stage.x + stage.side * 120, 566, 1.5))
    const line = contour(pen, stage.width, 560, 20, 0.9)
    for (let x = 0; x < stage.width; x += pen.dice.between(14, 30)) fir(pen.at(x, line(x) + 10, pen.dice.between(0.3, 0.66)), 'deep')
    ridge(pen, stage.width, line, HEIGHT, pen.night ? 'middle' : 'light', pen.night ? 'deep' : 'middle', 0.6)
  },
  front(pen, stage) {
    ridge(pen, stage.width, contour(pen, stage.width, 654, 14, 0.8), HEIGHT, pen.night ? 'light' : 'light', 'middle', 0.75)
    for (const x of [0.06, 0.14, 0.9, 0.97]) fir(pen.at(stage.width * x, 690, pen.dice.between(1, 1.6)))
  },
  movingAt: { y: 676, size: 0.5 },
  close: (pen, stage) => nameGround(pen, stage.width, NAME_TOP, HEIGHT, 8),
}
