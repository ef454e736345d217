import type { Cabin, FareFamily } from './market.ts'

/** What each of them takes along besides what goes under the seat. */
export interface Bags {
  readonly cabin: number
  readonly checked: number
}

/** For one traveller and one direction, in cents of a dollar: on short and on long ways. */
const CABIN_BAG_CENTS = [25_00, 40_00] as const
const CHECKED_CENTS: readonly (readonly [number, number])[] = [
  [35_00, 70_00],
  [55_00, 110_00],
  [90_00, 160_00],
]
/** From here on a way is long, for bags and seats. */
const LONG_KM = 4_200
const at = (km: number): 0 | 1 => (km > LONG_KM ? 1 : 0)

/** What a bag for the rack costs where it is not in the fare. */
export const cabinBagCents = (km: number): number => CABIN_BAG_CENTS[at(km)]

/** What some checked pieces cost, the first of them as the first that is paid for; beyond the third each as the third. */
export const checkedCents = (km: number, pieces: number): number =>
  Array.from({ length: pieces }, (_, piece) => CHECKED_CENTS[Math.min(piece, CHECKED_CENTS.length - 1)]![at(km)]).reduce((sum, cents) => sum + cents, 0)

/** What one traveller pays for their bags on one direction, beyond what is in the fare. */
export function bagCents(
  family: Pick<FareFamily, 'cabinBag' | 'checkedBags'>,
  km: number,
  { cabin, checked }: Bags,
): { readonly cabin: number; readonly checked: number } {
  return {
    cabin: cabin > 0 && !family.cabinBag ? cabinBagCents(km) : 0,
    checked: checkedCents(km, Math.max(0, checked - family.checkedBags)),
  }
}

/** What one traveller takes along at a fare with the bags asked for. */
export const bagsWith = (family: Pick<FareFamily, 'cabinBag' | 'checkedBags'>, { cabin, checked }: Bags) => ({
  cabinBag: family.cabinBag || cabin > 0,
  checked: Math.max(family.checkedBags, checked),
})

export type SeatKind = 'front' | 'exit' | 'standard'

const SEAT_CENTS: Readonly<Record<SeatKind, readonly [number, number]>> = { front: [25_00, 45_00], exit: [35_00, 70_00], standard: [12_00, 25_00] }

/** What choosing a seat of a flight costs one traveller: above economy nothing. */
export function seatCents(family: Pick<FareFamily, 'seats'>, kind: SeatKind, cabin: Cabin, km: number): number {
  if (cabin !== 'economy' || family.seats === 'free' || (family.seats === 'standard' && kind === 'standard')) return 0
  return SEAT_CENTS[kind][at(km)]
}
