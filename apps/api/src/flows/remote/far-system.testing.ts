import type { Db } from '@sojourn/db'
import type { Transactions } from '@sojourn/kernel'
import { type FakeClock, fakeClock } from '@sojourn/testing'
import { afterAll, beforeEach } from 'vitest'
import type { Product } from '../../sale/product.ts'
import { createSystem, type System, type SystemOptions, systemDb } from '../booking-system.testing.ts'
import { connectFar, farProduct } from './far-product.testing.ts'
import { createFarSupplier, type FarSupplier } from './far-supplier.testing.ts'
import { startTrips } from './far-trip.testing.ts'

/** What the tests of a file about a remote supplier share. */
export interface FarSystem {
  readonly clock: FakeClock
  readonly db: Db
  readonly far: FarSupplier
  /** A node of the booking core that sells what the supplier has. */
  node(options?: SystemOptions & { readonly transactions?: Transactions }): System
}

/** A database and a remote supplier of a test file's own; before each test the supplier behaves again. */
export async function farSystem(more: Partial<Product> = {}): Promise<FarSystem> {
  startTrips()
  const clock = fakeClock()
  const db = await systemDb(clock)
  const far = createFarSupplier()
  const product = farProduct(connectFar(await far.listen(), far), more)
  beforeEach(() => far.behave())
  afterAll(() => far.close())
  return { clock, db, far, node: ({ transactions = db, ...options } = {}) => createSystem(transactions, clock, { products: [product], ...options }) }
}
