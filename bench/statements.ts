import { createSystem } from '../apps/server/src/create-system.ts'
import { PlainError } from '../tools/plain-error.ts'
import { applyCash, applyCoupon, applyPoints, book, findRates, hold, payByCard, type Ready, waitUntilConfirmed } from './book/journey.ts'
import { shoppersOf } from './book/shoppers.ts'
import { type Asked, recordQueries } from './record-queries.ts'
import { into, visitorOf } from './visitor.ts'

/** What each call of a booking asks of the database, once everything was asked before. With a call's name, also its statements, by connection and batch. */
export async function run([shown]: readonly string[] = []): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new PlainError('statements are counted on PostgreSQL: npm run bench -- statements postgres')
  const system = await createSystem({ ...process.env, SEED: 'demo' })
  try {
    await system.seed()
    const { publicUrl, gatewayUrl } = system.config
    const [shopper] = await shoppersOf(
      databaseUrl,
      () =>
        visitorOf(
          publicUrl,
          into((request) => system.api.fetch(request)),
        ),
      1,
    )
    const recorder = recordQueries(system.db, true)
    let asked: Asked[] = []
    const counted = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      let value: T | undefined
      asked = await recorder.during(async () => {
        value = await work()
      })
      print(name, asked)
      if (shown === name) for (const { client, batch, text } of asked) console.log(`  ${client} ${batch} ${text.replaceAll(/\s+/g, ' ')}`)
      return value as T
    }
    for (const [index, rate] of (await findRates(shopper!, 3)).entries()) {
      console.log(index === 2 ? '' : `warming up, ${index + 1}`)
      const ready: Ready = await counted('hold', () => hold(shopper!, rate))
      await counted('coupon', () => applyCoupon(shopper!, ready))
      await counted('cash', () => applyCash(shopper!, ready))
      await counted('points', () => applyPoints(shopper!, ready))
      const booked = await counted('book', () => book(shopper!, ready, 'abc'.charAt(index)))
      await counted('pay', () =>
        payByCard(
          gatewayUrl,
          booked,
          into((request) => system.gateway.fetch(request)),
        ),
      )
      await counted('confirmed', () => waitUntilConfirmed(shopper!, booked))
    }
  } finally {
    // Waits for the background work.
    await system.api.work.stop()
    await system.close()
  }
}

function print(name: string, asked: readonly Asked[]): void {
  // Each says once in whose name it reads and writes; what only reads has no begin.
  const transactions = asked.filter(({ text }) => /^select set_config/i.test(text)).length
  const work = asked.filter(({ text }) => !/^(begin|commit|select set_config)/i.test(text))
  console.log(`${name}: ${work.length} statements, ${transactions} transactions, ${new Set(asked.map(({ batch }) => batch)).size} batches`)
}
