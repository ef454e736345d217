import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Attempt, PaymentEvent } from './attempt.ts'
import { shownBefore } from './attempt-from.ts'
import type { CardChoice } from './card-choice.ts'
import { completeBooking } from './complete-booking.ts'
import type { Order } from './payment-api.ts'
import { resumePayment } from './resume-payment.ts'
import { declinedCard, forgetPayment, keepPayment, storedPayment } from './stored-payment.ts'

const tab = new Map<string, string>()
beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const payment = { state: 'declined', message: 'No funds.', authentication_url: null, client_secret: null, heard: true }
const answers = (data: object | null) =>
  vi.stubGlobal('fetch', async () => {
    if (!data) throw new TypeError('offline')
    return Response.json({ status: 'success', status_code: 200, message: '', data })
  })
async function takenUp(): Promise<Attempt | undefined> {
  const sent: PaymentEvent[] = []
  await resumePayment('bkg_1', 'chk_1', (event) => sent.push(event))
  const [found] = sent
  return found?.type === 'found' ? found.attempt : undefined
}

test('[A2.13] the modal of a decline opens once: after a reload the panel says quietly that there was one', async () => {
  answers({ booking_id: 'bkg_1', status: 'pending_payment', message: '', reference: null, payment })
  expect(await takenUp()).toMatchObject({ step: 'choosing', notice: { kind: 'card', message: 'No funds.' } })
  keepPayment('chk_1', { isShown: true })
  expect(await takenUp()).toEqual({ step: 'choosing', bookingId: 'bkg_1', notice: { kind: 'declined', message: 'No funds.' } })
})

test('[A2.13] the next try may be declined again, and is shown again', async () => {
  answers(null)
  keepPayment('chk_1', { isShown: true })
  const attempt: Attempt = { step: 'choosing', bookingId: 'bkg_1', notice: null }
  const visa: CardChoice = { by: 'saved', cardId: 'pm_1', email: 'n@example.com', customer: null }
  await completeBooking(
    attempt,
    { checkoutId: 'chk_1', consentedTotal: 1, due: { card: 1, currency: 'USD' } } as Order,
    visa,
    () => {},
    async () => {},
  )
  expect(storedPayment('chk_1')).toEqual({ tried: 'pm_1', isShown: false })
  expect(declinedCard(storedPayment('chk_1'))).toBeNull()
  keepPayment('chk_1', { isShown: true })
  expect(declinedCard(storedPayment('chk_1'))).toBe('pm_1')
})

test('only a decline is shown quietly: what the bank still asks is asked again', () => {
  const challenged: Attempt = { step: 'challenged', bookingId: 'bkg_1', url: 'https://bank.test', page: 'bank' }
  expect(shownBefore(challenged)).toBe(challenged)
})

test('what a tab stores of a checkout is separate from others, tolerates invalid values, and is deleted once it is paid', () => {
  keepPayment('chk_1', { way: 'invoice' })
  keepPayment('chk_1', { isShown: true })
  expect([storedPayment('chk_1'), storedPayment('chk_2')]).toEqual([{ way: 'invoice', isShown: true }, {}])
  expect(declinedCard(storedPayment('chk_1'))).toBeNull()
  tab.set('payment:chk_2', '{')
  expect(storedPayment('chk_2')).toEqual({})
  forgetPayment('chk_1')
  expect(storedPayment('chk_1')).toEqual({})
  vi.stubGlobal('sessionStorage', undefined)
  keepPayment('chk_1', { way: 'other' })
  expect(storedPayment('chk_1')).toEqual({})
})
