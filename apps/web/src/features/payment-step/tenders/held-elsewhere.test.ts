import { expect, test } from 'vitest'
import { elsewhereOf, moveOf } from './held-elsewhere.ts'
import { ANSWERED, DUE, ELSEWHERE, FACTS, NOT_APPLIED } from './tenders.example.ts'
import { next, tendersOf } from './tenders-machine.ts'
import type { AppliedNow, BoxId, Facts, Tenders } from './tenders-state.ts'
import { usableCards } from './usable-cards.ts'

const [coupon, cash, points, wallet] = ELSEWHERE
const at = (now: Partial<AppliedNow> = {}, facts: Facts = FACTS): Tenders =>
  next(tendersOf({ applied: NOT_APPLIED, due: DUE, elsewhere: ELSEWHERE, ...now }, false), { type: 'looked', facts })

test('[C2.2] each box names its value that is held elsewhere, and asks for what an open checkout holds', () => {
  const state = at()
  const boxes: readonly BoxId[] = ['coupon', 'cash', 'points', 'card:wallet:USD']
  expect(boxes.map((box) => elsewhereOf(state, box))).toEqual([[coupon], [cash], [points], [wallet]])
  expect(boxes.map((box) => moveOf(state, box))).toEqual([
    { act: 'apply', box: 'coupon', code: 'TAKE25', move: true },
    { act: 'apply', box: 'cash', amount: '40', move: true },
    // A booking that waits for its payment holds them.
    null,
    { act: 'apply', box: 'card:wallet:USD', move: true },
  ])
  expect(next(state, { type: 'move_clicked', box: 'coupon' })).toMatchObject({ ask: { move: true }, boxes: { coupon: { step: 'applying' } } })
  for (const still of [next(state, { type: 'locked', locked: true }), next(state, { type: 'clicked', box: 'card:wallet:USD' })])
    expect(next(still, { type: 'move_clicked', box: 'coupon' })).toBe(still)
})

test('[C2.2] what is applied here is asked for together with what is moved; another coupon or kind of points stays', () => {
  const free = { ...points!, booking_id: null }
  const { applied } = ANSWERED
  expect(moveOf(at({ applied }), 'cash')).toMatchObject({ amount: '100' })
  expect(moveOf(at({ applied }), 'coupon')).toBeNull()
  expect(moveOf(at({ applied, elsewhere: [free] }), 'points')).toMatchObject({ type: 'MILES', points: 4000 })
  expect(moveOf(at({ applied, elsewhere: [{ ...free, id: 'PARTNER' }] }), 'points')).toBeNull()
  // In another currency it is as much as is due: the server takes no more than there is.
  expect(moveOf(at({ elsewhere: [{ ...cash!, currency: 'EUR' }] }), 'cash')).toMatchObject({ amount: '499.26' })
})

test('[C2.11] the wallet is one row whatever cards it is of; a card of it that was applied alone keeps its own, and one held elsewhere is seen at the wallet', () => {
  const rows = (state: Tenders) => usableCards(state, true).map(({ payment_card_id: id }) => id)
  expect(rows(at())).toEqual(['wallet:USD', 'crd_2'])
  const alone = { ...NOT_APPLIED, payment_cards: [{ payment_card_id: 'crd_1', payment_card_name: 'Travel wallet', amount: 5, currency: 'USD', rooms: [5] }] }
  expect(rows(at({ applied: alone }))).toEqual(['wallet:USD', 'crd_1', 'crd_2'])
  expect(elsewhereOf(at({ elsewhere: [{ ...wallet!, id: 'crd_1' }] }), 'card:wallet:USD')).toHaveLength(1)
  const stored = FACTS.stored.step === 'ready' ? FACTS.stored.value : null
  const wallets = stored!.wallets.map((each) => ({ ...each, card_status: 'HELD' as const, redemption_price: 0 }))
  const empty: Facts = { ...FACTS, stored: { step: 'ready', value: { ...stored!, wallets } } }
  expect(rows(at({}, empty))).toEqual(['wallet:USD', 'crd_2'])
  expect(rows(at({ elsewhere: [] }, empty))).toEqual(['crd_2'])
})
