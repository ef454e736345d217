import { clipped, simpler } from '../coast/lines.ts'
import type { naturalEarth } from '../coast/natural-earth.ts'
import { areaOf, type Degrees, type Dot, planeAt, type Ring } from '../coast/plane.ts'

/** The ground of a way at sea, as `ui/map` draws it: bounds in degrees, land as one path in whole metres from their middle. */
export interface Chart {
  readonly bounds: { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
  readonly path: string
}

/** Room beside a way that goes across, and beside one that goes up, on a wide map and on a tall one. */
const ROOM = { along: 1.3, wide: 2.7, tall: 1.5 } as const
const LEAST_M = 60_000
/** Beyond these latitudes no ship of ours goes, and a flat map is none. */
const LATITUDE_MOST = 83
const METRES_PER_DEGREE = 111_195
/** The land that is drawn goes on a little beyond the bounds, so that waterlines come in. */
const OVER = 1.06
/** Of the smaller half of what a way takes: what is finer would not be seen. */
const SLACK_SHARE = 1 / 300

/** How much coarser land is drawn the further it is from the way. */
const FAR_COARSER = 1.6
/** Smaller islands are left out, in squares of what would not be seen. */
const LEAST_AREA = 5

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** The box of a way and the room that maps of every shape need around it. */
export function frameOfWay(way: readonly Degrees[]) {
  // Across the line where dates change longitudes go on beyond 180.
  let last = way[0]![1]
  const longitudes = way.map(([, longitude]) => {
    last += ((longitude - last + 540) % 360) - 180
    return last
  })
  const [south, north] = ends(way.map(([latitude]) => latitude))
  const [west, east] = ends(longitudes)
  const longitude = (west + east) / 2
  const place = (latitude: number) => planeAt([latitude, longitude])
  const cos = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const x = Math.max(LEAST_M, ((east - west) / 2) * METRES_PER_DEGREE * cos)
  const y = Math.max(LEAST_M, ((north - south) / 2) * METRES_PER_DEGREE)
  const halfY = Math.max(y * ROOM.along, x * ROOM.tall)
  const [low, high] = [
    Math.max(-LATITUDE_MOST, (south + north) / 2 - halfY / METRES_PER_DEGREE),
    Math.min(LATITUDE_MOST, (south + north) / 2 + halfY / METRES_PER_DEGREE),
  ]
  const plane = place((low + high) / 2)
  const half = { x: Math.max(x * ROOM.along, y * ROOM.wide), y: ((high - low) / 2) * METRES_PER_DEGREE }
  return { plane, half, way: { x, y }, slack: Math.max(x, y) * SLACK_SHARE }
}

/** Cuts a closed line to a box: a square cut in a plane where its sides are alike. */
const within = (ring: Ring, half: Dot): Ring =>
  clipped(
    ring.map(([x, y]): Dot => [x / half[0], y / half[1]]),
    1,
  ).map(([x, y]): Dot => [x * half[0], y * half[1]])

/** The chart of an itinerary by the positions of its way. */
export function chartOf(way: readonly Degrees[], earth: ReturnType<typeof naturalEarth>): Chart {
  const { plane, half, way: near, slack } = frameOfWay(way)
  const slackAt = ([x, y]: Dot): number => slack * Math.max(1, FAR_COARSER * Math.max(Math.abs(x) / near.x, Math.abs(y) / near.y) - 1)
  const rings = earth
    .within(plane, Math.max(half.x, half.y) * OVER)
    .flat()
    .map((ring) => simpler(within(ring, [half.x * OVER, half.y * OVER]), slackAt))
    .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) > LEAST_AREA * slackAt(ring[0]!) ** 2)
  const [north, west] = plane.degrees([-half.x, -half.y])
  const [south, east] = plane.degrees([half.x, half.y])
  const short = (degrees: number): number => Math.round(degrees * 1e4) / 1e4
  return { bounds: { south: short(south), west: short(west), north: short(north), east: short(east) }, path: rings.map(pathOf).join('') }
}

function pathOf(ring: Ring): string {
  let [lastX, lastY] = [0, 0]
  return `${ring
    .map(([toX, toY], i) => {
      const [x, y] = [Math.round(toX), Math.round(toY)]
      const step = `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${x - lastX} ${y - lastY}`
      ;[lastX, lastY] = [x, y]
      return step
    })
    .join('')}z`.replaceAll(' -', '-')
}
