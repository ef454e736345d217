import { openDb } from '@sojourn/db'
import type { SpawnedServer } from '../../tools/process/spawn-server.ts'
import { applyCash, applyCoupon, applyPoints, book, hold, payByCard, type Rate, type Shopper, waitUntilConfirmed } from './journey.ts'

export const WARM_UP = 150

export interface Turns<Result> {
  readonly tookMs: number
  readonly samples: readonly number[]
  readonly results: readonly { readonly shopper: Shopper; readonly value: Result }[]
}

/** Each shopper takes the next item as soon as they are free. */
export async function inTurns<Item, Result>(
  shoppers: readonly Shopper[],
  items: readonly Item[],
  work: (shopper: Shopper, item: Item) => Promise<Result>,
): Promise<Turns<Result>> {
  const samples: number[] = []
  const results: { shopper: Shopper; value: Result }[] = []
  let next = 0
  const started = performance.now()
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let index = next++; index < items.length; index = next++) {
        const began = performance.now()
        results.push({ shopper, value: await work(shopper, items[index] as Item) })
        samples.push(performance.now() - began)
      }
    }),
  )
  return { tookMs: performance.now() - started, samples, results }
}

let guests = 0
/** Each guest has another name, because a hotel refuses the same lead guest twice in one night. */
export const nextGuest = (): string => [...`${++guests}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** Whole journeys, from the hold to the confirmation, one for each rate. */
export const journeys = (server: SpawnedServer, shoppers: readonly Shopper[], rates: readonly Rate[]): Promise<Turns<void>> =>
  inTurns(shoppers, rates, async (shopper, rate) => {
    const ready = await hold(shopper, rate)
    await applyCoupon(shopper, ready)
    await applyCash(shopper, ready)
    await applyPoints(shopper, ready)
    const booked = await book(shopper, ready, nextGuest())
    await payByCard(server.gatewayUrl, booked)
    await waitUntilConfirmed(shopper, booked)
  })

/** Takes the first `WARM_UP` of these rates, half of them after an `analyze`: every connection makes its plans again after it, which no measured journey should pay. */
export async function warmUp(server: SpawnedServer, databaseUrl: string, shoppers: readonly Shopper[], rates: Rate[]): Promise<void> {
  await journeys(server, shoppers, rates.splice(0, WARM_UP / 2))
  const db = await openDb({ databaseUrl, connectionsMax: 1 })
  await db.pool.query('analyze')
  await db.close()
  await journeys(server, shoppers, rates.splice(0, WARM_UP / 2))
}

export const perSecond = (count: number, tookMs: number): string => ((count * 1000) / tookMs).toFixed(1)
