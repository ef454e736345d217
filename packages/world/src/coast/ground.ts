import { dataOf } from '../data.ts'
import type { Point } from '../facts.ts'
import { unpacked } from './lines.ts'
import type { StoredGround } from './stored-ground.ts'

/** A closed line of `[longitude, latitude]`, its first point not said again. */
export type GroundLine = readonly (readonly [number, number])[]

/** What a place is drawn from. What is not land within the bounds is water. */
export interface Ground {
  readonly bounds: { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
  /** The first line of each is a shore, further ones are holes. It goes on a little beyond the bounds. */
  readonly land: readonly (readonly GroundLine[])[]
  readonly waters: readonly { readonly name: string; readonly latitude: number; readonly longitude: number; readonly turn: number }[]
}

const stored = dataOf<Readonly<Record<string, StoredGround>>>('coasts.json')

/** The ground of a destination by its key. */
export function groundOf(key: string): Ground | null {
  const ground = stored()[key]
  if (!ground) return null
  const [south, west, north, east] = ground.bounds
  return {
    bounds: { south, west, north, east },
    land: ground.land.map((lines) => lines.map(lineOf)),
    waters: ground.waters.map(([name, latitude, longitude, turn]) => ({ name, latitude, longitude, turn })),
  }
}

function lineOf(text: string): GroundLine {
  const half = text.indexOf(' ')
  const [lng, lat] = [unpacked(text.slice(0, half)), unpacked(text.slice(half + 1))]
  return lng.map((value, i) => [value / 1e5, lat[i]! / 1e5] as const)
}

const lands = new Map<string, readonly GroundLine[]>()

/** Says of a point of a district whether it is on dry land. Most districts are so altogether. */
export function drynessOf(key: string, district: string): (at: Point) => boolean {
  if (!stored()[key]?.wet.includes(district)) return () => true
  const lines = lands.get(key) ?? groundOf(key)!.land.flat()
  lands.set(key, lines)
  return ([latitude, longitude]) => isWithin(lines, longitude, latitude)
}

/** Whether a point lies inside an odd number of the lines. */
export function isWithin(lines: readonly GroundLine[], x: number, y: number): boolean {
  let odd = false
  for (const line of lines)
    for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
      const [a, b] = [line[i]!, line[j]!]
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
    }
  return odd
}
