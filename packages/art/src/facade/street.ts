import { house } from '../nature/town.ts'
import { crown, leafyTree } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { disc } from '../pen/shapes.ts'
import type { Building } from './building.ts'

/** Pale neighbours behind, so that a house is never drawn alone. */
export function neighbours(pen: Pen, width: number, ground: number): void {
  for (let x = -30; x < width; ) {
    const w = pen.dice.between(58, 100)
    const h = pen.dice.between(140, 230)
    const shape = `M${x - 3} ${ground}V${ground - h}L${x + w / 2} ${ground - h - w * 0.3}L${x + w + 3} ${ground - h}V${ground}Z`
    pen.faded(shape, 'middle', 'sky', 0.68, 'up')
    x += w
  }
}

/** The rest of the street in a wide picture. */
export function streetRow(pen: Pen, b: Building, width: number): void {
  const row = (from: number, step: 1 | -1) => {
    let x = from
    for (let i = 0; x > -20 && x < width + 20; i++) {
      const w = pen.dice.between(74, 118)
      const wall = pen.night ? 'middle' : (['light', 'middle', 'hot', 'sky'] as const)[(i + (step > 0 ? 1 : 2)) % 4]!
      const left = step > 0 ? x : x - w
      house(pen, left, b.ground, w, pen.dice.between(150, 250), {
        wall,
        roof: pen.night || wall === 'hot' ? 'deep' : 'hot',
        kind: i % 2 ? 'hip' : 'gable',
        columns: 3,
        rows: 4,
      })
      x += w * step
    }
  }
  row(b.x, -1)
  row(b.x + b.w, 1)
}

export type GroundKind = 'waves' | 'sand' | 'snow' | 'grass' | 'canal' | 'cobbles' | 'lawn'

/** A quay, and water that gives the light back. */
function canal(pen: Pen, width: number, ground: number, bottom: number): void {
  pen.rect(-5, ground, width + 10, 9, pen.night ? 'deep' : 'light')
  pen.rect(-5, ground + 9, width + 10, 3, 'deep')
  pen.spray(`M-5 ${ground + 12}H${width + 5}V${bottom + 5}H-5Z`, 'deep', [0, ground + 12, 0, bottom], 0.1, 0.8)
  for (let i = 0; i < width / 14; i++) {
    const y = ground + 16 + pen.dice.unit() * (bottom - ground - 20)
    pen.rect(pen.dice.unit() * width, y, pen.dice.between(14, 54), 2, pen.night && pen.dice.chance(0.4) ? 'hot' : 'light', 1)
  }
}

function cobbles(pen: Pen, width: number, ground: number, bottom: number): void {
  pen.rect(-5, ground, width + 10, 4, pen.night ? 'middle' : 'deep')
  for (let row = 0; row < 4; row++)
    for (let x = -20 + (row % 2) * 13; x < width; x += 26 + row * 4)
      pen.rect(x, ground + 9 + row * 12, 20 + row * 4, 7 + row, pen.night ? 'middle' : row % 2 ? 'middle' : 'sky', 3)
  pen.spray(`M-5 ${ground}H${width + 5}V${bottom + 5}H-5Z`, 'deep', [0, ground, 0, bottom], 0, 0.5)
}

/** Mown grass with a path to the door. */
function lawn(pen: Pen, width: number, ground: number, bottom: number): void {
  pen.spray(`M-5 ${ground}H${width + 5}V${bottom + 5}H-5Z`, 'deep', [0, ground, 0, bottom], 0, 0.7)
  pen.path(`M${width * 0.47} ${ground}H${width * 0.53}L${width * 0.66} ${bottom + 5}H${width * 0.34}Z`, pen.night ? 'deep' : 'light')
  for (let i = 0; i < width / 20; i++) {
    const x = pen.dice.unit() * width
    if (Math.abs(x - width / 2) > width * 0.18) pen.disc(x, ground + 10 + pen.dice.unit() * 38, 2.6, pen.night ? 'middle' : i % 2 ? 'hot' : 'light')
  }
}

/** Paving with slow waves, as laid in old squares. */
export function paving(pen: Pen, width: number, ground: number, bottom: number, kind: GroundKind): void {
  const inks = {
    sand: pen.tinted,
    snow: 'light',
    grass: 'middle',
    lawn: 'middle',
    canal: 'middle',
    cobbles: pen.night ? 'deep' : 'light',
    waves: 'deep',
  } as const
  pen.rect(-5, ground, width + 10, bottom - ground + 5, inks[kind])
  if (kind === 'waves') {
    pen.rect(-5, ground, width + 10, 4, 'middle')
    for (let j = 0; j < 3; j++) {
      let d = `M-5 ${ground + 16 + j * 15}`
      for (let x = 0; x < width + 60; x += 60) d += `q15 ${j % 2 ? 6 : -6} 30 0t30 0`
      pen.line(d, 'middle', 1.4)
    }
  } else if (kind === 'canal') canal(pen, width, ground, bottom)
  else if (kind === 'cobbles') cobbles(pen, width, ground, bottom)
  else if (kind === 'lawn') lawn(pen, width, ground, bottom)
  else pen.spray(`M-5 ${ground}H${width + 5}V${bottom}H-5Z`, 'deep', [0, ground, 0, bottom], 0.05, 0.75)
}

export function furniture(pen: Pen, b: Building, width: number): void {
  const left = pen.dice.chance(0.5)
  const [near, far] = left ? [b.x / 2, (b.x + b.w + width) / 2] : [(b.x + b.w + width) / 2, b.x / 2]
  if (pen.dice.chance(0.8)) leafyTree(pen.at(near, b.ground, pen.dice.between(1.2, 1.9)))
  else for (const dx of [-20, 14]) crown(pen.at(near + dx, b.ground - 14, 0.5))
  lamp(pen, far, b.ground)
  if (pen.dice.chance(0.6)) bicycle(pen, b.x + b.w * (left ? 0.82 : 0.16), b.ground)
}

function lamp(pen: Pen, x: number, y: number): void {
  if (pen.night) pen.glow(x, y - 112, 46, 'hot', 0.4)
  pen.rect(x - 1.5, y - 106, 3, 106, 'deep')
  pen.disc(x, y - 112, 8, pen.night ? 'hot' : 'light')
  pen.rect(x - 9, y - 122, 18, 3.4, 'deep')
}

function bicycle(pen: Pen, x: number, y: number): void {
  const ink = pen.night ? 'light' : 'deep'
  for (const dx of [-12, 12]) pen.line(disc(x + dx, y - 7, 8), ink, 2)
  pen.line(`M${x - 12} ${y - 7}L${x - 4} ${y - 20}H${x + 8}L${x + 12} ${y - 7}M${x - 12} ${y - 7}H${x + 1}L${x + 8} ${y - 20}V${y - 25}h5`, ink, 2)
}
