import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyInTurn } from './apply-first.ts'
import { createTenders, type News } from './create-tenders.ts'
import { ANSWERED, DUE, ELSEWHERE, FACTS, NOT_APPLIED } from './tenders.example.ts'

interface ServerAnswer {
  readonly code?: string
  readonly status?: number
  readonly data?: object
}
const { coupon } = ANSWERED.applied
const money = (applied: object, card = 400) => ({ lines: [], due: { ...DUE, card }, tenders: { ...NOT_APPLIED, ...applied }, earns: null, held_elsewhere: [] })

/** Boxes over an API with an answer for each path. */
function boxes(answers: Record<string, ServerAnswer>) {
  const asked: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) })
    const hints = answers[path]
    if (!hints) throw new TypeError('offline')
    const { code, data, status = code ? 409 : 200 } = hints
    return Response.json({ status: code ? 'fail' : 'success', status_code: status, message: 'As the server says.', code, data }, { status })
  })
  const news: News[] = []
  const of = { checkoutId: 'chk_1', product: 'HLT', currency: 'USD', takesPoints: true } as const
  const store = createTenders(of, { applied: NOT_APPLIED, due: DUE, elsewhere: [] }, false, (one) => news.push(one))
  return { store, asked, news, hints: () => news.map(({ type }) => type) }
}

const storage = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers()
  storage.clear()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => storage.set(key, value), removeItem: (key: string) => storage.delete(key) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const settle = () => vi.advanceTimersByTimeAsync(0)

test('[A3.5] [A4.4] an applied coupon is stored locally with its six fields, and deleted when it is removed', async () => {
  const { store, asked, hints } = boxes({
    '/api/general/applyCouponCodeDetails': { data: { checkout: money({ coupon: { ...coupon, more: 1 } }) } },
    '/api/booking/unlockCouponCodeApi': { data: { checkout: money({}) } },
  })
  store.send({ type: 'typed', field: 'coupon', text: 'SAVE10' })
  store.send({ type: 'clicked', box: 'coupon' })
  await settle()
  expect(asked[0]).toEqual({
    path: '/api/general/applyCouponCodeDetails',
    body: { checkoutId: 'chk_1', product_type: 'HLT', currency: 'USD', coupon_code: 'SAVE10' },
  })
  expect(JSON.parse(storage.get('couponCodeInfo') ?? '{}')).toEqual(coupon)
  expect(hints()).toEqual(['money'])
  store.send({ type: 'clicked', box: 'coupon' })
  await settle()
  expect(storage.has('couponCodeInfo')).toBe(false)
})

test('[A9.2] [B9.2] messages clear after 5 s, that of the points after 3 s, and each stays in the list of messages', async () => {
  const { store, news } = boxes({})
  store.send({ type: 'clicked', box: 'coupon' })
  store.send({ type: 'clicked', box: 'points' })
  expect(news).toEqual([
    { type: 'said', text: 'PLESE ENTER A VALID CUPON CODE' },
    { type: 'said', text: expect.stringMatching(/^Error: /) },
  ])
  const texts = () => [store.snapshot().boxes.coupon?.message?.text, store.snapshot().boxes.points?.message?.text]
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['PLESE ENTER A VALID CUPON CODE', 'Error'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['PLESE ENTER A VALID CUPON CODE', null])
  vi.advanceTimersByTime(2000)
  expect(texts()[0]).toBeUndefined()
})

test('what a refusal means for the page: sign in, the demo modal, a checkout that is not as shown; a wrong code means nothing', async () => {
  const seen = async (code: string) => {
    const { store, hints } = boxes({ '/api/booking/applyCashcard': { code } })
    store.send({ type: 'typed', field: 'cash', text: '40' })
    store.send({ type: 'clicked', box: 'cash' })
    await settle()
    return hints().filter((type) => type !== 'said')
  }
  expect(await Promise.all([seen('not_signed_in')])).toEqual([['signed_out']])
  expect(await seen('demo_account')).toEqual(['demo'])
  for (const code of ['cash_applied', 'checkout_expired', 'already_booked']) expect(await seen(code)).toEqual(['stale'])
  expect(await seen('no_cash')).toEqual([])
})

