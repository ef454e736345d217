import { type HousePaletteName, housePaletteNames, housePalettes } from '../inks/house-palettes.ts'
import { createDice } from '../pen/dice.ts'
import { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'
import { printSheet, type Sheet } from '../pen/sheet.ts'
import { armchair, bed, nightstand, pendant, picture, pottedPlant } from './furnishings.ts'
import { opening, type WindowKind } from './opening.ts'
import type { View } from './view.ts'

export type BedKind = 'double' | 'king' | 'twin' | 'single'

export interface RoomOptions {
  readonly bed: BedKind
  /** The room type's key: everything not said below follows from it. */
  readonly seed: string
  readonly window?: WindowKind
  readonly view?: View
  readonly beside?: 'chair' | 'plant'
  readonly palette?: HousePaletteName
  readonly mirrored?: boolean
  readonly width?: number
  readonly height?: number
}

const HEIGHT = 360
const FLOOR = 266

/** A hotel room as SVG text. Rooms have no night plate: a page dims them. */
export function room(options: RoomOptions): string {
  const { width = 480, height = 360 } = options
  const dice = createDice('room', options.seed)
  const name = options.palette ?? dice.pick(housePaletteNames)
  const sheet: Sheet = { inks: housePalettes[name].day, night: false, marks: [], defs: [] }
  const view = { width: Math.round((HEIGHT * width) / height), height: HEIGHT }
  const mirrored = options.mirrored ?? dice.chance(0.5)
  const pen = new Pen(sheet, dice, { x: mirrored ? view.width : 0, y: 0, scale: 1, mirrored })
  const windowKind = options.window ?? dice.pick<WindowKind>(['arch', 'door', 'wide', 'square', 'round'])
  const windowX = view.width * (windowKind === 'wide' ? 0.78 : 0.8)

  shell(pen, view.width)
  opening(pen.at(windowX, FLOOR), windowKind, options.view ?? dice.pick<View>(['roofs', 'river', 'garden', 'sea']), dice.chance(0.25))
  pen.spray(`M${windowX - 70} ${FLOOR}H${windowX + 50}L${windowX - 40} ${HEIGHT}H${windowX - 230}Z`, 'sky', [0, FLOOR, 0, HEIGHT], 0.55, 0.15)
  rug(pen, view.width)
  furnish(pen, view.width, options.bed)
  if ((options.beside ?? dice.pick(['chair', 'plant'])) === 'chair') armchair(pen.at(view.width * 0.87, FLOOR + 8), dice.pick(['hot', 'middle']))
  else pottedPlant(pen.at(view.width * 0.925, FLOOR + 14))
  return printSheet(sheet, view, { width, height })
}

function shell(pen: Pen, width: number): void {
  pen.rect(-5, 0, width + 10, FLOOR, 'sky')
  pen.spray(box(-5, 0, width + 10, FLOOR), 'light', [width * 0.75, 0, width * 0.2, 0], 0, 0.75)
  const wall = pen.dice.pick(['panels', 'panels', 'stripes', 'bare', 'arches'])
  if (wall === 'stripes') for (let x = 10; x < width; x += 34) pen.rect(x, 0, 9, FLOOR, 'light')
  if (wall === 'arches') pen.spray(`M${width * 0.08} ${FLOOR}V150a${width * 0.24} 120 0 0 1 ${width * 0.48} 0V${FLOOR}Z`, 'middle', [0, 20, 0, FLOOR], 0.3, 0.7)
  if (wall === 'panels') {
    pen.rect(-5, FLOOR - 58, width + 10, 58, 'middle')
    pen.rect(-5, FLOOR - 60, width + 10, 3, 'light')
    for (let x = 8; x < width; x += 60) pen.line(box(x, FLOOR - 48, 44, 34), 'light', 1.4)
  }
  pen.rect(-5, FLOOR - 6, width + 10, 6, 'light')
  pen.rect(-5, FLOOR, width + 10, HEIGHT, 'deep')
  const boards = pen.dice.chance(0.6)
  for (let i = -16; i < 17; i++) pen.line(`M${width / 2 + i * 22} ${FLOOR}L${width / 2 + i * 52} ${HEIGHT + 4}`, 'middle', 1.1)
  if (boards) for (let j = 1; j < 5; j++) pen.line(`M0 ${FLOOR + j * j * 5}H${width}`, 'middle', 1)
}

function rug(pen: Pen, width: number): void {
  const ink = pen.dice.pick(['hot', 'middle'] as const)
  pen.path(`M${width * 0.04} ${HEIGHT - 3}L${width * 0.12} ${HEIGHT - 50}H${width * 0.68}L${width * 0.75} ${HEIGHT - 3}Z`, ink)
  pen.line(`M${width * 0.08} ${HEIGHT - 12}L${width * 0.14} ${HEIGHT - 43}H${width * 0.66}L${width * 0.71} ${HEIGHT - 12}Z`, 'light', 2)
}

const beds: Readonly<Record<BedKind, { readonly at: readonly number[]; readonly w: number; readonly lamps: readonly number[] }>> = {
  double: { at: [0.325], w: 178, lamps: [0.075, 0.575] },
  king: { at: [0.33], w: 211, lamps: [0.05, 0.61] },
  twin: { at: [0.195, 0.48], w: 92, lamps: [0.338] },
  single: { at: [0.3], w: 110, lamps: [0.46] },
}

function furnish(pen: Pen, width: number, kind: BedKind): void {
  const set = beds[kind]
  const head = pen.dice.pick(['round', 'square', 'panels'] as const)
  const cover = pen.dice.pick(['hot', 'hot', 'middle'] as const)
  const tall = pen.dice.chance(0.5)
  const art = Math.floor(pen.dice.unit() * 6)
  const pictures = kind === 'king' && pen.dice.chance(0.5) ? [0.23, 0.43] : [set.at.length > 1 ? 0.338 : (set.at[0] ?? 0.3)]
  for (const [i, x] of pictures.entries()) picture(pen.at(width * x, 92, 0.95), art + i)
  if (pen.dice.chance(0.3)) pendant(pen.at(width * 0.58, 0), 62)
  for (const x of set.lamps) nightstand(pen.at(width * x, FLOOR - 4), tall)
  for (const x of set.at) bed(pen.at(width * x, FLOOR), set.w, cover, head)
}
