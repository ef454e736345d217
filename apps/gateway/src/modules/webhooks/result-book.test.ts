import type { OrgId, Transactions, Tx } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import type { DeliveryResult, DeliveryStore } from './data/delivery-store.ts'
import { createResultBook } from './result-book.ts'

const result = (eventId: string): DeliveryResult => ({
  ...{ merchantId: 'mer_1' as OrgId, eventId, endpointId: 'configured' },
  ...{ state: 'delivered' as const, status: 200, nextTryMs: null },
})

/** A book over a database that writes what it is given, or fails where the test says so. */
function bookOver(fails: (eventIds: readonly string[]) => boolean) {
  const written: string[][] = []
  const db = { asSystem: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx) } as unknown as Transactions
  const deliveries = {
    async record(_tx: Tx, results: readonly DeliveryResult[]) {
      const ids = results.map(({ eventId }) => eventId)
      if (fails(ids)) throw new Error('the database is away')
      written.push(ids)
    },
  } as Partial<DeliveryStore> as DeliveryStore
  return { written, book: createResultBook({ db, deliveries }) }
}

test('results of the same moment are written together, later ones separately, and each with its own time', async () => {
  const { written, book } = bookOver(() => false)
  await Promise.all([book.record(result('a')), book.record(result('b')), book.record(result('c'))])
  expect(written).toEqual([['a', 'b', 'c']])
  await book.record(result('d'))
  expect(written).toEqual([['a', 'b', 'c'], ['d']])
})

test('results that could not be written fail their own deliveries, and no later ones', async () => {
  const { written, book } = bookOver((ids) => ids.includes('a'))
  const both = await Promise.allSettled([book.record(result('a')), book.record(result('b'))])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await book.record(result('c'))
  expect(written).toEqual([['c']])
})
