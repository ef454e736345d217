import type { Plane, Spot } from './map-plane.ts'

export interface MapHotel extends Spot {
  readonly hotelId: string
  readonly name: string
  readonly district: string
  /** The price as it is written on the map: `$526`. */
  readonly label: string
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A hotel on the plane: its price where there is room for it, else a dot. */
export interface Pin {
  readonly hotel: MapHotel
  readonly x: number
  readonly y: number
  readonly width: number
  readonly shows: 'price' | 'dot'
  /** The price stands above the point, or below where there is no room above. */
  readonly side: 'above' | 'below'
}

/** The name of a district where its hotels stand, or at the edge with a pointer where they lie off the map. */
export interface DistrictMark {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly count: number
  readonly off: 'up' | 'down' | 'left' | 'right' | null
}

export const PIN = { height: 24, foot: 7 } as const

const pinWidth = (label: string) => Math.round(label.length * 7.7 + 16)

/** Earlier hotels of the list get their price first; a price never covers another. */
export function pinsOf(hotels: readonly MapHotel[], plane: Plane): readonly Pin[] {
  const taken: Box[] = []
  return hotels
    .filter((hotel) => plane.has(hotel))
    .map((hotel) => {
      const { x, y } = plane.place(hotel)
      const width = pinWidth(hotel.label)
      const side = (['above', 'below'] as const).find((one) => {
        const box = boxOf(x, y, width, one)
        return box.left > 0 && box.right < plane.width && box.top > 0 && box.bottom < plane.height && !taken.some((other) => meet(box, other))
      })
      if (side) taken.push(boxOf(x, y, width, side))
      return { hotel, x, y, width, shows: side ? ('price' as const) : ('dot' as const), side: side ?? 'above' }
    })
}

function boxOf(x: number, y: number, width: number, side: Pin['side']): Box {
  const reach = PIN.height + PIN.foot + 2
  return { left: x - width / 2 - 2, right: x + width / 2 + 2, top: side === 'above' ? y - reach : y - 2, bottom: side === 'above' ? y + 2 : y + reach }
}

/** Names keep clear of prices and of each other: below the middle of their hotels, or above, or left away. */
export function districtsOf(hotels: readonly MapHotel[], plane: Plane, pins: readonly Pin[]): readonly DistrictMark[] {
  const taken = pins.map(({ x, y, width, side, shows }) =>
    shows === 'price' ? boxOf(x, y, width, side) : { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 },
  )
  const marks: DistrictMark[] = []
  for (const [name, own] of Map.groupBy(hotels, (hotel) => hotel.district)) {
    const middle = plane.place(meanOf(own))
    const half = name.length * 4.2
    const off = offEdge(middle, plane)
    const tries = off
      ? [atEdge(middle, half, plane)]
      : [14, -PIN.height - PIN.foot - 8, 28, -52, 44].map((dy) => ({ x: within(middle.x, half + 6, plane.width - half - 6), y: middle.y + dy }))
    const at = tries.find(({ x, y }) => {
      const box = { left: x - half, right: x + half, top: y - 9, bottom: y + 4 }
      return box.top > 4 && box.bottom < plane.height - 4 && !taken.some((other) => meet(box, other))
    })
    if (!at) continue
    taken.push({ left: at.x - half, right: at.x + half, top: at.y - 10, bottom: at.y + 5 })
    marks.push({ name, ...at, count: own.length, off })
  }
  return marks
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

const meanOf = (spots: readonly Spot[]): Spot => ({
  latitude: spots.reduce((sum, spot) => sum + spot.latitude, 0) / spots.length,
  longitude: spots.reduce((sum, spot) => sum + spot.longitude, 0) / spots.length,
})

function offEdge({ x, y }: { x: number; y: number }, plane: Plane): DistrictMark['off'] {
  if (y < 0) return 'up'
  if (y > plane.height) return 'down'
  if (x < 0) return 'left'
  return x > plane.width ? 'right' : null
}

const atEdge = ({ x, y }: { x: number; y: number }, half: number, plane: Plane) => ({
  x: within(x, half + 20, plane.width - half - 20),
  y: within(y, 20, plane.height - 34),
})
