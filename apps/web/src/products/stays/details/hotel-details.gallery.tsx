import type { Attempt } from '../../../features/choose-and-hold/index.ts'
import { HotelDetails } from './hotel-details.tsx'
import type { HotelFound } from './hotel-details-api.ts'
import { DetailsFailed, UnknownHotel } from './panels/details-states.tsx'
import { FreezeLine } from './panels/freeze-line.tsx'
import { Outcome } from './panels/outcome.tsx'
import { SimilarStaysSection } from './panels/similar.tsx'
import { Where } from './panels/where.tsx'
import { SAMPLE_NOW_MS, sampleDesk, sampleHotel, samplePrice, sampleRate, sampleSaver, sampleStay } from './sample-hotel.ts'
import type { SimilarStays } from './use-similar.ts'

const rate = sampleRate('r1:flex', 525.66)
const page = { stay: sampleStay, otherDates: false, today: '2026-11-21', nowMs: SAMPLE_NOW_MS, fields: null }
const nothing = () => {}
const render = (change: Partial<HotelFound>) => () => <HotelDetails found={{ ...sampleHotel, ...change }} {...page} />
const came = (attempt: Attempt<typeof rate>) => () => <Outcome attempt={attempt} rate={rate} desk={sampleDesk(attempt)} />
const changed = (price: typeof rate.price) => came({ step: 'changed', id: rate.rate_id, oldTotal: 525.66, seen: rate.price, price, checkoutId: null })
const freeze = (leftMs: number) => () => (
  <FreezeLine
    freeze={{ token: 'sealed', expires_at: new Date(SAMPLE_NOW_MS + leftMs).toISOString() }}
    nowMs={SAMPLE_NOW_MS}
    isRefreshing={false}
    onRefresh={nothing}
  />
)
const similar = (stays: SimilarStays) => () => <SimilarStaysSection hotel={sampleHotel.hotel} stay={sampleStay} product={sampleDesk().product} stays={stays} />
/** Every state of a hotel's page. */
export const states = {
  found: render({}),
  'other dates': () => <HotelDetails found={sampleHotel} {...page} otherDates />,
  'sold out': render({ rates: [] }),
  'begins too soon': render({ bookable_from: '2027-03-14' }),
  'no reviews yet': render({ hotel: { ...sampleHotel.hotel, reviews: [], review_count: 0 } }),
  'prices stand': freeze(13 * 60_000),
  'prices ran out': freeze(0),
  'price rose': changed({
    ...samplePrice(538.1),
    per_night: samplePrice(525.66).per_night.map((night, index) => (index === 1 ? { ...night, amount: night.amount + 12.44 } : night)),
  }),
  'price fell': changed(samplePrice(501.2)),
  'just gone': came({ step: 'gone', id: rate.rate_id, alternatives: [sampleSaver('r1:saver', 468.3), sampleRate('r2:flex', 668.1)], message: '' }),
  'all gone': came({ step: 'gone', id: rate.rate_id, alternatives: [], message: '' }),
  'too soon': came({ step: 'too_soon', id: rate.rate_id, earliest: '2026-11-23' }),
  'too many holds': came({ step: 'refused', id: rate.rate_id, code: 'too_many_holds', message: '', retriable: true, waitMinutes: 12 }),
  'similar on their way': similar({ at: 'asking' }),
  'no similar': similar({ at: 'here', found: { hotels: [], nights: 3, currency: 'USD' } }),
  'similar failed': similar({ at: 'failed' }),
  'map on its way': () => <Where hotel={sampleHotel.hotel} surroundings={{ at: 'asking' }} />,
  'map failed': () => <Where hotel={sampleHotel.hotel} surroundings={{ at: 'failed' }} />,
  unknown: () => <UnknownHotel stay={sampleStay} />,
  failed: () => <DetailsFailed message="Something went wrong on our side." again="/hotel-details" />,
}
