import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { signedChecksum } from './checksum.ts'
import { outcomeOf } from './domain/intent.ts'
import { readIntent } from './gateway-shapes.ts'
import { isSigned } from './signature.ts'

const usd = (minor: number) => money(minor, 'USD')
const payment = { id: 'pi_1', object: 'payment_intent', status: 'processing', amount: 10_000, currency: 'usd', amount_received: 0 }
const setup = { id: 'seti_1', object: 'setup_intent', status: 'succeeded', client_secret: 's', next_action: null, last_setup_error: null }

test('what the gateway calls a conflict is one of ours, whatever the status and the amount next to it', () => {
  for (const status of ['processing', 'succeeded', 'requires_capture']) {
    const intent = readIntent({ ...payment, status, amount_received: 10_000, conflict: { amount: 9_000, currency: 'usd' } })!
    expect(outcomeOf(intent, usd(10_000))).toEqual({ kind: 'conflict', found: usd(9_000) })
  }
  const same = readIntent({ ...payment, status: 'succeeded', amount_received: 10_000, conflict: { amount: 10_000, currency: 'usd' } })!
  expect(outcomeOf(same, usd(10_000)).kind).toBe('conflict')
  expect(outcomeOf(readIntent({ ...payment, conflict: null })!, usd(10_000)).kind).toBe('processing')
})

test('a payment names the card of its final charge, not of a try before', () => {
  const tried = (id: string, brand: string, last4: string) => ({ id, payment_method_details: { card: { brand, last4 } } })
  const charges = { data: [tried('ch_1', 'visa', '0002'), tried('ch_2', 'amex', '0005')] }
  expect(readIntent({ ...payment, latest_charge: 'ch_2', charges })?.paidCard).toEqual({ brand: 'American Express', last4: '0005' })
  expect(readIntent({ ...payment, latest_charge: 'ch_3', charges })?.paidCard).toBeNull()
  expect(readIntent(payment)?.paidCard).toBeNull()
})

test('[B4.8] a setup is of nothing: it succeeds where nothing was expected, and for a payment it is a conflict', () => {
  const intent = readIntent(setup)!
  expect(intent).toMatchObject({ amount: null, chargeId: null })
  expect(outcomeOf(intent, usd(0)).kind).toBe('succeeded')
  expect(outcomeOf(intent, usd(1)).kind).toBe('conflict')
  const declined = readIntent({ ...setup, status: 'requires_payment_method', last_setup_error: { code: 'card_declined', message: 'No.' } })!
  expect(outcomeOf(declined, usd(0))).toEqual({ kind: 'declined', code: 'card_declined', message: 'No.' })
})

test('[B7.11] the checksum signs order, currency, country, amount and key, in the order the gateway reads them, at the current time', () => {
  const order = { orderId: 'bkg_1', currency: 'USD', countryCode: 'US', amount: 123.4, apiKey: 'pk_test' }
  const checksum = signedChecksum('sk_test', order, 1_000_000)
  expect(isSigned('bkg_1.USD.US.123.4.pk_test', checksum, ['sk_test'], 1_000_000)).toBe(true)
  for (const other of [{ orderId: 'bkg_2' }, { currency: 'EUR' }, { countryCode: '' }, { amount: 123.41 }, { apiKey: 'pk' }])
    expect(signedChecksum('sk_test', { ...order, ...other }, 1_000_000)).not.toBe(checksum)
  expect(isSigned('bkg_1.USD.US.123.4.pk_test', checksum, ['sk_other'], 1_000_000)).toBe(false)
})
