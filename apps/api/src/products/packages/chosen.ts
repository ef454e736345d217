import type { ChosenPart } from '@sojourn/contracts'
import { accept, type Currency, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { PrebookRequest } from '../../sale/shop.ts'
import type { PackageParts } from './parts.ts'

/** A part as it is asked for of its product, and the fields by which it was chosen. */
export type ChosenItem = PrebookRequest['items'][number] & { readonly fields: ChosenPart['fields'] }

/** What a browser chose, as it is asked for of its products: by whom it is priced is never taken from it. Refuses `bad_part` with its number. */
export async function asksOf(
  { sources, products }: PackageParts,
  chosen: readonly ChosenPart[],
  caller: Caller,
  currency: Currency,
): Promise<Outcome<readonly ChosenItem[]>> {
  const items: ChosenItem[] = []
  for (const [index, { product: code, fields }] of chosen.entries()) {
    const product = sources.has(code) ? products.get(code) : undefined
    const ask = await product?.chosen?.(fields, caller, currency)
    if (!ask?.ok) return refuse<string>('bad_part', { part: index + 1, product: code })
    items.push({ product: code, ask: ask.value, fields })
  }
  return accept(items)
}

/** What is told of a package as its part tells it; whatever else a part refuses means that it is not offered like this any more. */
const TOLD: ReadonlySet<string> = new Set([
  'no_package',
  'sold_out',
  'departed',
  'supplier_silent',
  'bad_dates',
  'bad_party',
  'unknown_currency',
  'not_sold_here',
  'too_soon',
  'too_many_holds',
  'proof_required',
  'books_elsewhere',
  'not_signed_in',
  'may_not_buy',
])

export const ofPart = ({ code, detail }: Refusal): { readonly ok: false; readonly refusal: Refusal } =>
  TOLD.has(code) ? { ok: false, refusal: { code, ...(detail && { detail }) } } : refuse('part_gone', { product: detail?.product, reason: code })
