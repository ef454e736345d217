import { type HousePaletteName, housePaletteNames, housePalettes } from '../inks/house-palettes.ts'
import { cloud, sky, sun } from '../nature/sky.ts'
import { createDice } from '../pen/dice.ts'
import { Pen } from '../pen/pen.ts'
import { printSheet, type Sheet } from '../pen/sheet.ts'
import { type Building, type Style, throwStyle, type WallKind, wallInks } from './building.ts'
import { type FacadeType, type Kind, kinds, type Scene } from './kinds.ts'
import { backdrops, plantMargins } from './scenery.ts'
import { furniture, paving, streetRow } from './street.ts'

export interface FacadeOptions {
  readonly type: FacadeType
  /** The hotel's key: everything not said below follows from it. */
  readonly seed: string
  readonly palette?: HousePaletteName
  readonly walls?: WallKind
  readonly floors?: number
  readonly bays?: number
  readonly scene?: Scene
  readonly style?: Partial<Style>
  /** Large and red, low over the roofs. */
  readonly lowSun?: boolean
  readonly night?: boolean
  readonly width?: number
  /** From a ratio of about 4:3 on, the street continues on both sides. */
  readonly height?: number
}

const HEIGHT = 480

/** The front of a hotel as SVG text: same options, same bytes; another seed gives another house. */
export function facade(options: FacadeOptions): string {
  const { night = false, width = 480, height = 480 } = options
  const dice = createDice('facade', options.seed)
  const name = options.palette ?? dice.pick(housePaletteNames)
  const sheet: Sheet = { inks: housePalettes[name][night ? 'night' : 'day'], night, marks: [], defs: [] }
  const pen = new Pen(sheet, dice)
  const view = { width: Math.round((HEIGHT * width) / height), height: HEIGHT }
  const shape: Kind = kinds[options.type]
  const b = plan(pen, shape, options, view.width)
  const [behind, ground, beside] = options.scene ?? dice.pick<Scene>(shape.scenes)
  const low = options.lowSun ?? dice.chance(0.3)

  sky(pen, view.width, 340)
  sun(pen, view.width * (dice.chance(0.5) ? 0.15 : 0.85), dice.between(76, 120) + (low ? 40 : 0), low ? 54 : 36, low || dice.chance(0.25) ? 'hot' : 'light')
  cloud(pen, view.width * dice.between(0.25, 0.75), dice.between(64, 96), 150)
  backdrops[behind](pen, view.width, b.ground)
  if (view.width > HEIGHT * 1.3 && behind === 'street') streetRow(pen, b, view.width)
  paving(pen, view.width, b.ground, HEIGHT, ground)
  if (beside !== 'street') plantMargins(pen, b, view.width, beside)
  shape.draw(pen, b)
  if (beside === 'street') furniture(pen, b, view.width)
  return printSheet(sheet, view, { width, height })
}

function plan(pen: Pen, shape: Kind, options: FacadeOptions, width: number): Building {
  const { dice } = pen
  const whole = ([low, high]: readonly [number, number]) => Math.min(high, Math.floor(dice.between(low, high + 1)))
  const floors = options.floors ?? whole(shape.floors)
  const bays = options.bays ?? whole(shape.bays)
  const w = Math.min(dice.between(...shape.broad), width * 0.78)
  const x = (width - w) / 2 + dice.between(-0.04, 0.04) * width
  const walls = options.walls ?? dice.pick<WallKind>(shape.walls)
  return {
    x,
    ground: 424,
    w,
    h: HEIGHT * dice.between(...shape.tall),
    floors,
    bays,
    ...wallInks(pen, walls),
    style: { ...throwStyle(dice, bays), ...options.style },
  }
}
