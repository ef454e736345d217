import type { Tx } from '@sojourn/kernel'
import type { Facts, World } from '@sojourn/world'
import { type CatalogueRows, insertCatalogue, mayFillCatalogue } from './data/seed-store.sql.ts'
import { rowsOf } from './seed-rows.ts'

/** Properties that travel together: enough to make statements few, few enough to keep memory flat. */
const BATCH_HOTELS = 800

/**
 * Loads the world into the catalogue, whole or not at all: a start that is killed half-way leaves nothing behind. Where this edition of the world lies
 * already nothing happens; an older one is replaced. A system transaction.
 */
export async function seedHotels(tx: Tx, world: World): Promise<void> {
  if (!(await mayFillCatalogue(tx, world.edition))) return
  for (const rows of batchesOf(world, world.destinations, 0)) await insertCatalogue(tx, rows)
}

/** The rows of destinations, some together. The first of them is at `position`; places in `airports` are left out. */
export function* batchesOf(world: World, destinations: readonly Facts[], position: number, airports: Iterable<string> = []): Generator<CatalogueRows> {
  const known = new Set(airports)
  let batch = emptyRows()
  for (const [index, facts] of destinations.entries()) {
    const { places, ...rows } = rowsOf(facts, [...world.hotelsOf(facts), ...world.homesOf(facts)], position + index)
    for (const table of Object.keys(rows) as (keyof typeof rows)[]) (batch[table] as unknown[]).push(...rows[table])
    // Two destinations may share an airport: by its own name it leads to the better known, which comes first.
    batch.places.push(...places.filter(({ place_id }) => !known.has(place_id)))
    for (const { place_id, type } of places) if (type === 'airport') known.add(place_id)
    if (batch.hotels.length < BATCH_HOTELS) continue
    yield batch
    batch = emptyRows()
  }
  if (batch.destinations.length > 0) yield batch
}

type Batch = { readonly [T in keyof CatalogueRows]: CatalogueRows[T][number][] }

const emptyRows = (): Batch => ({ destinations: [], places: [], place_grounds: [], taxes: [], hotels: [], hotel_texts: [] })
