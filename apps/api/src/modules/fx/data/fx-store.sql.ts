import { sql } from '@sojourn/db'
import type { Currency, FxRate } from '@sojourn/kernel'
import type { FxStore } from './fx-store.ts'

interface Tables {
  fx_rates: { currency: string; per_usd: string; as_of: string; source: string }
}

export const fxStore: FxStore = {
  async list(tx) {
    const rows = await sql<Tables>(tx).selectFrom('fx_rates').selectAll().execute()
    return new Map<Currency, FxRate>(rows.map((row) => [row.currency, { currency: row.currency, perUsd: row.per_usd, asOf: row.as_of, source: row.source }]))
  },
  async put(tx, rates) {
    await sql<Tables>(tx)
      .insertInto('fx_rates')
      .values(rates.map(({ currency, perUsd, asOf, source }) => ({ currency, per_usd: perUsd, as_of: asOf, source })))
      .onConflict((conflict) =>
        conflict
          .column('currency')
          .doUpdateSet((row) => ({ per_usd: row.ref('excluded.per_usd'), as_of: row.ref('excluded.as_of'), source: row.ref('excluded.source') })),
      )
      .execute()
  },
}