test('[A8.4] [A8.5] a change whose answer is lost is looked up: done all the same it is reported as done, else in its present state', async () => {
  const click = async (cash_card: object | null, answers: Record<string, ServerAnswer> = { '/api/checkout/get': { data: money({ cash_card }, 439.26) } }) => {
    const { store, hints, asked } = boxes(answers)
    store.send({ type: 'typed', field: 'cash', text: '60' })
    store.send({ type: 'clicked', box: 'cash' })
    await settle()
    expect(asked.filter(({ path }) => path === '/api/booking/applyCashcard')).toHaveLength(1)
    const { ask, applied, boxes: stand } = store.snapshot()
    return { ask, cash: applied.cash_card?.amount, ...stand.cash?.message, hints: hints() }
  }
  const cash_card = { amount: 60, currency: 'USD' }
  expect(await click(cash_card)).toMatchObject({ ask: null, cash: 60, text: 'CASH APPLIED SUCCESSFULLY', hints: ['said', 'money'] })
  const failed = { ask: null, text: 'FAILED TO APPLY CASH CARD', why: expect.stringMatching(/up to date now/), hints: ['said', 'money'] }
  expect(await click(null)).toMatchObject(failed)
  expect(await click(null, {})).toMatchObject({ ask: null, text: 'We lost the connection.', why: expect.stringMatching(/don't know/), hints: ['said'] })
  const broken = { code: 'internal', status: 500 }
  expect(await click(null, { '/api/booking/applyCashcard': broken, '/api/checkout/get': { data: money({}) } })).toMatchObject(failed)
  expect(await click(null, { '/api/booking/applyCashcard': broken, '/api/checkout/get': broken })).toMatchObject({ why: expect.stringMatching(/don't know/) })
})

test('[C2.2] one click asks for what another checkout holds; refused as held elsewhere, what holds it is looked up', async () => {
  const elsewhere = { ...money({}), held_elsewhere: ELSEWHERE, state: 'open' }
  const { store, asked, news } = boxes({
    '/api/booking/applyCashcard': { data: { checkout: money({ cash_card: { amount: 40, currency: 'USD' } }) } },
    '/api/general/applyCouponCodeDetails': { code: 'held_elsewhere' },
    '/api/checkout/get': { data: elsewhere },
  })
  store.send({ type: 'typed', field: 'coupon', text: 'TAKE25' })
  store.send({ type: 'clicked', box: 'coupon' })
  await settle()
  expect(store.snapshot().elsewhere).toEqual(ELSEWHERE)
  store.send({ type: 'move_clicked', box: 'cash' })
  await settle()
  expect(asked.find(({ path }) => path === '/api/booking/applyCashcard')?.body).toMatchObject({ checkoutId: 'chk_1', amount: '40', move: true })
  expect(store.snapshot().elsewhere).toEqual([])
  expect(news.filter(({ type }) => type === 'money').map((one) => one.type === 'money' && one.isOpen)).toEqual([true, true])
})

test('[C2.3] the page learns whether the checkout is open again: from any answer, and after a refusal from the checkout itself', async () => {
  for (const state of ['open', 'booked']) {
    const { store, news } = boxes({ '/api/booking/applyCashcard': { code: 'payment_pending' }, '/api/checkout/get': { data: { ...money({}), state } } })
    store.send({ type: 'typed', field: 'cash', text: '40' })
    store.send({ type: 'clicked', box: 'cash' })
    await settle()
    expect(news.find(({ type }) => type === 'money')).toMatchObject({ isOpen: state === 'open' })
  }
})

test('[A5.3] what is asked about before paying is applied in turn; the first that is refused ends it, and its box says why', async () => {
  const given = {
    '/api/general/applyCouponCodeDetails': { data: { checkout: money({ coupon }) } },
    '/api/booking/applyCashcard': { data: { checkout: money({ coupon, cash_card: { amount: 40, currency: 'USD' } }) } },
  }
  const apply = async (answers: Record<string, ServerAnswer>) => {
    const { store, asked } = boxes(answers)
    store.send({ type: 'typed', field: 'coupon', text: 'SAVE10' })
    store.send({ type: 'typed', field: 'cash', text: '40' })
    const refused = applyInTurn(store, ['coupon', 'cash'])
    await settle()
    await settle()
    return { refused: await refused, asked: asked.map(({ path }) => path).filter((path) => /\/apply/.test(path)), store }
  }
  expect(await apply(given)).toMatchObject({ refused: null, asked: Object.keys(given) })
  const { refused, asked, store } = await apply({ ...given, '/api/general/applyCouponCodeDetails': { code: 'unknown_coupon' } })
  expect([refused, asked]).toEqual(['coupon', ['/api/general/applyCouponCodeDetails']])
  expect(store.snapshot().boxes.coupon).toMatchObject({ step: 'refused', message: { text: 'As the server says.' } })
})

test('[A9.6] loyalty calls name hotels as HTL', async () => {
  const { store, asked } = boxes({})
  await store.look()
  store.send({ type: 'looked', facts: FACTS })
  store.send({ type: 'typed', field: 'points', text: '100' })
  store.send({ type: 'clicked', box: 'points' })
  await settle()
  const loyalty = asked.filter(({ path }) => path.startsWith('/api/loyalty/'))
  expect(loyalty.map(({ path, body }) => [path, body.product_type])).toEqual([
    ['/api/loyalty/checkLoyaltyPoints', 'HTL'],
    ['/api/loyalty/applyPoints', 'HTL'],
  ])
})

test('[B4.4] when the card has nothing left to pay, or something again, the page asks the server how it is paid', async () => {
  const { store, hints } = boxes({ '/api/booking/applyCashcard': { data: { checkout: money({ cash_card: { amount: 499.26, currency: 'USD' } }, 0) } } })
  store.send({ type: 'typed', field: 'cash', text: '499.26' })
  store.send({ type: 'clicked', box: 'cash' })
  await settle()
  expect(hints()).toEqual(['said', 'money', 'stale'])
})

test('[A3.6] a look-up that fails is reported, and keeps what was known', async () => {
  const answers: Record<string, ServerAnswer> = {
    '/api/booking/getpaymentcardbyuser': { data: { total_amount: 150, currency: 'USD', cards: [], wallets: [] } },
  }
  const { store } = boxes(answers)
  await store.look()
  expect(store.snapshot().facts).toMatchObject({ stored: { step: 'ready', value: { cash: 150 } }, coupons: { step: 'failed' }, points: { step: 'failed' } })
  delete answers['/api/booking/getpaymentcardbyuser']
  answers['/api/general/getCouponCodeDetails'] = { data: { coupons: [] } }
  answers['/api/loyalty/checkLoyaltyPoints'] = { code: 'points_not_for_this' }
  await store.look()
  expect(store.snapshot().facts).toMatchObject({ stored: { step: 'ready' }, coupons: { step: 'ready' }, points: { step: 'ready', value: null } })
  expect(FACTS.points.step).toBe('ready')
})
