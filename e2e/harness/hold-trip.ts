import { createSystem, type System } from '../../apps/server/src/create-system.ts'
import { tripHolder } from './trip-holder.ts'

// Holds a hotel and a prepaid car as one checkout of the demo world's member, in the data folder that DATA_DIR names, and prints the checkout. No call of one
// product asks for two, so that this is done where products are sold, before a server runs on the folder.
const [checkin, checkout] = process.argv.slice(2) as [string, string]
const RENTAL = { pickup_at: `${checkin}T11:00`, dropoff_at: `${checkout}T10:00`, driver_age: 35 }
const PARTY = { checkin, checkout, rooms: [{ adults: 2, children: [] }] }

interface Terms {
  readonly price: { readonly pay_now: number }
  readonly free_cancellation_until: string | null
}

/** Paid now, and free to cancel today. */
const isRefundable = ({ price, free_cancellation_until: until }: Terms): boolean => price.pay_now > 0 && until !== null

async function call<Data>({ api, config }: System, path: string, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', origin: config.publicUrl }
  const answer = await api.fetch(new Request(`${config.publicUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  const { status, data, message } = (await answer.json()) as { status: string; data: Data; message: string }
  if (status !== 'success') throw new Error(`${path}: ${message}`)
  return data
}

async function findRoom(system: System): Promise<object> {
  const { hotels } = await call<{ hotels: { hotel_id: string }[] }>(system, '/api/hotels/search', { destination: 'lisbon', ...PARTY, limit: 20 })
  for (const { hotel_id } of hotels) {
    const { rates } = await call<{ rates: (Terms & { rate_id: string })[] }>(system, '/api/hotels/details', { hotel_id, ...PARTY })
    const rate = rates.find(isRefundable)
    if (rate) return { product: 'hotels', hotelId: hotel_id, rateId: rate.rate_id, ...PARTY, currency: 'USD', markupBasisPoints: 800 }
  }
  throw new Error('no room of that kind')
}

interface Car {
  readonly car_id: string
  readonly rates: readonly (Terms & { readonly rate_id: string })[]
}

async function findCar(system: System): Promise<object> {
  const { cars } = await call<{ cars: Car[] }>(system, '/api/cars/search', { pickup: 'LIS', ...RENTAL, limit: 50 })
  const car = cars.find(({ rates }) => rates.some((rate) => rate.rate_id === 'prepaid' && isRefundable(rate)))
  if (!car) throw new Error('no car of that kind')
  const { pickup_at: pickupAt, dropoff_at: dropoffAt, driver_age: driverAge } = RENTAL
  const ask = { carId: car.car_id, dropoffDepotId: null, pickupAt, dropoffAt, driverAge, residence: null, rate: 'prepaid', extras: [] }
  return { ...ask, currency: 'USD', markupBasisPoints: 800 }
}

const system = await createSystem({ ...process.env, SEED: 'demo' })
try {
  await system.seed()
  const items = [
    { product: 'HLT' as const, ask: await findRoom(system) },
    { product: 'CAR' as const, ask: await findCar(system) },
  ]
  const held = await system.api.shop.prebook({ product: 'HLT', items, expectedTotal: null }, await tripHolder(system.db))
  if (!held.ok) throw new Error(`not held: ${held.refusal.code}`)
  console.log(`checkout=${held.value.checkoutId}`)
} finally {
  await system.close()
}
