import { expect, test } from 'vitest'
import { EXAMPLE_ITEM, EXAMPLE_STANDING } from '../../lib/example-order.ts'
import { identityFacts, isWaiting, partsText, proofsOf } from './item-words.ts'

test('a list says how many items of a booking are over or in the balance, and nothing where all is as the booking says', () => {
  expect(partsText(['confirmed', 'confirmed'])).toBeNull()
  expect(partsText(['confirmed', 'cancelled'])).toBe('1 of 2 canceled')
  expect(partsText(['cancelling', 'cancelled', 'confirmed'])).toBe('1 of 3 being canceled, 1 of 3 canceled')
  expect(partsText(['unknown', 'confirmed'])).toBe('Checking 1 of 2 with the supplier')
  expect(partsText(['cancelling'])).toBe('Being canceled')
  expect(partsText(['cancelled', 'cancelled'])).toBeNull()
})

test('a page is asked again while a supplier owes an answer', () => {
  expect(isWaiting([{ state: 'confirmed' }, { state: 'cancelling' }])).toBe(true)
  expect(isWaiting([{ state: 'unknown' }])).toBe(true)
  expect(isWaiting([{ state: 'confirmed' }, { state: 'cancelled' }])).toBe(false)
})

const GUESTS = [
  { first_name: 'Ana', last_name: 'Prata' },
  { first_name: 'Rui', last_name: '' },
]

test('an item is proved by our voucher, or by what its supplier gave for each traveller or for all; what was cancelled is not valid any more', () => {
  const item = { ...EXAMPLE_STANDING, ...EXAMPLE_ITEM, item_no: 1 }
  expect(proofsOf(item, GUESTS)).toEqual([{ label: 'Voucher', value: 'V-7KM4-92' }])
  const ticket = (traveller_no: number, number: string) => ({ kind: 'ticket' as const, number, traveller_no })
  const proofs = [ticket(1, '057-1'), ticket(2, '057-2'), ticket(1, '058-1'), { kind: 'service' as const, number: 'S-9' }]
  expect(proofsOf({ ...item, supplier_reference: 'QX4TPM', proofs }, GUESTS)).toEqual([
    { label: 'Supplier reference', value: 'QX4TPM' },
    { label: 'Ticket, Ana Prata', value: '057-1, 058-1' },
    { label: 'Ticket, Rui', value: '057-2' },
    { label: 'Service voucher', value: 'S-9' },
  ])
  const voided = { ...item, voucher: { number: 'V-1', valid: false }, proofs: [ticket(1, '057-1')] }
  expect(proofsOf(voided, GUESTS)).toEqual([{ label: 'Ticket, Ana Prata', value: '057-1, no longer valid' }])
})

test('what is known of the travellers is shown under their names, with no more of a document than its end', () => {
  const document = { kind: 'passport' as const, number: '•••4567', country: 'PT', expires_on: '2030-01-31' }
  const card = { kind: 'id_card' as const, number: '•••877', country: 'PT' }
  expect(identityFacts([{ ...GUESTS[0]!, born_on: '1990-05-04', document }, { ...GUESTS[1]!, document: card }, GUESTS[0]!])).toEqual([
    { label: 'Ana Prata', value: 'Born 4 May 1990. Passport •••4567, valid until 31 January 2030.' },
    { label: 'Rui', value: 'ID card •••877.' },
  ])
})
