import { expect, test } from 'vitest'
import { ANSWERED, DUE, FACTS, NOT_APPLIED } from './tenders.example.ts'
import { next, tendersOf } from './tenders-machine.ts'
import { type BoxId, boxOf, type Facts, type TenderEvent, type Tenders } from './tenders-state.ts'
import { unappliedIn } from './unapplied.ts'

const CASH_LEFT: Facts = { ...FACTS, stored: { step: 'ready', value: { cash: 19.16, cards: [], wallets: [] } } }
const START = tendersOf({ applied: NOT_APPLIED, due: DUE, elsewhere: [] }, false)
const known = (facts: Partial<Facts> = {}): Tenders => next(START, { type: 'looked', facts: { ...FACTS, ...facts } })
const run = (events: readonly TenderEvent[], from: Tenders = known()): Tenders => events.reduce(next, from)
const type = (field: 'coupon' | 'cash' | 'points' | 'extra', text: string): TenderEvent => ({ type: 'typed', field, text })
const click = (box: BoxId): TenderEvent => ({ type: 'clicked', box })
const no = (message: string): TenderEvent => ({ type: 'refused', message })
const { coupon, cash_card, points } = ANSWERED.applied
const answered = (applied: object, card = 400): TenderEvent => ({
  type: 'answered',
  applied: { ...NOT_APPLIED, ...applied },
  due: { ...DUE, card },
  elsewhere: [],
})
const said = (state: Tenders, box: BoxId) => boxOf(state, box).message

test('[A5.1] [A9.2] an empty coupon is refused with the text of the seed for 5 s, and nothing is asked', () => {
  for (const text of ['', '   ']) {
    const state = run([type('coupon', text), click('coupon')])
    expect(boxOf(state, 'coupon').step).toBe('refused')
    expect(said(state, 'coupon')).toMatchObject({ text: 'PLESE ENTER A VALID CUPON CODE', clockMs: 5000, kind: 'wrong' })
    expect(state.ask).toBeNull()
  }
})

test('[A5.2] a person who has no coupons at all gets a message', () => {
  const state = run([type('coupon', 'SAVE10'), click('coupon')], known({ coupons: { step: 'ready', value: [] } }))
  expect(said(state, 'coupon')?.text).toBe('You Do Not Have Any Coupon Code To Apply')
  expect(state.ask).toBeNull()
})

test('[B5.1] a code of other than letters and digits is not asked for', () => {
  for (const text of ['SAVE-10', 'SAVE 10', "S' OR 1", 'SÄVE']) expect(run([type('coupon', text), click('coupon')]).ask).toBeNull()
  expect(run([type('coupon', ' save10 '), click('coupon')]).ask).toEqual({ act: 'apply', box: 'coupon', code: 'save10' })
})

test('[A4.4] a coupon: applying, applied and locked, taken off', () => {
  const applying = run([type('coupon', 'SAVE10'), click('coupon')])
  expect(boxOf(applying, 'coupon').step).toBe('applying')
  expect(next(applying, type('coupon', 'TAKE25')).typed.coupon).toBe('SAVE10')
  const applied = next(applying, answered({ coupon }))
  expect(boxOf(applied, 'coupon').step).toBe('applied')
  expect(next(applied, type('coupon', 'TAKE25')).typed.coupon).toBe('SAVE10')
  const removing = next(applied, click('coupon'))
  expect(removing.ask).toEqual({ act: 'remove', box: 'coupon' })
  const off = next(removing, answered({}, 499.26))
  expect(boxOf(off, 'coupon').step).toBe('open')
  expect(off.applied.coupon).toBeNull()
})

