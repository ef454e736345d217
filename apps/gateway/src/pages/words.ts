import { decimalText } from '@sojourn/i18n'
import { decimalsOf, type Money, toMajor } from '@sojourn/kernel'
import type { Merchant } from '../config.ts'
import type { Payment } from '../modules/payments/index.ts'

/** As a bank writes it, every decimal shown: `389.33 USD`. */
export const amountText = (amount: Money): string => `${decimalText(toMajor(amount), decimalsOf(amount.currency))} ${amount.currency}`

const NAME_MAX = 60

/** Each brand is called by its own name: the one its payment carries, or has on the statement, else the merchant's. */
export const merchantNameOf = ({ metadata, extras }: Pick<Payment, 'metadata' | 'extras'>, merchant: Pick<Merchant, 'name'>): string =>
  metadata.merchant_name?.trim().slice(0, NAME_MAX) || extras.statementDescriptor?.trim() || merchant.name
