import type { Bounds, Spot } from './camera.ts'
import { groundPlane } from './camera.ts'

interface Named extends Spot {
  readonly name: string
}

interface Ground {
  readonly bounds: Bounds
  readonly waters: readonly (Named & { readonly turn: number })[]
  /** Parts of the town, soft at their edges. */
  readonly districts: readonly (Named & { readonly key: string; readonly radius_metres: number })[]
  readonly landmarks: readonly (Named & { readonly key: string })[]
  readonly airport: (Named & { readonly iata: string }) | null
}

/** The answer of `/api/places/map`. */
export interface GroundData extends Ground {
  /** Closed lines of `[longitude, latitude]`: the first of a shape is its shore, further ones are holes. All else is water. */
  readonly land: readonly (readonly (readonly (readonly [number, number])[])[])[]
}

/** What a map is drawn from. */
export interface MapGround extends Ground {
  /** The land as one path: a page is sent one text instead of some hundred pairs of numbers. */
  readonly path: string
}

/** A ground made ready to be drawn. */
export function groundOf(data: GroundData): MapGround {
  const { bounds, waters, districts, landmarks, airport } = data
  return { bounds, path: landPath(data), waters, districts, landmarks, airport }
}

/** The land as one path in whole metres. */
export function landPath({ bounds, land }: Pick<GroundData, 'bounds' | 'land'>): string {
  const plane = groundPlane(bounds)
  return land
    .flat()
    .map((line) => {
      let [lastX, lastY] = [0, 0]
      const steps = line.map(([longitude, latitude], i) => {
        const dot = plane.place({ latitude, longitude })
        const [x, y] = [Math.round(dot.x), Math.round(dot.y)]
        const step = `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${x - lastX} ${y - lastY}`
        ;[lastX, lastY] = [x, y]
        return step
      })
      return `${steps.join('')}z`
    })
    .join('')
    .replaceAll(' -', '-')
}

/** A soft shape around a part of the town: no circle, because its border is not known. */
export function blob(x: number, y: number, radius: number, seed: number): string {
  const dots = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI
    const r = radius * (1.1 + 0.16 * Math.sin(seed * 1.7 + i * 2.3) + 0.08 * Math.cos(seed * 3.1 + i * 4.1))
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
  })
  const middle = (i: number) => {
    const [a, b] = [dots[i % 9]!, dots[(i + 1) % 9]!]
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  return `M${middle(8)}${dots.map(([dx, dy], i) => `Q${dx.toFixed(1)} ${dy.toFixed(1)} ${middle(i)}`).join('')}Z`
}
