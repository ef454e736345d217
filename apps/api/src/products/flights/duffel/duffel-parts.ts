import type { Clock } from '@sojourn/kernel'
import { type Currency, convert, type Money, type Rate, roundPrice, type Transactions, type Tx } from '@sojourn/kernel'
import type { FlightCatalogue } from '../parts.ts'
import { createDuffelClient, type DuffelClient, type DuffelConnection } from './duffel-client.ts'

/** The name of the supplier: in settings of organisations, and in what was sold of it. */
export const DUFFEL = 'duffel'
// not translated: a company is called the same everywhere
export const DUFFEL_NAME = 'Duffel'

export interface DuffelDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
  /** What we know of airports and their pictures; null where no demo world is served. */
  readonly catalogue: () => FlightCatalogue | null
}

/** What works with Duffel. */
export interface DuffelParts extends DuffelDeps {
  readonly client: DuffelClient
  /** False where the server has no token of it: what was sold of it before is read all the same, and it never answers. */
  readonly isConnected: boolean
  /** The number airlines are given where a traveller named none that they take. */
  readonly phone: string | null
}

export interface DuffelSettings extends DuffelConnection {
  readonly phone?: string | undefined
  /** What its webhooks are signed with; none are taken where it is left out. */
  readonly webhookSecret?: string | undefined
}

// not translated: an address that nothing answers at
const NOWHERE: DuffelConnection = { url: 'http://duffel.invalid/', token: '', timeoutMs: 1_000 }

export const duffelParts = (deps: DuffelDeps, settings: DuffelSettings | null): DuffelParts => ({
  ...deps,
  client: createDuffelClient(settings ?? NOWHERE),
  isConnected: settings !== null,
  phone: settings?.phone ?? null,
})

/** How answers of Duffel are read: amounts of airlines in the currency that is asked for, airports as we know them. */
export interface Reading {
  readonly currency: Currency
  readonly catalogue: FlightCatalogue | null
  /** Null where there is no rate. */
  of(amount: Money): Money | null
}

export async function readingFor({ transactions, rates, catalogue }: DuffelDeps, currency: Currency): Promise<Reading> {
  const rate = await transactions.asSystem(rates, { readOnly: true })
  return {
    currency,
    catalogue: catalogue(),
    of(amount) {
      const by = amount.currency === currency ? '1' : rate(amount.currency, currency)
      return by ? roundPrice(convert(amount, by, currency)) : null
    },
  }
}
