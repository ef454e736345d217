import type { Pen } from '../pen/pen.ts'
import type { Stage } from './stage.ts'

/** A composition: what lies behind the landmark, where the landmark stands, what lies before it. */
export interface Setting {
  /** y of the landmark's foot. */
  readonly base: number
  back(pen: Pen, stage: Stage): void
  front(pen: Pen, stage: Stage): void
  readonly movingAt: { readonly y: number; readonly size: number }
  /** The strip of the name, last but for the plants. */
  close(pen: Pen, stage: Stage): void
}
