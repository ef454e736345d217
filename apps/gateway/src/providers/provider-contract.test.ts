import { beforeAll, describe, expect, test } from 'vitest'
import { NOW } from '../tests/test-gateway.ts'
import { PROVIDER_SYSTEMS } from './contract-systems.testing.ts'
import { chargeOf, type ProviderSystem, refOf, refundOf, send, urlOf, usd } from './provider-contract.testing.ts'
import { TEST_CARDS } from './sandbox/test-cards.ts'

const VISA = '4242424242424242'
const ALWAYS_ASKS = '4000002760003184'
const DAY_MS = 86_400_000

const paying = TEST_CARDS.filter((card) => !card.failure && card.challenge === 'never' && card.refund === 'at_once' && !card.dispute)
const declining = TEST_CARDS.filter((card) => card.failure && card.challenge === 'never')

describe.each(PROVIDER_SYSTEMS)('%s holds the contract of a provider', (_name, open) => {
  let bank: ProviderSystem

  beforeAll(async () => {
    bank = await open()
    return () => bank.close()
  })

  describe('a charge', () => {
    test.each(paying.map(({ number }) => number))('%s pays, and the answer carries what was taken', async (number) => {
      expect(await send(bank, chargeOf(number))).toMatchObject({ kind: 'succeeded', amount: usd(38_933) })
      expect(await bank.taken()).toBe(38_933)
    })

    test.each(declining.map(({ number, failure }) => [number, failure] as const))('%s is declined in its own code and words', async (number, failure) => {
      expect(await send(bank, chargeOf(number))).toEqual({ kind: 'declined', failure })
      expect(await bank.taken()).toBe(0)
    })

    test.each([
      { minor: 50, currency: 'USD' },
      { minor: 99_999_999, currency: 'EUR' },
      { minor: 60_500, currency: 'JPY' },
      { minor: 119_430, currency: 'KWD' },
      { minor: 4_500, currency: 'ISK' },
    ])('%o is taken to the last unit', async (amount) => {
      expect(await send(bank, chargeOf(VISA, { amount }))).toMatchObject({ kind: 'succeeded', amount })
      await bank.taken()
    })

    test('the same key twice, also at once, is one charge', async () => {
      const charge = chargeOf(VISA)
      const answers = await Promise.all([send(bank, charge), send(bank, charge)])
      for (const { kind } of answers) expect(['succeeded', 'unknown']).toContain(kind)
      expect(await send(bank, charge)).toMatchObject({ kind: 'succeeded' })
      expect(await bank.taken()).toBe(38_933)
    })

    test('a declined one stays declined under its key', async () => {
      const charge = chargeOf('4000000000009995')
      const first = await send(bank, charge)
      expect(await send(bank, charge)).toEqual(first)
      expect(await bank.provider.find(refOf(charge))).toEqual(first)
    })

    test('a look-up returns what the answer said, and nothing for a key never sent', async () => {
      const charge = chargeOf(VISA)
      expect(await bank.provider.find(refOf(charge))).toBeNull()
      const answer = await send(bank, charge)
      expect(await bank.provider.find(refOf(charge))).toEqual(answer)
      await bank.taken()
    })

    test('a disputed one says so when asked', async () => {
      const charge = chargeOf('4000000000000259')
      await send(bank, charge)
      await bank.later(0)
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'succeeded', dispute: { reason: 'fraudulent', amount: usd(38_933) } })
      await bank.taken()
    })
  })

  describe('3-D Secure', () => {
    test.each([ALWAYS_ASKS, '4000002500003155', '4000000000003220'])('%s asks its holder, and pays once they agree', async (number) => {
      const charge = chargeOf(number)
      const url = urlOf(await send(bank, charge))
      expect(await bank.provider.find(refOf(charge))).toEqual({ kind: 'action', url })
      expect(await bank.taken()).toBe(0)
      await bank.answer(url, 'complete')
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'succeeded', amount: usd(38_933) })
      expect(await bank.taken()).toBe(38_933)
    })

    test('refused by its holder, nothing is taken', async () => {
      const charge = chargeOf(ALWAYS_ASKS)
      await bank.answer(urlOf(await send(bank, charge)), 'fail')
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'declined', failure: { code: 'payment_intent_authentication_failure' } })
      expect(await bank.taken()).toBe(0)
    })

    test.each([
      ['4000008260003178', 'insufficient_funds'],
      ['4000008400001629', 'generic_decline'],
    ])('%s is declined after its holder agreed', async (number, declineCode) => {
      const charge = chargeOf(number)
      await bank.answer(urlOf(await send(bank, charge)), 'complete')
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'declined', failure: { declineCode } })
    })

    test('left alone it ends, and agreeing too late pays nothing', async () => {
      const charge = chargeOf(ALWAYS_ASKS)
      const url = urlOf(await send(bank, charge))
      await bank.later(10 * 60_000)
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'declined' })
      await bank.answer(url, 'complete')
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'declined' })
      expect(await bank.taken()).toBe(0)
    })

    test('a holder who is not there is not asked: declined', async () => {
      const answer = await send(bank, chargeOf(ALWAYS_ASKS, { offSession: true }))
      expect(answer).toMatchObject({ kind: 'declined', failure: { code: 'authentication_required', declineCode: 'authentication_required' } })
      expect(await send(bank, chargeOf(VISA, { offSession: true }))).toMatchObject({ kind: 'succeeded' })
      await bank.taken()
    })
  })

  describe('cancelling', () => {
    test('a key that never arrived is barred: nothing of it can be taken later', async () => {
      const charge = chargeOf(VISA)
      expect(await bank.provider.cancel(refOf(charge))).toEqual({ kind: 'canceled' })
      expect(await send(bank, charge)).toEqual({ kind: 'canceled' })
      expect(await bank.provider.find(refOf(charge))).toEqual({ kind: 'canceled' })
      expect(await bank.taken()).toBe(0)
    })

    test('while the holder is asked, the answer comes too late', async () => {
      const charge = chargeOf(ALWAYS_ASKS)
      const url = urlOf(await send(bank, charge))
      expect(await bank.provider.cancel(refOf(charge))).toEqual({ kind: 'canceled' })
      await bank.answer(url, 'complete')
      expect(await bank.provider.find(refOf(charge))).toEqual({ kind: 'canceled' })
      expect(await bank.taken()).toBe(0)
    })

    test('what was taken, or declined, stays what it was', async () => {
      const paid = chargeOf(VISA)
      await send(bank, paid)
      expect(await bank.provider.cancel(refOf(paid))).toMatchObject({ kind: 'succeeded', amount: usd(38_933) })
      const declined = chargeOf('4000000000000002')
      await send(bank, declined)
      expect(await bank.provider.cancel(refOf(declined))).toMatchObject({ kind: 'declined' })
      expect(await bank.taken()).toBe(38_933)
    })

    test('a second call changes nothing', async () => {
      const charge = chargeOf(VISA, { capture: 'later' })
      await send(bank, charge)
      expect(await bank.provider.cancel(refOf(charge))).toEqual({ kind: 'canceled' })
      expect(await bank.provider.cancel(refOf(charge))).toEqual({ kind: 'canceled' })
    })
  })

  describe('held first, taken later', () => {
    const held = async (number = VISA) => {
      const charge = chargeOf(number, { capture: 'later' })
      const answer = await send(bank, charge)
      return { charge, answer, capture: (minor: number, captureKey = `${charge.key}:capture`) => ({ ...refOf(charge), captureKey, captureAmount: usd(minor) }) }
    }

    test('held for days, with nothing taken', async () => {
      const { charge, answer } = await held()
      if (answer.kind !== 'authorized') throw new Error(answer.kind)
      expect(answer.amount).toEqual(usd(38_933))
      expect(answer.captureBeforeMs).toBeGreaterThan(bank.clock.nowMs() + 4 * DAY_MS)
      expect(await bank.provider.find(refOf(charge))).toEqual(answer)
      expect(await bank.taken()).toBe(0)
    })

    test.each([38_933, 12_000])('%i of it is taken once, however often it is asked for', async (minor) => {
      const { charge, capture } = await held()
      expect(await bank.provider.capture(capture(minor))).toMatchObject({ kind: 'succeeded', amount: usd(minor) })
      expect(await bank.provider.capture(capture(minor))).toMatchObject({ kind: 'succeeded', amount: usd(minor) })
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'succeeded', amount: usd(minor) })
      expect(await bank.taken()).toBe(minor)
    })

    test('more than is held is not taken, and it stays held', async () => {
      const { capture } = await held()
      expect(await bank.provider.capture(capture(38_934))).toMatchObject({ kind: 'authorized' })
      expect(await bank.taken()).toBe(0)
      expect(await bank.provider.capture(capture(38_933, 'another key'))).toMatchObject({ kind: 'succeeded' })
      expect(await bank.taken()).toBe(38_933)
    })

    test('cancelled, or too late, nothing can be captured', async () => {
      const given = await held()
      await bank.provider.cancel(refOf(given.charge))
      expect(await bank.provider.capture(given.capture(38_933))).toEqual({ kind: 'canceled' })
      const late = await held()
      await bank.later(8 * DAY_MS)
      expect(await bank.provider.capture(late.capture(38_933))).toEqual({ kind: 'canceled' })
      expect(await bank.provider.find(refOf(late.charge))).toEqual({ kind: 'canceled' })
      expect(await bank.taken()).toBe(0)
      bank.clock.set(NOW)
    })

    test('after 3-D Secure it is held, not taken', async () => {
      const { charge, answer } = await held(ALWAYS_ASKS)
      await bank.answer(urlOf(answer), 'complete')
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'authorized', amount: usd(38_933) })
      expect(await bank.taken()).toBe(0)
    })
  })

  describe('giving back', () => {
    const paid = async (number = VISA) => {
      const charge = chargeOf(number)
      await send(bank, charge)
      await bank.taken()
      return charge
    }

    test('a part and the rest, and no more', async () => {
      const charge = await paid()
      expect(await bank.provider.refund(refundOf(charge, usd(10_000)))).toMatchObject({ kind: 'succeeded' })
      expect(await bank.provider.refund(refundOf(charge, usd(28_933)))).toMatchObject({ kind: 'succeeded' })
      expect(await bank.provider.refund(refundOf(charge, usd(1)))).toMatchObject({ kind: 'failed' })
    })

    test('the same key twice is one refund, and it is found', async () => {
      const charge = await paid()
      const refund = refundOf(charge, usd(30_000))
      expect(await bank.provider.findRefund(refund)).toBeNull()
      const [first] = await Promise.all([bank.provider.refund(refund), bank.provider.refund(refund)])
      expect(['succeeded', 'unknown']).toContain(first.kind)
      expect(await bank.provider.refund(refund)).toMatchObject({ kind: 'succeeded' })
      expect(await bank.provider.findRefund(refund)).toMatchObject({ kind: 'succeeded' })
    })

    test('of a charge that took nothing it fails', async () => {
      const declined = chargeOf('4000000000000002')
      await send(bank, declined)
      expect(await bank.provider.refund(refundOf(declined))).toMatchObject({ kind: 'failed' })
      expect(await bank.provider.refund(refundOf(chargeOf(VISA)))).toMatchObject({ kind: 'failed' })
    })

    test('4000000000007726 is under way, then done', async () => {
      const refund = refundOf(await paid('4000000000007726'))
      expect(await bank.provider.refund(refund)).toEqual({ kind: 'pending' })
      expect(await bank.provider.findRefund(refund)).toEqual({ kind: 'pending' })
      await bank.later(5_000)
      expect(await bank.provider.findRefund(refund)).toMatchObject({ kind: 'succeeded' })
    })

    test('a pending one is cancelled, one that is done is not', async () => {
      const waits = refundOf(await paid('4000000000007726'))
      expect(await bank.provider.cancelRefund?.(waits)).toEqual({ kind: 'unknown' })
      await bank.provider.refund(waits)
      expect(await bank.provider.cancelRefund?.(waits)).toEqual({ kind: 'canceled' })
      expect(await bank.provider.findRefund(waits)).toEqual({ kind: 'canceled' })
      const done = refundOf(await paid())
      await bank.provider.refund(done)
      expect(await bank.provider.cancelRefund?.(done)).toMatchObject({ kind: 'succeeded' })
    })

    test('after a cancelled refund the whole amount can be refunded again', async () => {
      const charge = await paid('4000000000007726')
      const first = refundOf(charge)
      await bank.provider.refund(first)
      await bank.provider.cancelRefund?.(first)
      expect(await bank.provider.refund(refundOf(charge))).toEqual({ kind: 'pending' })
    })

    test('4000000000005126 is done, yet the bank sends it back', async () => {
      const refund = refundOf(await paid('4000000000005126'))
      expect(await bank.provider.refund(refund)).toEqual({ kind: 'succeeded', provisional: true })
      await bank.later(5_000)
      expect(await bank.provider.findRefund(refund)).toEqual({ kind: 'failed', reason: 'expired_or_canceled_card' })
    })
  })

  describe('setting a card up', () => {
    const setup = (number: string) => chargeOf(number, { amount: usd(0), keep: true })

    test.each([VISA, '4000000000000341'])('%s is set up, and nothing is taken', async (number) => {
      const charge = setup(number)
      expect(await send(bank, charge)).toMatchObject({ kind: 'succeeded', amount: usd(0) })
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'succeeded', amount: usd(0) })
      expect(await bank.taken()).toBe(0)
    })

    test('a card that is declined is not', async () => {
      expect(await send(bank, setup('4000000000000002'))).toMatchObject({ kind: 'declined', failure: { declineCode: 'generic_decline' } })
    })

    test('its holder is asked once', async () => {
      const charge = setup('4000002500003155')
      await bank.answer(urlOf(await send(bank, charge)), 'complete')
      expect(await bank.provider.find(refOf(charge))).toMatchObject({ kind: 'succeeded', amount: usd(0) })
    })

    test('cancelled before it arrived, it is refused later', async () => {
      const charge = setup(VISA)
      expect(await bank.provider.find(refOf(charge))).toBeNull()
      expect(await bank.provider.cancel(refOf(charge))).toEqual({ kind: 'canceled' })
      expect(await send(bank, charge)).toEqual({ kind: 'canceled' })
    })
  })
})
