import type { Day } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { EVERYDAY } from '../../lib/saved-cards/saved-card.testing.ts'
import type { SavedCard } from '../../lib/saved-cards/saved-card.ts'
import { cardOf, cardOptions, type OptionFacts } from './card-options.ts'

const today: Day = '2026-11-22'
const facts: OptionFacts = { cards: [], gateway: 'PG_03', mayInvoice: true, mayAdd: true, credit: null, today }
const credit = { text: '$5,000 available on your credit line', reaches: true }
const keys = (more: Partial<OptionFacts>) => cardOptions({ ...facts, ...more }).map(({ uniquekey }) => uniquekey)

test('[A3.4] [B3.1] a saved card is an option with its value, label, image and data of its own shape', () => {
  const [option] = cardOptions({ ...facts, cards: [EVERYDAY] })
  expect(option).toEqual({
    value: 'pm_1',
    label: 'Visa ending 4242',
    title: 'Credit Card',
    uniquekey: 'cards',
    cardImage: 'visa',
    cardData: null,
    cardDataPGV2: EVERYDAY,
    pickable: true,
    declined: false,
    detail: null,
  })
  const old: SavedCard = { ...EVERYDAY, shape: 'old', customer: 'cus_1' }
  const [v1] = cardOptions({ ...facts, gateway: 'PG_01', cards: [old] })
  expect(v1).toMatchObject({ cardData: old, cardDataPGV2: null })
  expect(v1 && cardOf(v1)).toBe(old)
})

test('[B4.1] [B2.13] the saved cards come first, then a card to be saved, then a new one, each under its heading', () => {
  expect(keys({ cards: [EVERYDAY, { ...EVERYDAY, id: 'pm_2' }] })).toEqual(['cards', 'cards', 'add', 'other'])
  expect(cardOptions(facts).map(({ label, title }) => [label, title])).toEqual([
    ['Save New Card', 'Save New Card'],
    ['Pay with new card', 'Credit Card'],
  ])
})

test('the invoice is offered where there is a credit line, and never for what may not be invoiced', () => {
  expect(keys({})).not.toContain('invoice')
  expect(keys({ credit, cards: [EVERYDAY] })).toEqual(['cards', 'invoice', 'add', 'other'])
  expect(keys({ credit, mayInvoice: false })).not.toContain('invoice')
})

test('[B4.1] the invoice shows what is available; a line that does not reach cannot be picked', () => {
  const invoice = (reaches: boolean) => cardOptions({ ...facts, credit: { ...credit, reaches } }).find(({ uniquekey }) => uniquekey === 'invoice')
  expect(invoice(true)).toMatchObject({ value: 'invoice', label: 'Pay with invoice', title: 'Payment', detail: credit.text, pickable: true })
  expect(invoice(false)?.pickable).toBe(false)
})

test('where the card is asked for on the payment page, that page is the alternative to an invoice', () => {
  expect(cardOptions({ ...facts, gateway: 'PG_02', credit }).map(({ label }) => label)).toEqual(['Pay with invoice', 'Pay on the payment page'])
})

test('a person who may not change the cards is not offered to save one', () => {
  expect(keys({ cards: [EVERYDAY], mayAdd: false })).toEqual(['cards', 'other'])
})

test('[B4.8] PG_02 asks for the card on its own page, and no gateway for none', () => {
  for (const gateway of ['PG_02', null] as const) expect(keys({ gateway, cards: [EVERYDAY] })).toEqual([])
})

test('an expired card is shown and cannot be picked; one that is about to expire can', () => {
  const at = (expMonth: number) => cardOptions({ ...facts, cards: [{ ...EVERYDAY, expMonth, expYear: 2026 }] })[0]?.pickable
  expect([at(10), at(11), at(12)]).toEqual([false, true, true])
})
