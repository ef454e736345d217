import type { Held } from './held-api.ts'
import { type Acting, HeldView } from './held-section.tsx'

const nothing = () => {}

const cruise: Held = {
  checkoutId: 'chk_1',
  sold_as: 'CRU',
  title: 'Greek Islands',
  summary: 'Corvanta Aria, 7 nights. Balcony, cabin 8042, 2 guests',
  price: { total: 2416.58, base: 1926.58, taxes: 490, fees: 0, per_night: [], pay_now: 500, pay_at_property: 1916.58, currency: 'USD' },
  expires_at: '2026-12-02T16:00:00Z',
  page: '/cruises/checkout?checkout=chk_1',
}
const trip: Held = {
  ...cruise,
  checkoutId: 'chk_2',
  sold_as: 'PKG',
  title: 'Lisbon to Rome: flights and a stay',
  summary: '',
  page: '/packages/checkout?checkout=chk_2',
}

const shown = (acting: Acting) => () => <HeldView held={[cruise, trip]} acting={acting} onRelease={nothing} />

/** What is held and not booked yet, as My bookings shows it. */
export const states = {
  'held for one': shown({ step: 'idle' }),
  'one is given up': shown({ step: 'releasing', of: 'chk_1' }),
  'could not be loaded': () => <HeldView held={null} acting={{ step: 'idle' }} onRelease={nothing} />,
  'could not be given up': shown({ step: 'refused', message: "We can't connect right now. Please try again in a moment." }),
}
