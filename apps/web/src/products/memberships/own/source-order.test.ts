import { expect, test } from 'vitest'
import type { Mandate } from '../memberships-api.ts'
import { choicesOf, hasCard, moved, sourcesOf, switched } from './source-order.ts'

const MANDATE: Mandate = {
  subject_kind: 'membership',
  subject_id: 'mem_1',
  text: 'I authorize Sojourn to charge me.',
  agreed_at: '2026-03-12T09:00:00Z',
  language: 'en-US',
  sources: [
    { kind: 'card', card_id: 'crd_visa', label: 'Visa ending 4242' },
    { kind: 'wallet', card_id: null, label: 'Wallet' },
  ],
}
const CARDS = [
  { id: 'crd_visa', title: 'Visa ending 4242' },
  { id: 'crd_master', title: 'Mastercard ending 4444' },
]
const start = choicesOf(MANDATE, CARDS, 'Wallet')
const keys = (choices: typeof start) => choices.map(({ key, isOn }) => (isOn ? key : `(${key})`))

test('what pays is listed first, in its order; every other card below, each once', () => {
  expect(keys(start)).toEqual(['crd_visa', 'wallet', '(crd_master)'])
  expect(keys(choicesOf({ ...MANDATE, sources: MANDATE.sources.slice(0, 1) }, CARDS, 'Wallet'))).toEqual(['crd_visa', '(crd_master)', '(wallet)'])
})

test('the wallet is tried first where the person puts it first', () => {
  expect(keys(moved(start, 'wallet', -1))).toEqual(['wallet', 'crd_visa', '(crd_master)'])
  expect(sourcesOf(moved(start, 'wallet', -1))).toEqual([{ kind: 'wallet' }, { kind: 'card', card_id: 'crd_visa' }])
})

test('nothing moves past what is not used, nor out of the list', () => {
  expect(moved(start, 'wallet', 1)).toBe(start)
  expect(moved(start, 'crd_visa', -1)).toBe(start)
  expect(moved(start, 'crd_master', -1)).toBe(start)
})

test('a card that is added is tried last; one that is taken out is none of the sources', () => {
  expect(keys(switched(start, 'crd_master'))).toEqual(['crd_visa', 'wallet', 'crd_master'])
  expect(sourcesOf(switched(start, 'wallet'))).toEqual([{ kind: 'card', card_id: 'crd_visa' }])
  expect(hasCard(switched(start, 'crd_visa'))).toBe(false)
})
