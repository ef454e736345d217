import type { Ink } from '../inks/inks.ts'
import type { FarKind } from '../nature/town.ts'

/** What a composition is given: the sheet is 800 high, `width` follows the ratio asked for. */
export interface Stage {
  readonly width: number
  /** Where the landmark stands, at a third. */
  readonly x: number
  /** 1 when the landmark is on the right, -1 on the left: what moves goes to the other side. */
  readonly side: 1 | -1
  readonly sunX: number
  readonly sunY: number
  readonly far: FarKind
  readonly walls: readonly Ink[]
  /** The landmark is wide: what lies behind may be grand, what would be next to it is left out. */
  readonly plain: boolean
}

export const HEIGHT = 800
/** From here down the sheet is deep ink: the name is written there. */
export const NAME_TOP = 690
