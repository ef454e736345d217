import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
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
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'))
  const land: Stored[] = []
  for (const { geometry } of feature(topology, topology.objects.land).features)
    for (const rings of (geometry as unknown as { coordinates: Stored['rings'][] }).coordinates) {
      const [lng, lat] = [rings[0]!.map(([x]) => x!), rings[0]!.map(([, y]) => y!)]
      land.push({ rings, box: [min(lat), min(lng), max(lat), max(lng)] })
    }
  return {
    within(plane, half) {
      const reach = half / 111_195
      const [latitude, longitude] = plane.middle
      const east = reach / Math.cos((latitude * Math.PI) / 180)
      return land
        .filter(({ box }) => box[0] < latitude + reach && box[2] > latitude - reach && box[1] < longitude + east && box[3] > longitude - east)
        .map(({ rings }) =>
          rings
            .map(
              (ring): Ring =>
                clipped(
                  ring.slice(1).map(([x, y]) => plane.place([y!, x!])),
                  half,
                ),
            )
            .filter((ring) => Math.abs(areaOf(ring)) > 1),
        )
        .filter((shape) => shape.length > 0)
    },
  }
}

const min = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
const max = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))
