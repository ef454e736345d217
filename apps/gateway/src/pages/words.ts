import type { Merchant } from '../config.ts'
import type { Payment } from '../modules/payments/index.ts'

const NAME_MAX = 60

/** Each brand is called by its own name: the one its payment carries, or has on the statement, else the merchant's. */
export const merchantNameOf = ({ metadata, extras }: Pick<Payment, 'metadata' | 'extras'>, merchant: Pick<Merchant, 'name'>): string =>
  metadata.merchant_name?.trim().slice(0, NAME_MAX) || extras.statementDescriptor?.trim() || merchant.name