test('[A5.4] a cash amount takes digits and two decimals while it is typed', () => {
  const typed = (text: string) => run([type('cash', text)]).typed.cash
  expect(['40', '40.5', '40.505', '4a0', '1.2.3', ',5', '-7', '40,25', ''].map(typed)).toEqual(['40', '40.5', '40.50', '40', '1.23', ',5', '7', '40,25', ''])
  // Groups are typed key by key, and nothing on the way makes another amount of them.
  const wealthy = next(next(known(), { type: 'synced', applied: NOT_APPLIED, due: { ...DUE, now: 9000 }, elsewhere: [] }), {
    type: 'looked',
    facts: { ...FACTS, stored: { step: 'ready', value: { cash: 5000, cards: [], wallets: [] } } },
  })
  const keys = ['1', '1,', '1,2', '1,23', '1,234'].reduce((state, text) => next(state, type('cash', text)), wealthy)
  expect([keys.typed.cash, keys.hints.cash, next(keys, click('cash')).ask]).toEqual(['1,234', null, expect.objectContaining({ amount: '1234' })])
  // Where there are no coins decimals are refused.
  const yen = next(known(), { type: 'synced', applied: NOT_APPLIED, due: { ...DUE, now: 9000, currency: 'JPY' }, elsewhere: [] })
  const clicked = run([type('cash', '40.5'), click('cash')], yen)
  expect([run([type('cash', '40.5')], yen).hints.cash, clicked.ask, said(clicked, 'cash')?.text]).toEqual([
    'An amount in this currency has no decimals.',
    null,
    'Please Enter Cash Card Amount',
  ])
  expect(run([type('extra', '40.5')], yen).hints.points).toBe('An amount in this currency has no decimals.')
})

test('[A5.5] cash is cut to what the cards hold and to what is due after the coupon, with a hint; nothing or zero is refused', () => {
  const over = run([type('cash', '900')])
  expect([over.typed.cash, over.hints.cash]).toEqual(['150', "Your cash cards have $150, so that's the most you can use."])
  const small = tendersOf({ applied: { ...NOT_APPLIED, coupon }, due: { ...DUE, now: 100 }, elsewhere: [] }, false)
  const due = run([type('cash', '60')], next(small, { type: 'looked', facts: FACTS }))
  expect([due.typed.cash, due.hints.cash]).toEqual(['50.07', "Only $50.07 is due, so that's the most you can use."])
  expect(run([type('cash', '900'), type('cash', '15')]).hints.cash).toBeNull()
  // Decimals that are left out are said to be (C2.17).
  expect(run([type('cash', '1.234')])).toMatchObject({ typed: { cash: '1.23' }, hints: { cash: 'An amount can have at most two decimals.' } })
  // A minus and letters are left out of it too; what is around an amount is not said.
  for (const text of ['-5', '-', 'abc', '−٥']) expect(run([type('cash', text)]).hints.cash).toBe('An amount has digits only, without a minus sign.')
  for (const text of ['$12.50', '12,50 EUR', '\u200f١٢٫٥٠\u00a0د.إ']) expect(run([type('cash', text)]).hints.cash).toBeNull()
  for (const text of ['', '0', '0.00']) {
    const state = run([type('cash', text), click('cash')])
    expect(said(state, 'cash')?.text).toBe('Please Enter Cash Card Amount')
    expect(state.ask).toBeNull()
  }
})

test('[A4.5] [A8.5] [A9.2] cash is applied and released, each said for 5 s', () => {
  const asked = run([type('cash', '60'), click('cash')])
  expect(asked.ask).toEqual({ act: 'apply', box: 'cash', amount: '60' })
  const applied = next(asked, answered({ cash_card }))
  expect(said(applied, 'cash')).toMatchObject({ text: 'CASH APPLIED SUCCESSFULLY', kind: 'done', clockMs: 5000 })
  expect(boxOf(applied, 'cash').step).toBe('applied')
  const released = run([click('cash'), answered({}, 499.26)], applied)
  expect(said(released, 'cash')).toMatchObject({ text: 'CASH RELEASED SUCCESSFULLY', clockMs: 5000 })
  expect(boxOf(released, 'cash').step).toBe('open')
})

