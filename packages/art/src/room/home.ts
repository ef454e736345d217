import { broadLeaves } from '../nature/palms.ts'
import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'
import { pendant, picture, pottedPlant } from './furnishings.ts'
import { coffeeTable, floorLamp, shelf, sofa } from './seating.ts'
import { type View, views } from './view.ts'

/** What a home has besides bedrooms. All stand on a floor line at `floor`, the window is at 0.8 of the width. */
export function livingRoom(pen: Pen, width: number, floor: number): void {
  const ink = pen.dice.pick(['hot', 'middle'] as const)
  if (pen.dice.chance(0.5)) shelf(pen.at(width * 0.3, floor - 40), 150)
  else for (const [i, x] of [0.2, 0.33, 0.46].entries()) picture(pen.at(width * x, 104 + (i % 2) * 8, 0.9), i + Math.floor(pen.dice.unit() * 6))
  floorLamp(pen.at(width * 0.06, floor))
  sofa(pen.at(width * 0.32, floor + 4), 188, ink)
  coffeeTable(pen.at(width * 0.36, floor + 18))
  pottedPlant(pen.at(width * 0.93, floor + 14))
}

export function kitchen(pen: Pen, width: number, floor: number): void {
  const [from, w] = [width * 0.02, width * 0.56]
  const ink = pen.dice.pick(['middle', 'hot'] as const)
  for (let x = from; x < from + w - 10; x += 24) for (let y = 96; y < floor - 70; y += 24) pen.rect(x + 1, y + 1, 21, 21, (x + y) % 3 < 1.4 ? 'light' : 'sky')
  for (const y of [64, 112]) {
    pen.rect(from, y, w * 0.62, 5, 'deep')
    for (let i = 0; i < 7; i++) {
      const x = from + 12 + i * w * 0.085
      if (i % 3 === 2) crown(pen.at(x + 6, y - 10, 0.2))
      else pen.rect(x, y - 14 - (i % 2) * 6, 14, 14 + (i % 2) * 6, i % 2 ? 'hot' : 'light', 3)
    }
  }
  pen.block(from + w * 0.68, 60, w * 0.26, 56, 'deep', 0)
  pen.path(`M${from + w * 0.66} 118h${w * 0.3}l-10 -18h${-w * 0.3 + 20}Z`, 'middle')
  pen.block(from, floor - 66, w, 74, ink, 0.4)
  pen.rect(from - 4, floor - 72, w + 8, 9, 'light')
  for (let k = 0; k < 4; k++) {
    pen.line(box(from + 8 + (k * w) / 4, floor - 54, w / 4 - 16, 50), 'light', 1.4)
    pen.rect(from + (k * w) / 4 + w / 8 - 7, floor - 46, 14, 3, 'light')
  }
  pen.rect(from + w * 0.72, floor - 90, 30, 18, 'hot', 4)
  pen.rect(from + w * 0.2, floor - 98, 5, 26, 'deep')
  pen.path(`M${from + w * 0.2} ${floor - 98}h22v7h-17Z`, 'deep')
  for (const x of [0.46, 0.62]) pendant(pen.at(width * x, 0), 70)
  const t = pen.at(width * 0.56, floor + 34)
  for (const side of [-1, 1]) {
    t.rect(side * 92 - 3, -44, 6, 100, 'deep')
    t.rect(side * 92 - (side > 0 ? 30 : 0), 6, 30, 6, 'hot')
    t.rect(side * 64 - 2, 10, 5, 46, 'deep')
  }
  t.path('M-76 -18H76L90 -4H-90Z', 'light')
  t.rect(-90, -4, 180, 6, 'middle')
  for (const x of [-74, 68]) t.rect(x, 2, 6, 54, 'deep')
  t.rect(-10, -40, 16, 22, 'middle', 5)
  crown(t.at(-2, -52, 0.3), 'hot')
  for (const x of [-46, 40]) t.disc(x, -12, 13, 'hot', 3.6)
}

/** Outdoors: the view is the wall. */
export function terrace(pen: Pen, width: number, height: number, floor: number, view: View): void {
  pen.rect(-5, 0, width + 10, floor, 'sky')
  pen.spray(box(-5, 60, width + 10, floor - 60), 'light', [0, 60, 0, floor], 0, 0.85)
  pen.disc(width * 0.7, 92, 40, 'hot')
  const v = pen.at(width / 2, floor - 34)
  views[view](v, width + 20, floor * 0.82)
  pen.rect(-5, floor - 40, width + 10, 60, pen.dice.pick(['light', 'middle'] as const))
  pen.rect(-5, floor - 46, width + 10, 7, 'deep')
  for (let x = 8; x < width; x += 17) pen.rect(x, floor - 40, 5, 46, 'deep')
  pen.rect(-5, floor + 4, width + 10, height, 'light')
  for (let j = 0; j < 4; j++) pen.rect(-5, floor + 12 + j * j * 8, width + 10, 2, 'middle')
  for (let i = -12; i < 13; i++) pen.line(`M${width / 2 + i * 34} ${floor + 4}L${width / 2 + i * 64} ${height + 4}`, 'middle', 1.2)
  pen.spray(box(-5, floor + 4, width + 10, height), 'deep', [width * 0.4, 0, width, 0], 0, 0.5)
  if (pen.dice.chance(0.5)) {
    pen.rect(width * 0.4 - 2.5, 96, 5, floor - 40, 'deep')
    pen.path(`M${width * 0.14} 132Q${width * 0.4} 26 ${width * 0.66} 132Z`, 'hot')
    for (const x of [0.31, 0.49]) pen.path(`M${width * (x - 0.05)} 132Q${width * 0.4} 26 ${width * (x + 0.05)} 132Z`, 'light')
  } else {
    for (const x of [0.04, 0.62]) pen.rect(width * x, 40, 9, floor, 'deep')
    pen.rect(-5, 34, width * 0.76, 10, 'deep')
    for (let k = 0; k < 13; k++) pen.rect(k * width * 0.058, 22, 5, 26, 'deep')
    for (let k = 0; k < 9; k++) crown(pen.at(width * 0.06 * k + 10, 46 + (k % 3) * 9, 0.34), k % 3 ? 'middle' : 'hot')
  }
  for (const [x, mirrored] of [
    [0.2, false],
    [0.58, true],
  ] as const) {
    const c = pen.at(width * x, floor + 10, 1, mirrored)
    c.rect(-34, -50, 9, 84, 'deep')
    c.rect(-34, 0, 62, 12, 'hot', 4)
    c.rect(-30, -46, 12, 46, 'hot', 4)
    for (const dx of [-30, 20]) c.rect(dx, 10, 6, 46, 'deep')
  }
  const t = pen.at(width * 0.39, floor + 14)
  t.disc(0, -14, 48, 'deep', 10)
  t.disc(0, -17, 46, 'middle', 9)
  t.rect(-3, -10, 6, 64, 'deep')
  t.rect(-14, -36, 8, 18, 'light', 3)
  t.rect(8, -32, 14, 14, 'hot', 3)
  broadLeaves(pen.at(width * 0.95, floor + 60, 1.3), 8)
  broadLeaves(pen.at(width * 0.01, floor + 66, 0.9), 7)
}
