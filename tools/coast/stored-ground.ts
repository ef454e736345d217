import { packed } from '@sojourn/world'
import type { groundOf } from './ground-of.ts'

/** As the world keeps it: text of few letters. */
export function storedGround({ plane, half, land, waters, wet }: ReturnType<typeof groundOf>) {
  const [north, west] = plane.degrees([-half, -half])
  const [south, east] = plane.degrees([half, half])
  const line = (ring: readonly (readonly [number, number])[]) => {
    const degrees = ring.map(plane.degrees)
    return `${packed(degrees.map(([, lng]) => whole(lng)))} ${packed(degrees.map(([lat]) => whole(lat)))}`
  }
  return {
    bounds: [south, west, north, east].map(short),
    land: land.map((shape) => shape.map(line)),
    waters: waters.map(({ name, at, turn }) => [name, short(at[0]), short(at[1]), turn] as const),
    wet,
  }
}

const whole = (degrees: number): number => Math.round(degrees * 1e5)
const short = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
