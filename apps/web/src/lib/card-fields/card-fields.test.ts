import type { CardSdk, FieldEvents, FieldKind, PayResult } from '@sojourn/card-sdk'
import { expect, test, vi } from 'vitest'
import { createCardFields } from './card-fields.ts'
import { cardResultOf } from './card-result.ts'

type Name = keyof FieldEvents

/** The SDK as far as the fields use it: what was mounted, what was focused, and a way to let its frames speak. */
function fakeSdk(result: PayResult = { status: 'succeeded', paymentId: 'pay_1' }) {
  const handlers = new Map<Name, (event: never) => void>()
  const field = () => ({ focus: vi.fn(), setTheme: vi.fn(), unmount: vi.fn() })
  const fields = { number: field(), expiry: field(), code: field() }
  const mount = vi.fn((kind: FieldKind) => fields[kind])
  const sdk = { init: vi.fn(), pay: vi.fn(async () => result), mount, on: (name: Name, handler: (event: never) => void) => handlers.set(name, handler) }
  const say = <N extends Name>(name: N, event: FieldEvents[N]) => (handlers.get(name) as (event: FieldEvents[N]) => void)(event)
  return { sdk: sdk as unknown as CardSdk, spies: sdk, fields, say }
}

const host = (name: string) => ({ name }) as unknown as HTMLElement
const themeOf = (slot: HTMLElement) => ({ ink: `ink of ${(slot as unknown as { name: string }).name}` })
const settled = () => new Promise((done) => setTimeout(done))

async function mounted(result?: PayResult) {
  const fake = fakeSdk(result)
  const fields = createCardFields({ load: async () => fake.sdk, themeOf, resultOf: cardResultOf })
  for (const kind of ['number', 'expiry', 'code'] as const) fields.attach(kind, host(kind))
  await settled()
  return { ...fake, view: fields }
}
const whole = async (result?: PayResult) => {
  const all = await mounted(result)
  for (const kind of ['number', 'expiry', 'code'] as const) all.say('change', { kind, empty: false, complete: true, error: null, brand: 'visa' })
  return all
}
const payment = { clientSecret: 'pay_1_secret_x', name: 'Nora Andrade', save: true, nickName: 'Everyday' }

test('fields are mounted in their slots with the colours of the page, and dressed again after nightfall', async () => {
  const { spies, fields, view } = await mounted()
  expect(spies.mount).toHaveBeenCalledWith('number', host('number'), { theme: { ink: 'ink of number' } })
  view.redress()
  expect(fields.code.setTheme).toHaveBeenCalledWith({ ink: 'ink of code' })
})

test('what is missing is said at its field and the first one gets the focus, unless something above it has it', async () => {
  const { view, fields, say } = await mounted()
  say('change', { kind: 'number', empty: false, complete: true, error: null, brand: 'amex' })
  expect(view.port.check(false)).toBe(false)
  expect(fields.expiry.focus).not.toHaveBeenCalled()
  expect(view.port.check(true)).toBe(false)
  expect(fields.expiry.focus).toHaveBeenCalledOnce()
  expect(fields.code.focus).not.toHaveBeenCalled()
  const { number, expiry, code } = view.snapshot().fields
  expect([number.error, expiry.error, code.error]).toEqual([null, 'Enter the expiry date as shown on the card.', 'Enter the security code.'])
  expect(view.snapshot().brand).toBe('amex')
})

test("the gateway's own message about a field has priority over ours", async () => {
  const { view, say } = await mounted()
  say('change', { kind: 'expiry', empty: false, complete: false, error: { code: 'expired', message: 'This card has expired.' } })
  view.port.check(false)
  expect(view.snapshot().fields.expiry.error).toBe('This card has expired.')
})

test('[B4.4] a price above 0: the payment is named to the SDK by its secret, then paid', async () => {
  const { view, spies } = await whole()
  expect(view.port.check(true)).toBe(true)
  expect(await view.port.pay(payment)).toEqual({ status: 'succeeded' })
  expect(spies.init).toHaveBeenCalledWith({ clientSecret: 'pay_1_secret_x', paymentId: 'pay_1' })
  expect(spies.pay).toHaveBeenCalledWith({ name: 'Nora Andrade', save: true, nickName: 'Everyday' })
})

const ANSWERS: readonly (readonly [PayResult, unknown])[] = [
  [{ status: 'unknown', message: '' }, { status: 'unknown' }],
  [
    { status: 'action', paymentId: 'pay_1', url: 'https://pay.test/c' },
    { status: 'action', url: 'https://pay.test/c' },
  ],
  [
    { status: 'declined', paymentId: 'pay_1', code: 'x', declineCode: null, message: 'No funds.' },
    { status: 'declined', message: 'No funds.' },
  ],
  [
    { status: 'invalid', message: '', fields: [] },
    { status: 'unsent', said: true },
  ],
  [
    { status: 'error', code: 'x', message: '' },
    { status: 'unsent', said: false },
  ],
]
test.each(ANSWERS)('an answer of the gateway keeps its meaning: %j', async (answer, meaning) => {
  const { view } = await whole(answer)
  expect(await view.port.pay(payment)).toEqual(meaning)
})

test('fields that do not load say so, and load again when asked', async () => {
  const { sdk, spies } = fakeSdk()
  let online = false
  const view = createCardFields({ load: async () => (online ? sdk : Promise.reject(new Error('offline'))), themeOf, resultOf: cardResultOf })
  view.attach('number', host('number'))
  await settled()
  expect(view.snapshot().failed).toBe(true)
  online = true
  view.reload()
  await settled()
  expect(view.snapshot().failed).toBe(false)
  expect(spies.mount).toHaveBeenCalledOnce()
})

test('a slot that goes away takes its frame along', async () => {
  const { sdk, fields, spies } = fakeSdk()
  const view = createCardFields({ load: async () => sdk, themeOf, resultOf: cardResultOf })
  view.attach('number', host('early'))()
  const leave = view.attach('code', host('code'))
  await settled()
  expect(spies.mount).toHaveBeenCalledTimes(1)
  leave()
  expect(fields.code.unmount).toHaveBeenCalledOnce()
})
