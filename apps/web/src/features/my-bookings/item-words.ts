import { say } from '@sojourn/i18n'
import type { Fact } from './fact-list.tsx'
import type { BookingData } from './my-bookings-api.ts'

export type BookedItem = BookingData['items'][number]
export type ItemState = BookedItem['state']

const ENDED: Readonly<Partial<Record<ItemState, string>>> = {
  cancelling: 'being cancelled',
  cancelled: 'cancelled',
  unknown: say`being clarified with the supplier`,
}

/** What differs among the items of a booking, for a list: `1 of 2 cancelled`. Null where the booking's own status says it all. */
export function partsText(states: readonly ItemState[]): string | null {
  if (states.every((state) => state === 'cancelled')) return null
  const counts = Object.entries(ENDED).flatMap(([state, words]) => {
    const count = states.filter((each) => each === state).length
    if (count === 0) return []
    return [states.length === 1 ? words : `${count} of ${states.length} ${words}`]
  })
  const text = counts.join(', ')
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null
}

/** Whether a supplier owes an answer, so that the page is to be asked again. */
export const isWaiting = (items: readonly Pick<BookedItem, 'state'>[]): boolean => items.some(({ state }) => state === 'cancelling' || state === 'unknown')

/** What proves an item: the supplier's reference and the voucher, as far as there are any. */
export const proofsOf = ({ supplier_reference: reference, voucher }: BookedItem): readonly Fact[] => [
  ...(reference ? [{ label: say`Supplier’s reference`, value: reference }] : []),
  ...(voucher ? [{ label: say`Voucher`, value: voucher.valid ? voucher.number : `${voucher.number}, no longer valid` }] : []),
]