test('[A8.4] cash that could not be applied has an error, and the reason next to it; what could not be released stays applied', () => {
  const refused = run([type('cash', '60'), click('cash'), no('They hold less by now.')])
  expect(said(refused, 'cash')).toMatchObject({ text: 'FAILED TO APPLY CASH CARD', why: 'They hold less by now.' })
  expect(refused.typed.cash).toBe('60')
  const applied = run([type('cash', '60'), click('cash'), answered({ cash_card }), click('cash'), no('Nobody answered.')])
  expect(boxOf(applied, 'cash')).toMatchObject({ step: 'applied', message: { text: 'Nobody answered.' } })
})

test('[A5.6] points are cut to those of the chosen kind, with a hint; a change of kind cuts them again', () => {
  const over = run([type('points', '99000')])
  expect([over.typed.points, over.hints.points]).toEqual(['12000', "You have 12,000 points, so that's the most you can use."])
  const other = next(over, { type: 'type_chosen', code: 'PARTNER' })
  expect([other.typed.points, other.typed.search]).toEqual(['3000', 'Partner Points'])
  expect(run([type('points', 'x1 500')]).typed.points).toBe('1500')
})

test('groups of three are groups in what is pasted; a part of a point is reported, and never ten times as many', () => {
  expect(
    run([type('cash', '$1,234')], next(known(), { type: 'synced', applied: NOT_APPLIED, due: { ...DUE, now: 9000 }, elsewhere: [] })).hints.cash,
  ).not.toBeNull()
  expect(run([type('cash', '0,140.50'), click('cash')]).ask).toMatchObject({ amount: '140.50' })
  expect(['1,500', '1.500'].map((text) => run([type('points', text)]).typed.points)).toEqual(['1500', '1500'])
  const part = run([type('points', '1.5')])
  expect(part).toMatchObject({ typed: { points: '1.5' }, hints: { points: expect.stringContaining('whole') } })
  const clicked = next(part, click('points'))
  expect(clicked.ask).toBeNull()
  expect(said(clicked, 'points')).toMatchObject({ text: 'Error', why: expect.stringContaining('whole') })
})

test('[B2.12] the kind that is typed in the search is the kind that is used: none, where the text names none', () => {
  const search = (text: string): TenderEvent => ({ type: 'typed', field: 'search', text })
  const other = run([type('points', '9000'), search('Partner Points')])
  expect(other.typed).toMatchObject({ pointType: 'PARTNER', points: '3000' })
  const none = run([search('Partner Poin')], other)
  expect(none.typed).toMatchObject({ pointType: null, search: 'Partner Poin' })
  const clicked = next(none, click('points'))
  expect(clicked.ask).toBeNull()
  expect(said(clicked, 'points')).toMatchObject({ text: 'Error', why: expect.stringMatching(/^Choose a type of points/) })
})

test('what the server applied of less than was asked for is reported as such', () => {
  const fewer = run([type('points', '9000'), click('points'), answered({ points: { ...points, points: 100, amount: 1 } })])
  expect(said(fewer, 'points')).toMatchObject({ kind: 'done', why: 'You can use at most 100 points here.' })
  const less = run([type('cash', '150'), click('cash'), answered({ cash_card })])
  expect(said(less, 'cash')).toMatchObject({ text: 'CASH APPLIED SUCCESSFULLY', why: "Only $60 is due, so that's the most you can use." })
  expect(said(run([type('points', '2000'), click('points'), answered({ points })]), 'points')).toBeNull()
})

test('[A8.4] [A9.2] a refusal is shown for its time, also where another tab had applied first and the page is reloaded', () => {
  const refused = run([type('cash', '60'), click('cash'), no('Cash is applied already.'), { type: 'synced', ...ANSWERED }])
  expect(boxOf(refused, 'cash')).toMatchObject({ step: 'applied', message: { text: 'FAILED TO APPLY CASH CARD', why: 'Cash is applied already.' } })
  const cleared = next(refused, { type: 'cleared', box: 'cash', id: said(refused, 'cash')?.id ?? -1 })
  expect(boxOf(cleared, 'cash')).toMatchObject({ step: 'applied', message: { text: null } })
})

