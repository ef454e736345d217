import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedCard } from '../../lib/saved-cards/saved-card.testing.ts'
import type { SavedCard } from '../../lib/saved-cards/saved-card.ts'
import { type CardOption, cardOptions } from './card-options.ts'
import { type Chosen, type ChosenEvent, chosenAfter, NOT_CHOSEN } from './chosen-option.ts'

const card = (id: string, more: Partial<SavedCard> = {}): SavedCard => savedCard({ id, ...more })
const facts = { gateway: 'PG_03', mayInvoice: true, mayAdd: true, credit: null, today: '2026-11-22' } as const
const offered = (...cards: SavedCard[]): readonly CardOption[] => cardOptions({ ...facts, cards })
const two = offered(card('pm_1'), card('pm_2', { isDefault: true }))
const listed = (options: readonly CardOption[]): ChosenEvent => ({ type: 'listed', options })
const picked = (value: string): ChosenEvent => ({ type: 'picked', value })
const run = (...events: ChosenEvent[]): Chosen => events.reduce(chosenAfter, NOT_CHOSEN)

test('[A4.7] [B4.1] the default saved card is chosen automatically; where there is none, the new card', () => {
  expect(run(listed(two))).toEqual({ value: 'pm_2', by: 'default' })
  expect(run(listed(offered())).value).toBe('other')
  expect(run(listed(offered(card('pm_1')))).value).toBe('other')
})

test('[A4.7] it is chosen once: another default later changes nothing', () => {
  const other = offered(card('pm_1', { isDefault: true }), card('pm_2'))
  expect(run(listed(two), listed(other)).value).toBe('pm_2')
})

test('[B4.1] after saving a card the newest is chosen, also over what a person chose before', () => {
  const three = offered(card('pm_3'), card('pm_1'), card('pm_2', { isDefault: true }))
  expect(run(listed(two), picked('add'), { type: 'saved', value: 'pm_3', options: three }).value).toBe('pm_3')
  expect(run(listed(two), picked('add'), { type: 'saved', value: null, options: two }).value).toBe('pm_2')
})

test('what was chosen and is gone, or has expired, is chosen again', () => {
  expect(run(listed(two), picked('pm_1'), listed(offered(card('pm_2', { isDefault: true })))).value).toBe('pm_2')
  expect(run(listed(two), listed(offered(card('pm_2', { isDefault: true, expMonth: 1, expYear: 2026 })))).value).toBe('other')
})

test("[A4.7] a person's choice is never overridden as long as it is there", () => {
  const lists = fc.array(fc.uniqueArray(fc.constantFrom('pm_1', 'pm_2', 'pm_3', 'pm_4'), { minLength: 1 }), { maxLength: 6 })
  fc.assert(
    fc.property(lists, fc.constantFrom('other', 'add'), (all, value) => {
      const chosen = run(...all.slice(0, 2).map((ids) => listed(offered(...ids.map((id) => card(id))))), picked(value))
      const after = all.map((ids) => listed(offered(...ids.map((id) => card(id, { isDefault: true }))))).reduce(chosenAfter, chosen)
      return after.value === value && after.by === 'person'
    }),
  )
})

test('[A2.13, A4.7] a card that was declined is not chosen automatically, and may still be picked', () => {
  const cards = [card('pm_1'), card('pm_2', { isDefault: true })]
  const options = cardOptions({ ...facts, cards, declined: 'pm_2' })
  expect(options.map(({ declined, detail }) => [declined, detail]).slice(0, 2)).toEqual([
    [false, null],
    [true, 'Declined last time'],
  ])
  expect(run(listed(options)).value).toBe('other')
  expect(run({ type: 'listed', options, stored: 'pm_2' }).value).toBe('other')
  expect(run(listed(options), picked('pm_2')).value).toBe('pm_2')
  expect(run(listed(two), listed(options)).value).toBe('pm_2')
})

test('[B4.1] what a person chose is there after a reload, as long as it is there', () => {
  const credit = { text: '$5,000 available on your credit line', reaches: true }
  const invoiced = (reaches: boolean) => cardOptions({ ...facts, cards: [card('pm_2', { isDefault: true })], credit: { ...credit, reaches } })
  const reloaded = (options: readonly CardOption[], stored: string | null) => run({ type: 'listed', options, stored })
  expect(reloaded(invoiced(true), 'invoice')).toEqual({ value: 'invoice', by: 'person' })
  expect(reloaded(invoiced(false), 'invoice')).toEqual({ value: 'pm_2', by: 'default' })
  expect(reloaded(two, 'pm_9').value).toBe('pm_2')
  expect(reloaded(two, null).value).toBe('pm_2')
  expect(run(listed(invoiced(true)), { type: 'listed', options: invoiced(true), stored: 'invoice' }).value).toBe('pm_2')
})
