import type { Dice } from './dice.ts'
import type { Point } from './facts.ts'

const METRES_PER_DEGREE = 111_195

const eastScale = (latitude: number): number => Math.cos((latitude * Math.PI) / 180)

/** Metres between two points that are near each other on the scale of the earth. */
export function metresBetween(a: Point, b: Point): number {
  const north = (a[0] - b[0]) * METRES_PER_DEGREE
  const east = (a[1] - b[1]) * METRES_PER_DEGREE * eastScale((a[0] + b[0]) / 2)
  return Math.sqrt(north * north + east * east)
}

const EARTH_RADIUS_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres along the great circle between any two points. */
export function kmBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a[0], b[0]) + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * half(a[1], b[1])
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

const TRIES_MAX = 1_000

/** A point of chance inside a circle, to five decimals (about a metre), and again until it is dry. */
export function pointWithin(centre: Point, radiusM: number, dice: Dice, isDry: (at: Point) => boolean = () => true): Point {
  for (let attempt = 0; ; attempt++) {
    const x = dice.unit(`east ${attempt}`) * 2 - 1
    const y = dice.unit(`north ${attempt}`) * 2 - 1
    if (x * x + y * y > 1) continue
    const at: Point = [round5(centre[0] + (y * radiusM) / METRES_PER_DEGREE), round5(centre[1] + (x * radiusM) / (METRES_PER_DEGREE * eastScale(centre[0])))]
    if (isDry(at) || attempt > TRIES_MAX) return at
  }
}

const round5 = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

/** Streets are longer than the crow's flight, and people walk 80 m a minute. */
export const walkMinutes = (metres: number): number => Math.max(1, Math.round((metres * 1.3) / 80))

/** In town 30 km/h, beyond 20 km the road is faster. */
export function taxiMinutes(metres: number): number {
  const km = (metres / 1000) * 1.3
  return Math.max(8, Math.round((Math.min(km, 20) / 30) * 60 + (Math.max(0, km - 20) / 75) * 60))
}
