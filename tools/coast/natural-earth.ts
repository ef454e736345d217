import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { clipped } from './lines.ts'
import { areaOf, type Plane, type Ring } from './plane.ts'
import type { Shape } from './shapes.ts'

interface Stored {
  readonly rings: readonly (readonly (readonly number[])[])[]
  readonly box: readonly [south: number, west: number, north: number, east: number]
}

/** The land of the earth, 1:10 million (Natural Earth, public domain). */
export function naturalEarth(): { within(plane: Plane, half: number): Shape[] } {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology: Parameters<typeof feature>[0] = JSON.parse(readFileSync(file, 'utf8'))
  const land: Stored[] = []
  for (const { geometry } of (feature(topology, topology.objects.land!) as unknown as { features: { geometry: unknown }[] }).features)
    for (const turned of (geometry as { coordinates: Stored['rings'][] }).coordinates) {
      const rings = turned.map(unturned)
      const [lng, lat] = [rings[0]!.map(([x]) => x!), rings[0]!.map(([, y]) => y!)]
      land.push({ rings, box: [min(lat), min(lng), max(lat), max(lng)] })
    }
  return {
    within(plane, half) {
      const reach = half / 111_195
      const [latitude, longitude] = plane.middle
      const east = reach / Math.cos((latitude * Math.PI) / 180)
      const metres = east * 111_195 * Math.cos((latitude * Math.PI) / 180)
      // Shapes are cut where dates change; as a whole they may be meant a turn further east or west.
      return [-360, 0, 360].flatMap((turn) =>
        land
          .filter(({ box }) => box[0] < latitude + reach && box[2] > latitude - reach && box[1] + turn < longitude + east && box[3] + turn > longitude - east)
          .map(({ rings }) =>
            rings
              .map(
                (ring): Ring =>
                  clipped(
                    ring.slice(1).map(([x, y]) => [((x! + turn - longitude) / east) * metres, (latitude - y!) * 111_195]),
                    half,
                  ),
              )
              .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) > 1),
          )
          .filter((shape) => shape.length > 0),
      )
    },
  }
}

/** A shore across the line where dates change goes on beyond 180 degrees instead of around the earth. */
function unturned(ring: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let turn = 0
  return ring.map(([x, y], i) => {
    const step = i === 0 ? 0 : x! - ring[i - 1]![0]!
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360
    return [x! + turn, y!]
  })
}

const min = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
const max = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))
