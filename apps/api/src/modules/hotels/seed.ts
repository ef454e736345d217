import type { Tx } from '@sojourn/kernel'
import type { World } from '@sojourn/world'
import { insertCatalogue, mayFillCatalogue } from './data/seed-store.sql.ts'
import { rowsOf } from './seed-rows.ts'

/** Loads the world's hotels into an empty catalogue; where there is one already, nothing happens. A system transaction. */
export async function seedHotels(tx: Tx, world: World): Promise<void> {
  if (!(await mayFillCatalogue(tx))) return
  await insertCatalogue(tx, { fx_rates: world.rates.map((r) => ({ currency: r.currency, per_usd: r.perUsd, as_of: r.asOf, source: r.source })) })
  const known = new Set<string>()
  for (const [position, facts] of world.destinations.entries()) {
    const { places = [], ...rows } = rowsOf(facts, world.hotelsOf(facts), position)
    // Two destinations may share an airport: by its own name it leads to the better known, which comes first.
    await insertCatalogue(tx, { ...rows, places: places.filter(({ place_id }) => !known.has(place_id)) })
    for (const { place_id } of places) known.add(place_id)
  }
}
