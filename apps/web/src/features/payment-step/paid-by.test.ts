import { expect, test } from 'vitest'
import { isUnsettled, routeOf } from './paid-by.ts'
import type { PaymentRoute } from './payment-step-props.ts'

const due = { card: 400, now: 499.26, at_property: 0, waived: 0, currency: 'USD' }
const pay = (more: Partial<PaymentRoute> = {}): PaymentRoute => ({
  route: 'card',
  gateway: 'PG_03',
  gatewayUrl: '',
  publishableKey: '',
  isPopup: false,
  forced: false,
  guarantee: false,
  ...more,
})

test('[B4.4] where the tenders pay all that is due nothing goes to a gateway, unless a card is saved as a guarantee', () => {
  expect(routeOf(pay(), due)).toBe('card')
  expect(routeOf(pay(), { ...due, card: 0 })).toBe('none')
  expect(routeOf(pay({ route: 'hosted' }), { ...due, card: 0 })).toBe('none')
  expect(routeOf(pay({ guarantee: true }), { ...due, card: 0 })).toBe('set_up')
  expect(routeOf(pay({ route: 'set_up' }), { ...due, card: 0, now: 0 })).toBe('set_up')
})

test('something due again, and the way not known yet: nothing is paid before it is', () => {
  expect(isUnsettled(pay({ route: 'none' }), due)).toBe(true)
  expect(isUnsettled(pay(), due)).toBe(false)
  expect(isUnsettled(pay({ route: 'none' }), { ...due, card: 0 })).toBe(false)
})
