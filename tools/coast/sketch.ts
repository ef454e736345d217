import type { Degrees } from './plane.ts'

/** What the coarse coast of the earth does not know of a place, sketched by hand. */
export interface Sketch {
  /** Rivers, canals and straits: a middle line and its width. */
  readonly rivers?: readonly River[]
  /** Lakes, bays and other waters, by their shores. */
  readonly lakes?: readonly Area[]
  /** Islands and spits; they are drawn after lakes and before rivers. */
  readonly land?: readonly Area[]
  /** Inside this the coast is all by hand. `[south, west, north, east]` */
  readonly instead?: readonly [number, number, number, number]
  /** What lies off the shore is an island and not a coast drawn too coarsely. */
  readonly islands?: boolean
  /** The water that the coast is on. */
  readonly sea?: string
  /** Names that were placed by hand. */
  readonly names?: readonly (readonly [name: string, latitude: number, longitude: number, turn: number])[]
}

export interface River {
  readonly name: string
  readonly width: number
  readonly points: readonly Degrees[]
}
export interface Area {
  readonly name: string
  readonly points: readonly Degrees[]
}

/** `48.86 2.33, 48.87 2.30`: latitude and longitude. */
export const points = (text: string): Degrees[] =>
  text.split(',').map((pair) => {
    const [latitude, longitude] = pair.trim().split(/\s+/).map(Number)
    if (latitude === undefined || longitude === undefined || !Number.isFinite(latitude + longitude)) throw new Error(`no point: ${pair}`)
    return [latitude, longitude]
  })

export const river = (name: string, width: number, line: string): River => ({ name, width, points: points(line) })
export const area = (name: string, shore: string): Area => ({ name, points: points(shore) })
