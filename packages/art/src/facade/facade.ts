import { type HousePaletteName, housePaletteNames, housePalettes } from '../inks/house-palettes.ts'
import { cloud, sky, sun } from '../nature/sky.ts'
import { createDice } from '../pen/dice.ts'
import { Pen } from '../pen/pen.ts'
import { printSheet, type Sheet } from '../pen/sheet.ts'
import { type Building, throwStyle, type WallKind, wallInks } from './building.ts'
import { colonial, palace, towerHouse, townHouse, warehouse } from './classic.ts'
import { bungalow, villa } from './garden-hotels.ts'
import { deco, glassTower, slab } from './modern.ts'
import { chaletHotel, machiya, riad } from './mountain-hotels.ts'
import { furniture, neighbours, paving, streetRow } from './street.ts'

type Ground = Parameters<typeof paving>[4]

interface Kind {
  readonly draw: (pen: Pen, b: Building) => void
  readonly floors: readonly [number, number]
  readonly bays: readonly [number, number]
  /** Share of the picture's height, and width against height 480. */
  readonly tall: readonly [number, number]
  readonly broad: readonly [number, number]
  readonly ground: Ground
  readonly alone: boolean
}

const kind = (
  draw: Kind['draw'],
  floors: Kind['floors'],
  bays: Kind['bays'],
  tall: Kind['tall'],
  broad: Kind['broad'],
  ground: Ground = 'waves',
  alone = false,
): Kind => ({ draw, floors, bays, tall, broad, ground, alone })

const kinds = {
  'town-house': kind(townHouse, [4, 5], [3, 5], [0.58, 0.64], [250, 320]),
  palace: kind(palace, [3, 4], [5, 7], [0.5, 0.58], [310, 360]),
  deco: kind(deco, [5, 6], [4, 6], [0.6, 0.68], [260, 320]),
  slab: kind(slab, [5, 7], [5, 7], [0.58, 0.68], [270, 340]),
  warehouse: kind(warehouse, [3, 4], [4, 6], [0.48, 0.56], [290, 340]),
  'tower-house': kind(towerHouse, [5, 7], [3, 4], [0.64, 0.7], [220, 280]),
  villa: kind(villa, [2, 2], [4, 6], [0.36, 0.42], [300, 350], 'grass', true),
  riad: kind(riad, [3, 3], [3, 5], [0.5, 0.58], [310, 370], 'sand'),
  machiya: kind(machiya, [2, 3], [4, 6], [0.42, 0.54], [280, 350], 'waves'),
  chalet: kind(chaletHotel, [3, 4], [3, 5], [0.44, 0.54], [270, 320], 'snow', true),
  bungalow: kind(bungalow, [2, 3], [3, 5], [0.34, 0.42], [260, 330], 'sand', true),
  colonial: kind(colonial, [2, 4], [4, 6], [0.46, 0.56], [290, 350]),
  'glass-tower': kind(glassTower, [8, 12], [4, 6], [0.68, 0.76], [180, 250]),
} as const satisfies Record<string, Kind>

export type FacadeType = keyof typeof kinds

export const facadeTypes = Object.keys(kinds) as FacadeType[]

export interface FacadeOptions {
  readonly type: FacadeType
  /** The hotel's key: everything not said below follows from it. */
  readonly seed: string
  readonly palette?: HousePaletteName
  readonly walls?: WallKind
  readonly floors?: number
  readonly bays?: number
  readonly night?: boolean
  readonly width?: number
  /** From a ratio of about 4:3 on, the street continues on both sides. */
  readonly height?: number
}

const HEIGHT = 480

/** The front of a hotel as SVG text: same options, same bytes; another seed, another house. */
export function facade(options: FacadeOptions): string {
  const { night = false, width = 480, height = 480 } = options
  const dice = createDice('facade', options.seed)
  const name = options.palette ?? dice.pick(housePaletteNames)
  const sheet: Sheet = { inks: housePalettes[name][night ? 'night' : 'day'], night, marks: [], defs: [] }
  const pen = new Pen(sheet, dice)
  const view = { width: Math.round((HEIGHT * width) / height), height: HEIGHT }
  const shape: Kind = kinds[options.type]
  const b = plan(pen, shape, options, view.width)
  const hills = shape.ground === 'snow' || shape.alone

  sky(pen, view.width, 340)
  sun(pen, view.width * (dice.chance(0.5) ? 0.15 : 0.85), dice.between(76, 120), 36, hills ? 'hot' : 'light')
  cloud(pen, view.width * dice.between(0.25, 0.75), dice.between(64, 96), 150)
  if (hills) farHills(pen, view.width, b.ground)
  else neighbours(pen, view.width, b.ground)
  if (view.width > HEIGHT * 1.3 && !shape.alone) streetRow(pen, b, view.width)
  paving(pen, view.width, b.ground, HEIGHT, shape.ground)
  shape.draw(pen, b)
  if (!shape.alone) furniture(pen, b, view.width)
  return printSheet(sheet, view, { width, height })
}

function plan(pen: Pen, shape: Kind, options: FacadeOptions, width: number): Building {
  const { dice } = pen
  const whole = ([low, high]: readonly [number, number]) => Math.min(high, Math.floor(dice.between(low, high + 1)))
  const floors = options.floors ?? whole(shape.floors)
  const bays = options.bays ?? whole(shape.bays)
  const w = Math.min(dice.between(...shape.broad), width * 0.78)
  const x = (width - w) / 2 + dice.between(-0.04, 0.04) * width
  const walls = options.walls ?? dice.pick<WallKind>(['pale', 'pale', 'brick', 'tinted'])
  return { x, ground: 424, w, h: HEIGHT * dice.between(...shape.tall), floors, bays, ...wallInks(pen, walls), style: throwStyle(dice, bays) }
}

function farHills(pen: Pen, width: number, ground: number): void {
  const rise = pen.dice.between(70, 120)
  pen.faded(
    `M-5 ${ground}V${ground - rise}Q${width * 0.2} ${ground - rise * 2.1} ${width * 0.42} ${ground - rise}T${width * 0.8} ${ground - rise * 1.3}T${width + 5} ${ground - rise}V${ground}Z`,
    'middle',
    'sky',
    0.75,
    'up',
  )
}
