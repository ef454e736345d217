import { dataOf } from './data.ts'
import type { Point } from './facts.ts'

/** A railway station of a destination. */
export interface WorldStation {
  readonly destination: string
  /** Unique in its destination. */
  readonly key: string
  readonly name: string
  readonly at: Point
}

/** Main stations, where a destination has trains from afar; read once. */
export const stations = dataOf<readonly WorldStation[]>('stations.json')
