import { type HousePaletteName, housePaletteNames, housePalettes } from '../inks/house-palettes.ts'
import { createDice } from '../pen/dice.ts'
import { Pen } from '../pen/pen.ts'
import { printSheet, type Sheet } from '../pen/sheet.ts'
import { armchair, bed, nightstand, pendant, picture, pottedPlant } from './furnishings.ts'
import { kitchen, livingRoom, terrace } from './home.ts'
import { type Hanging, opening, type WindowKind } from './opening.ts'
import { bunk, coffeeTable, desk, floorLamp, sofa } from './seating.ts'
import { FLOOR, type FloorKind, HEIGHT, type RugKind, rug, shell, type WallFinish } from './shell.ts'
import type { View } from './view.ts'

export type BedKind = 'single' | 'double' | 'superior' | 'king' | 'twin' | 'triple' | 'family' | 'junior-suite' | 'suite'
/** Rooms of a home other than bedrooms. */
export type HomeKind = 'living' | 'kitchen' | 'terrace'
export type RoomKind = BedKind | HomeKind

/** What all rooms of one house share. */
export interface Interior {
  readonly palette: HousePaletteName
  readonly wall: WallFinish
  readonly floor: FloorKind
  readonly rug: RugKind
  readonly window: WindowKind
  readonly hanging: Hanging
  readonly head: 'round' | 'square' | 'panels'
  readonly cover: 'hot' | 'middle'
  readonly tall: boolean
  readonly print: number
}

export interface RoomOptions extends Partial<Interior> {
  readonly bed: RoomKind
  /** The room type's key: everything not said follows from it. */
  readonly seed: string
  readonly view?: View
  readonly beside?: 'chair' | 'plant'
  readonly mirrored?: boolean
  readonly width?: number
  readonly height?: number
}

/** A room as SVG text. Rooms have no night plate: a page dims them. */
export function room(options: RoomOptions): string {
  const { width = 480, height = 360, bed: kind } = options
  const dice = createDice('room', options.seed)
  const name = options.palette ?? dice.pick(housePaletteNames)
  const sheet: Sheet = { inks: housePalettes[name].day, night: false, marks: [], defs: [] }
  const view = { width: Math.round((HEIGHT * width) / height), height: HEIGHT }
  const mirrored = options.mirrored ?? dice.chance(0.5)
  const pen = new Pen(sheet, dice, { x: mirrored ? view.width : 0, y: 0, scale: 1, mirrored })
  const interior = throwInterior(pen, options, name)
  const seen = options.view ?? dice.pick<View>(['roofs', 'river', 'garden', 'sea'])

  if (kind === 'terrace') terrace(pen, view.width, HEIGHT, FLOOR, seen)
  else {
    const windowX = view.width * (kind === 'family' || kind === 'triple' ? 0.86 : interior.window === 'wide' ? 0.78 : 0.8)
    shell(pen, view.width, interior.wall, interior.floor)
    opening(pen.at(windowX, FLOOR), interior.window, seen, interior.hanging)
    pen.spray(`M${windowX - 70} ${FLOOR}H${windowX + 50}L${windowX - 40} ${HEIGHT}H${windowX - 230}Z`, 'sky', [0, FLOOR, 0, HEIGHT], 0.55, 0.15)
    rug(pen, view.width, interior.rug)
    if (kind === 'living') livingRoom(pen, view.width, FLOOR)
    else if (kind === 'kitchen') kitchen(pen, view.width, FLOOR)
    else {
      sleep(pen, view.width, kind, interior)
      sit(pen, view.width, kind, options.beside)
    }
  }
  return printSheet(sheet, view, { width, height })
}

