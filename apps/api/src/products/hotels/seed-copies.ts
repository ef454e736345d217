import type { Transactions, Tx } from '@sojourn/kernel'
import { copyOf, type Facts, type World } from '@sojourn/world'
import { insertCatalogue, listKnownDestinations, lockCatalogue } from './data/seed-store.sql.ts'
import { batchesOf } from './seed.ts'

/** Places that go in one transaction. */
const AT_ONCE = 24

export interface SeedProgress {
  readonly places: number
  readonly of: number
  /** Properties written by this run. */
  readonly properties: number
}

/**
 * Makes the catalogue `scale` times the world by copies of its places. A place is written with all that belongs to it or not at all, so a run that ended
 * half-way continues where it ended, and a second run finds nothing to do.
 */
export async function seedCopies(transactions: Transactions, world: World, scale: number, onProgress: (progress: SeedProgress) => void): Promise<void> {
  const copies = Array.from({ length: scale - 1 }, (_, i) => world.destinations.map((facts) => copyOf(facts, i + 1))).flat()
  let properties = 0
  for (let at = 0; at < copies.length; at += AT_ONCE) {
    // Copies come after the world in every list.
    properties += await seedSome(transactions, world, copies.slice(at, at + AT_ONCE), world.destinations.length + at)
    onProgress({ places: Math.min(copies.length, at + AT_ONCE), of: copies.length, properties })
  }
}

async function seedSome(transactions: Transactions, world: World, places: readonly Facts[], position: number): Promise<number> {
  const keys = places.map(({ key }) => key)
  const seed = async (tx: Tx): Promise<number> => {
    await lockCatalogue(tx)
    const known = await listKnownDestinations(tx, keys)
    let properties = 0
    // They share the airport of the place they are a copy of, and it leads there.
    const airports = new Set(places.map(({ airport }) => airport.iata.toLowerCase()))
    for (const rows of batchesOf(
      world,
      places.filter(({ key }) => !known.has(key)),
      position,
      airports,
    )) {
      await insertCatalogue(tx, rows)
      properties += rows.hotels.length
    }
    return properties
  }
  return transactions.asSystem(seed, { unhurried: true })
}
