import type { Dice } from './dice.ts'
import type { Climate } from './facts.ts'
import type { Stars } from './hotel.ts'

/** Everything a house can offer, with the words a person reads. The order is the order of filters. */
export const amenities = {
  wifi: 'Wi-Fi',
  air_conditioning: 'Air conditioning',
  balcony: 'Balcony or terrace',
  step_free: 'Step-free access',
  lift: 'Lift',
  front_desk_24h: 'Reception day and night',
  restaurant: 'Restaurant',
  bar: 'Bar',
  roof_terrace: 'Roof terrace',
  garden: 'Garden',
  pool: 'Pool',
  spa: 'Spa',
  gym: 'Gym',
  parking: 'Parking',
  ev_charging: 'Car charging',
  airport_shuttle: 'Airport shuttle',
  family_rooms: 'Family rooms',
  pets: 'Pets welcome',
  laundry: 'Laundry',
} as const
export type Amenity = keyof typeof amenities

// How often houses of 2, 3, 4 and 5 stars have it, in percent.
const SHARE: Readonly<Record<Amenity, readonly [number, number, number, number]>> = {
  wifi: [100, 100, 100, 100],
  air_conditioning: [35, 78, 97, 100],
  balcony: [15, 28, 45, 70],
  step_free: [18, 35, 55, 80],
  lift: [25, 62, 92, 100],
  front_desk_24h: [25, 60, 95, 100],
  restaurant: [8, 25, 60, 96],
  bar: [12, 45, 85, 100],
  roof_terrace: [10, 18, 34, 55],
  garden: [22, 24, 30, 48],
  pool: [2, 8, 28, 72],
  spa: [0, 2, 22, 80],
  gym: [0, 10, 48, 92],
  parking: [18, 26, 44, 74],
  ev_charging: [2, 8, 24, 52],
  airport_shuttle: [4, 10, 22, 48],
  family_rooms: [100, 100, 100, 100],
  pets: [26, 24, 22, 20],
  laundry: [22, 42, 78, 100],
}

const COLD: readonly Climate[] = ['alpine', 'subpolar']

export function amenitiesOf(stars: Stars, climate: Climate, dice: Dice): Amenity[] {
  return (Object.keys(amenities) as Amenity[]).filter((key) => {
    if (key === 'air_conditioning' && COLD.includes(climate)) return false
    return dice.chance(`amenity ${key}`, SHARE[key][stars - 2]! / 100)
  })
}
