import type { NewCard, OldCard } from '@sojourn/contracts'
import type { SavedCard } from './domain/saved-card.ts'

/** As the new gateway shows a card. */
export const newCardOf = ({ id, nickName, holder, brand, last4, expMonth, expYear, isDefault }: SavedCard): NewCard => ({
  id,
  nick_name: nickName,
  name: holder,
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
  is_default: isDefault,
})

/** The same card as the old gateway answered it, under both names that callers read. */
export const oldCardOf = ({ id, brand, last4, expMonth, expYear, isDefault }: SavedCard, customerToken: string, merchantId: string): OldCard => ({
  cca_card_id: id,
  cca_customer_token: customerToken,
  card_number: last4,
  expiry_month: expMonth,
  expiry_year: expYear,
  is_default: isDefault ? 1 : 0,
  merchant_id: merchantId,
  brand,
  card_key: id,
  card_type: brand,
})
