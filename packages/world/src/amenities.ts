// nothing here is translated: stored in English, and said by `said/` where it is shown
import type { Dice } from './dice.ts'
import type { Climate } from './facts.ts'
import type { Stars } from './hotel.ts'
import type { HomeKind } from './naming/homes.ts'

/** Everything a property can offer, with the words a person reads. The order is the order of filters. */
export const amenities = {
  wifi: 'Wi-Fi',
  air_conditioning: 'Air conditioning',
  balcony: 'Balcony or terrace',
  step_free: 'Step-free access',
  lift: 'Lift',
  front_desk_24h: '24-hour reception',
  restaurant: 'Restaurant',
  bar: 'Bar',
  roof_terrace: 'Roof terrace',
  garden: 'Garden',
  pool: 'Pool',
  spa: 'Spa',
  gym: 'Gym',
  parking: 'Parking',
  ev_charging: 'EV charging',
  airport_shuttle: 'Airport shuttle',
  family_rooms: 'Family rooms',
  pets: 'Pets welcome',
  laundry: 'Laundry',
  kitchen: 'Kitchen',
  washing_machine: 'Washing machine',
  fireplace: 'Fireplace',
  barbecue: 'Barbecue',
  hot_tub: 'Hot tub',
  own_entrance: 'Private entrance',
} as const
export type Amenity = keyof typeof amenities

// How often hotels of 2, 3, 4 and 5 stars have it, in percent.
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
  kitchen: [0, 0, 0, 0],
  washing_machine: [0, 0, 0, 0],
  fireplace: [0, 0, 0, 0],
  barbecue: [0, 0, 0, 0],
  hot_tub: [0, 0, 0, 0],
  own_entrance: [0, 0, 0, 0],
}

/** How often homes have it, in percent; what is not named here a home does not have. */
const HOME_SHARE: Partial<Readonly<Record<Amenity, number>>> = {
  wifi: 100,
  kitchen: 100,
  own_entrance: 78,
  washing_machine: 72,
  parking: 46,
  balcony: 52,
  garden: 48,
  barbecue: 36,
  pets: 34,
  step_free: 22,
  ev_charging: 10,
}
/** Kinds without ground around them. */
const INDOORS: readonly HomeKind[] = ['apartment', 'townhouse', 'houseboat']

const COLD: readonly Climate[] = ['alpine', 'subpolar']

export function amenitiesOf(stars: Stars, climate: Climate, dice: Dice): Amenity[] {
  return (Object.keys(amenities) as Amenity[]).filter((key) => {
    if (key === 'air_conditioning' && COLD.includes(climate)) return false
    return dice.chance(`amenity ${key}`, SHARE[key][stars - 2]! / 100)
  })
}

export function homeAmenitiesOf(kind: HomeKind, stars: Stars, climate: Climate, dice: Dice): Amenity[] {
  const cold = COLD.includes(climate)
  const outdoors = !INDOORS.includes(kind)
  const share: Partial<Record<Amenity, number>> = {
    ...HOME_SHARE,
    air_conditioning: cold ? 0 : climate === 'oceanic' ? 30 : 40 + stars * 11,
    pool: outdoors && !cold ? (kind === 'villa' ? 62 : 22) : 0,
    fireplace: cold || kind === 'farmhouse' || kind === 'cottage' ? 58 : climate === 'tropical' ? 0 : 14,
    hot_tub: outdoors ? (cold ? 34 : 10) : 0,
    ...(outdoors ? {} : { garden: 8, barbecue: 5 }),
    lift: kind === 'apartment' ? 50 : 0,
  }
  return (Object.keys(amenities) as Amenity[]).filter((key) => dice.chance(`amenity ${key}`, (share[key] ?? 0) / 100))
}
