import { equals, fromMajor, type Money, type Outcome, type Refusal, refuse, toMajor } from '@sojourn/kernel'

/** An amount that a browser sent is compared and never charged: where it is not ours, both are told. Null where they agree. */
export function priceDiffers(
  due: Money,
  sent: { readonly amount: number; readonly currency: string },
): (Outcome<never, Refusal<'price_changed'>> & { ok: false }) | null {
  const read = fromMajor(sent.amount, sent.currency)
  if (read && equals(read, due)) return null
  return refuse('price_changed', { old_price: sent.amount, old_currency: sent.currency, new_price: toMajor(due), currency: due.currency })
}
