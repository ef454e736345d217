import { commaText, say, sentencesText } from '@sojourn/i18n'
import type { Fact } from './fact-list.tsx'
import type { BookingData } from './my-bookings-api.ts'

export type BookedItem = BookingData['items'][number]
export type ItemState = BookedItem['state']

/** What differs among the items of a booking, for a list: `1 of 2 cancelled`. Null where the booking's own status says it all. */
export function partsText(states: readonly ItemState[]): string | null {
  if (states.every((state) => state === 'cancelled')) return null
  const countOf = (state: ItemState) => states.filter((each) => each === state).length
  const texts = [
    cancellingText(countOf('cancelling'), states.length),
    cancelledText(countOf('cancelled'), states.length),
    unknownText(countOf('unknown'), states.length),
  ]
  return commaText(texts.filter((text) => text !== null)) || null
}

function cancellingText(count: number, all: number): string | null {
  if (count === 0) return null
  return all === 1 ? say`Being canceled` : say`${count} of ${all} being canceled`
}

const cancelledText = (count: number, all: number): string | null => (count === 0 ? null : say`${count} of ${all} canceled`)

function unknownText(count: number, all: number): string | null {
  if (count === 0) return null
  return all === 1 ? say`Checking with the supplier` : say`Checking ${count} of ${all} with the supplier`
}

/** Whether a supplier owes an answer, so that the page is to be asked again. */
export const isWaiting = (items: readonly Pick<BookedItem, 'state'>[]): boolean => items.some(({ state }) => state === 'cancelling' || state === 'unknown')

/** Why its provider cancelled it, and what the provider said about it. */
export const providerText = ({ text, note }: NonNullable<BookedItem['cancelled_by_provider']>): string =>
  sentencesText(note ? [text, say`The provider wrote: ${note}`] : [text])

/** What proves an item: the supplier's reference and the voucher, as far as there are any. */
export const proofsOf = ({ supplier_reference: reference, voucher }: BookedItem): readonly Fact[] => [
  ...(reference ? [{ label: say`Supplier reference`, value: reference }] : []),
  ...(voucher ? [{ label: say`Voucher`, value: voucher.valid ? voucher.number : say`${voucher.number}, no longer valid` }] : []),
]
