import type { Clock } from '@sojourn/kernel'
import { type Currency, convert, type Money, type Rate, roundPrice, type Transactions, type Tx } from '@sojourn/kernel'
import { createDuffelClient, type DuffelClient, type DuffelConnection } from './duffel-client.ts'

/** The name of the supplier: in settings of organisations, and in what was sold of it. */
export const DUFFEL = 'duffel'

export interface DuffelDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
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
}

// not translated: an address that nothing answers at
const NOWHERE: DuffelConnection = { url: 'http://duffel.invalid/', token: '', timeoutMs: 1_000 }

export const duffelParts = (deps: DuffelDeps, settings: DuffelSettings | null): DuffelParts => ({
  ...deps,
  client: createDuffelClient(settings ?? NOWHERE),
  isConnected: settings !== null,
  phone: settings?.phone ?? null,
})

/** Amounts of airlines in the currency that is asked for. */
export interface Exchange {
  readonly currency: Currency
  /** Null where there is no rate. */
  of(amount: Money): Money | null
}

export async function exchangeFor({ transactions, rates }: DuffelDeps, currency: Currency): Promise<Exchange> {
  const rate = await transactions.asSystem(rates, { readOnly: true })
  return {
    currency,
    of(amount) {
      const by = amount.currency === currency ? '1' : rate(amount.currency, currency)
      return by ? roundPrice(convert(amount, by, currency)) : null
    },
  }
}