function throwInterior(pen: Pen, options: RoomOptions, palette: HousePaletteName): Interior {
  const { dice } = pen
  return {
    palette,
    wall: options.wall ?? dice.pick<WallFinish>(['panels', 'panels', 'stripes', 'bare', 'arch']),
    floor: options.floor ?? dice.pick<FloorKind>(['boards', 'planks']),
    rug: options.rug ?? 'framed',
    window: options.window ?? dice.pick<WindowKind>(['arch', 'door', 'wide', 'square', 'round']),
    hanging: options.hanging ?? dice.pick<Hanging>(['curtains', 'curtains', 'blind']),
    head: options.head ?? dice.pick<Interior['head']>(['round', 'square', 'panels']),
    cover: options.cover ?? dice.pick<Interior['cover']>(['hot', 'hot', 'middle']),
    tall: options.tall ?? dice.chance(0.5),
    print: options.print ?? Math.floor(dice.unit() * 6),
  }
}

interface Setting {
  readonly beds: readonly (readonly [at: number, w: number])[]
  readonly lamps: readonly number[]
  readonly prints: readonly number[]
}

const settings: Readonly<Record<BedKind, Setting>> = {
  single: { beds: [[0.3, 110]], lamps: [0.46], prints: [0.3] },
  double: { beds: [[0.325, 178]], lamps: [0.075, 0.575], prints: [0.325] },
  superior: { beds: [[0.31, 188]], lamps: [0.055, 0.565], prints: [0.24, 0.38] },
  king: { beds: [[0.33, 211]], lamps: [0.05, 0.61], prints: [0.23, 0.43] },
  twin: {
    beds: [
      [0.195, 92],
      [0.48, 92],
    ],
    lamps: [0.338],
    prints: [0.338],
  },
  triple: {
    beds: [
      [0.22, 148],
      [0.56, 88],
    ],
    lamps: [0.41],
    prints: [0.22, 0.56],
  },
  family: { beds: [[0.22, 154]], lamps: [0.03, 0.41], prints: [0.22] },
  'junior-suite': { beds: [[0.27, 196]], lamps: [0.015, 0.52], prints: [0.2, 0.34] },
  suite: { beds: [[0.225, 184]], lamps: [0.01, 0.445], prints: [0.16, 0.29] },
}

function sleep(pen: Pen, width: number, kind: BedKind, interior: Interior): void {
  const set = settings[kind]
  for (const [i, x] of set.prints.entries()) picture(pen.at(width * x, 92, 0.95), interior.print + i)
  if (kind === 'king' || kind === 'junior-suite' || (kind === 'double' && interior.tall)) pendant(pen.at(width * 0.58, 0), 62)
  for (const x of set.lamps) nightstand(pen.at(width * x, FLOOR - 4), interior.tall)
  for (const [x, w] of set.beds) bed(pen.at(width * x, FLOOR), w, interior.cover, interior.head)
  if (kind === 'family') bunk(pen.at(width * 0.575, FLOOR - 6), 118)
}

/** The furniture near the window. */
function sit(pen: Pen, width: number, kind: BedKind, beside?: 'chair' | 'plant'): void {
  const ink = pen.dice.pick(['hot', 'middle'] as const)
  if (kind === 'suite') {
    floorLamp(pen.at(width * 0.965, FLOOR))
    pen.rect(width * 0.52, 0, 14, FLOOR + 30, 'light')
    pen.spray(`M${width * 0.52} 0h14v${FLOOR + 30}h-14Z`, 'deep', [width * 0.5, 0, width * 0.56, 0], 0, 0.5)
    sofa(pen.at(width * 0.77, FLOOR + 6), 150, ink)
    coffeeTable(pen.at(width * 0.74, FLOOR + 26))
  } else if (kind === 'junior-suite') sofa(pen.at(width * 0.8, FLOOR + 8), 134, ink)
  else if (kind === 'single') desk(pen.at(width * 0.66, FLOOR + 8))
  else if (kind === 'family' || kind === 'triple') pottedPlant(pen.at(width * 0.945, FLOOR + 14))
  else if ((beside ?? pen.dice.pick(['chair', 'plant'])) === 'chair' || kind === 'superior') armchair(pen.at(width * 0.87, FLOOR + 8), ink)
  else pottedPlant(pen.at(width * 0.925, FLOOR + 14))
}
