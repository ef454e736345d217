import { proofFacts } from '@sojourn/contracts/proof-words'
import { commaText, dateText, nameText, say, sentencesText } from '@sojourn/i18n'
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

/** Why an item ended, where its traveller did not cancel it. */
export const whyEnded = ({ cancelled_by_provider: byProvider, no_show: noShow }: BookedItem): string | null =>
  byProvider ? providerText(byProvider) : (noShow?.text ?? null)

/** Why its provider cancelled it, and what the provider said about it. */
const providerText = ({ text, note }: NonNullable<BookedItem['cancelled_by_provider']>): string =>
  sentencesText(note ? [text, say`The provider wrote: ${note}`] : [text])

/** What proves an item, as far as there is any: the supplier's reference, and what it gave for each traveller or for all, else our voucher. */
export const proofsOf = ({ supplier_reference: reference, voucher, proofs }: BookedItem, guests: BookingData['guests']): readonly Fact[] => [
  ...(reference ? [{ label: say`Supplier reference`, value: reference }] : []),
  ...proofFacts(proofs, guests).map(({ label, value }) => ({ label, value: voucher?.valid === false ? say`${value}, no longer valid` : value })),
]

/** Who travels, as far as it was asked and is not forgotten: only the end of a document's number is shown. */
export const identityFacts = (guests: BookingData['guests']): readonly Fact[] =>
  guests.flatMap(({ first_name: first, last_name: last, born_on: bornOn, document }) => {
    const known = [...(bornOn ? [say`Born ${dateText(bornOn)}.`] : []), ...(document ? [documentText(document)] : [])]
    return known.length > 0 ? [{ label: nameText(first, last), value: sentencesText(known) }] : []
  })

function documentText({ kind, number, expires_on: until }: NonNullable<BookingData['guests'][number]['document']>): string {
  if (kind === 'passport') return until ? say`Passport ${number}, valid until ${dateText(until)}.` : say`Passport ${number}.`
  return until ? say`ID card ${number}, valid until ${dateText(until)}.` : say`ID card ${number}.`
}
