import { type PaletteName, palettes } from '../inks/palettes.ts'
import { type Motif, type MotifName, motifs } from '../motifs/index.ts'
import { type MovingName, moving } from '../moving/index.ts'
import { type PlantName, plants } from '../nature/plants.ts'
import { aurora, cloud, gulls, sky, sun } from '../nature/sky.ts'
import type { FarKind } from '../nature/town.ts'
import { createDice } from '../pen/dice.ts'
import { Pen } from '../pen/pen.ts'
import { printSheet, type Sheet } from '../pen/sheet.ts'
import { type SettingName, settings } from '../settings/index.ts'
import { HEIGHT, type Stage } from '../settings/stage.ts'

/** The contents of a poster, where the motif's own choice is not wanted. */
export interface Parts {
  readonly setting?: SettingName
  readonly moving?: MovingName | 'none'
  readonly plant?: PlantName
  readonly far?: FarKind
  /** A bridge across the water in front of the landmark. */
  readonly near?: 'arch-bridge' | 'hump-bridge'
  readonly sun?: 'hot' | 'light'
  /** Landmark on the left third; by default the seed decides. */
  readonly left?: boolean
  /** Text will be put on the sky: it has no cloud and no star, and the sun is low. */
  readonly clear?: boolean
}

export interface PosterOptions {
  readonly motif: MotifName
  readonly palette: PaletteName
  readonly seed: string
  readonly parts?: Parts
  readonly night?: boolean
  /** Size it is shown in; the ratio decides how much of the scene is seen. */
  readonly width?: number
  readonly height?: number
}

/** Sky that stays free over the highest landmark. */
const HEADROOM = 84
/** Below the words of a landing page, above the horizon. */
const LOW_SUN = 408
/** The position of what spans the water in front. */
const NEAR_FOOT = 660

/** A travel poster as SVG text: same options, same bytes. The name is not drawn; its strip is the lowest 14 %. */
export function poster(options: PosterOptions): string {
  const { night = false, width = 600, height = 800, parts = {} } = options
  const motif: Motif = motifs[options.motif]
  const sheet: Sheet = { inks: palettes[options.palette][night ? 'night' : 'day'], night, marks: [], defs: [] }
  const pen = new Pen(sheet, createDice('poster', options.seed))
  const view = { width: Math.round((HEIGHT * width) / height), height: HEIGHT }
  const stage = setStage(pen, motif, parts, view.width)
  const setting = settings[parts.setting ?? motif.setting]

  drawSky(pen, stage, { ink: parts.sun ?? motif.sun, setting: parts.setting ?? motif.setting, clear: parts.clear ?? false })
  setting.back(pen, stage)
  motif.draw(pen.at(stage.x, setting.base, Math.min(motif.tall, setting.base - HEADROOM) / 100))
  setting.front(pen, stage)
  drawMoving(pen, stage, parts.moving ?? motif.moving, setting.movingAt)
  // After the boat, so that it passes under the arch.
  if (parts.near) motifs[parts.near].draw(pen.at(view.width / 2, NEAR_FOOT, 2.9))
  setting.close(pen, stage)
  plants[parts.plant ?? motif.plant](pen, stage.side === 1 ? 0 : view.width, stage.side)
  return printSheet(sheet, view, { width, height })
}

function setStage(pen: Pen, motif: Motif, parts: Parts, width: number): Stage {
  const side = (parts.left ?? pen.dice.chance(0.4)) ? -1 : 1
  const away = motif.wide ? 0.06 : 0.14
  const tropical = (parts.plant ?? motif.plant) === 'palms'
  return {
    width,
    side,
    x: width * (0.5 + side * away),
    // A palm fills the upper corner: the sun moves out of its leaves.
    sunX: width * (0.5 - side * (tropical ? pen.dice.between(-0.06, 0.04) : pen.dice.between(0.19, 0.25))),
    sunY: pen.dice.between(190, 290),
    far: parts.far ?? motif.far,
    walls: ['light', 'sky', 'light', 'hot'],
    plain: motif.wide,
  }
}

interface Above {
  readonly ink: 'hot' | 'light'
  readonly setting: SettingName
  readonly clear: boolean
}

function drawSky(pen: Pen, stage: Stage, { ink, setting, clear }: Above): void {
  sky(pen, stage.width, 500, !clear)
  if (pen.night && setting === 'snow') aurora(pen, stage.width)
  const r = ink === 'hot' ? pen.dice.between(80, 104) : pen.dice.between(58, 78)
  sun(pen, stage.sunX, clear ? LOW_SUN : stage.sunY + (ink === 'hot' ? 40 : -20), r, ink)
  if (clear) return
  cloud(pen, stage.width * (0.5 + stage.side * 0.3), pen.dice.between(110, 170), 170)
  cloud(pen, stage.width * (0.5 - stage.side * 0.36), pen.dice.between(100, 150) + (ink === 'hot' ? 30 : 250), 130, 2)
  gulls(pen, stage.width * (0.5 - stage.side * 0.06), pen.dice.between(330, 380), 13, pen.night ? 'light' : 'deep')
}

function drawMoving(pen: Pen, stage: Stage, name: MovingName | 'none', line: { y: number; size: number }): void {
  if (name === 'none') return
  const thing: { draw: (pen: Pen) => void; air?: number } = moving[name]
  const x = stage.width * (0.5 - stage.side * (thing.air ? 0.26 : 0.22))
  const [y, size] = thing.air ? [HEIGHT * thing.air + 60, 1] : [line.y, line.size]
  thing.draw(pen.at(x, y, size * 0.9, stage.side < 0))
}