test('[A8.4] [A8.6] an unanswered change is no refusal: what is known of it is said', () => {
  for (const isKnown of [true, false]) {
    const cash = run([type('cash', '60'), click('cash'), { type: 'unanswered', isKnown }])
    expect(boxOf(cash, 'cash')).toMatchObject({ step: 'refused', message: { text: isKnown ? 'FAILED TO APPLY CASH CARD' : 'We lost the connection.' } })
    expect(said(cash, 'cash')?.why).toMatch(isKnown ? /up to date now/ : /don't know/)
  }
})

test('[B2.12] the first kind with points is chosen, once; cleared it stays cleared', () => {
  expect(known().typed.pointType).toBe('MILES')
  const cleared = run([
    { type: 'type_chosen', code: null },
    { type: 'looked', facts: FACTS },
  ])
  expect([cleared.typed.pointType, cleared.typed.search]).toEqual([null, ''])
})

test('[A4.6] [A6.5] points are applied, with what an agency adds, and taken off by the same button', () => {
  const asked = run([type('points', '2000'), type('extra', '15.5'), click('points')])
  expect(asked.ask).toEqual({ act: 'apply', box: 'points', type: 'MILES', points: 2000, extra: 15.5 })
  const applied = next(asked, answered({ points }))
  expect(boxOf(applied, 'points').step).toBe('applied')
  expect(next(applied, click('points')).ask).toEqual({ act: 'remove', box: 'points' })
})

test('[A8.6] [A9.2] points that could not be applied say Error for 3 s; why stays until the box is touched', () => {
  for (const state of [run([click('points')]), run([type('points', '2000'), click('points'), no('They are held elsewhere.')])]) {
    expect(said(state, 'points')).toMatchObject({ text: 'Error', clockMs: 3000 })
    const id = said(state, 'points')?.id ?? -1
    const later = next(state, { type: 'cleared', box: 'points', id })
    expect(said(later, 'points')).toMatchObject({ text: null, why: expect.stringMatching(/./) })
    expect(said(next(later, type('points', '1')), 'points')).toBeNull()
  }
})

test('[A9.2] a message clears by its own clock alone, and the box then shows what is typed', () => {
  const first = run([click('cash')])
  const second = run([click('cash')], first)
  const late = next(second, { type: 'cleared', box: 'cash', id: said(first, 'cash')?.id ?? -1 })
  expect(said(late, 'cash')?.text).toBe('Please Enter Cash Card Amount')
  const cleared = next(second, { type: 'cleared', box: 'cash', id: said(second, 'cash')?.id ?? -1 })
  expect(boxOf(cleared, 'cash')).toEqual({ step: 'idle', message: null })
})

test('one change at a time: while one is being sent no other is', () => {
  const asked = run([type('coupon', 'SAVE10'), click('coupon')])
  expect(run([type('cash', '40'), click('cash'), click('card:wallet:USD')], asked)).toMatchObject({ ask: asked.ask, typed: { cash: '40' } })
})

test('[B4.1] while the booking is being made or exists nothing is typed, chosen, applied or taken off', () => {
  const locked = run([{ type: 'locked', locked: true }], tendersOf(ANSWERED, false))
  const tried: TenderEvent[] = [
    type('coupon', 'X'),
    type('cash', '1'),
    { type: 'type_chosen', code: null },
    click('coupon'),
    click('cash'),
    click('points'),
    click('card:wallet:USD'),
  ]
  expect(run(tried, locked)).toBe(locked)
  expect(run([{ type: 'locked', locked: false }, click('coupon')], locked).ask).toEqual({ act: 'remove', box: 'coupon' })
})

test('the server’s checkout is the truth: what another tab applied is applied here, what it took off is off, what is typed stays', () => {
  const typed = run([type('cash', '40')])
  const both = next(typed, { type: 'synced', ...ANSWERED })
  expect((['coupon', 'cash', 'points', 'card:wallet:USD'] as const).map((box) => boxOf(both, box).step)).toEqual(['applied', 'applied', 'applied', 'applied'])
  expect(both.typed).toMatchObject({ coupon: 'SAVE10', cash: '60', points: '2000', search: 'Sojourn Miles' })
  const none = next(both, { type: 'synced', applied: NOT_APPLIED, due: DUE, elsewhere: [] })
  expect((['coupon', 'card:wallet:USD'] as const).map((box) => boxOf(none, box).step)).toEqual(['open', 'idle'])
})

test('[A5.5] cash that another tab gave back can be used here at once', () => {
  const held = next(tendersOf({ applied: { ...NOT_APPLIED, cash_card: { amount: 130.84, currency: 'USD' } }, due: DUE, elsewhere: [] }, false), {
    type: 'looked',
    facts: CASH_LEFT,
  })
  const back = next(held, { type: 'synced', applied: NOT_APPLIED, due: DUE, elsewhere: [] })
  expect(run([type('cash', '150')], back).typed.cash).toBe('150')
})

test('[A4.4] [A5.3] a coupon that is clicked is asked for at once, as a typed one is; nothing else is meanwhile', () => {
  const chosen: TenderEvent = { type: 'coupon_chosen', code: 'TAKE25' }
  const asked = run([type('coupon', 'SA'), chosen])
  expect(asked).toMatchObject({ typed: { coupon: 'TAKE25' }, ask: { act: 'apply', box: 'coupon', code: 'TAKE25' }, boxes: { coupon: { step: 'applying' } } })
  expect(run([chosen], asked)).toBe(asked)
  expect(boxOf(next(asked, no('Too little.')), 'coupon')).toMatchObject({ step: 'refused', message: { text: 'Too little.' } })
  const applied = tendersOf(ANSWERED, false)
  expect(run([chosen], applied)).toBe(applied)
  const locked = run([{ type: 'locked', locked: true }])
  expect(run([chosen], locked)).toBe(locked)
})

test('[A5.3] [A5.5] [A5.6] what is typed and not applied is asked about once: not what is applied, comes to nothing, was refused, taken off or passed over in the same words', () => {
  const asks = (...events: TenderEvent[]) => unappliedIn(run(events))
  expect(asks()).toEqual([])
  expect(asks(type('coupon', ' '), type('cash', '0.0'), type('points', '0'))).toEqual([])
  expect(asks(type('points', '2000'), type('cash', '40'), type('coupon', 'save10'))).toEqual(['coupon', 'cash', 'points'])
  expect(asks(type('points', '1.5'))).toEqual(['points'])
  expect(asks(type('extra', '15'))).toEqual(['points'])
  const all = [type('coupon', 'save10'), type('cash', '40')]
  expect(asks(...all, { type: 'passed' })).toEqual([])
  expect(asks(...all, { type: 'passed' }, type('coupon', 'take25'))).toEqual(['coupon'])
  expect(asks(...all, click('coupon'), no('No such coupon.'))).toEqual(['cash'])
  expect(asks(...all, click('coupon'), answered({ coupon }), click('coupon'), answered({}))).toEqual(['cash'])
  // It may work the next time.
  expect(asks(...all, click('coupon'), { type: 'unanswered', isKnown: true })).toEqual(['coupon', 'cash'])
  // Taken off in another tab: not by a person who looks at this one.
  const gone: TenderEvent = { type: 'synced', applied: NOT_APPLIED, due: DUE, elsewhere: [] }
  expect(asks(...all, click('coupon'), answered({ coupon }), gone)).toEqual(['coupon', 'cash'])
})

test('an unexpected answer changes nothing', () => {
  expect(run([answered({ coupon })])).toEqual(known())
  expect(run([no('x')])).toEqual(known())
})
