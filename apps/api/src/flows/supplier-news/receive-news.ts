import type { Tx } from '@sojourn/kernel'
import { z } from 'zod'
import type { Received } from '../../modules/supplier-news/index.ts'
import type { SupplierNews } from '../../sale/product.ts'
import { storedMoney, storedTerms } from '../../sale/snapshot.ts'
import { askSupplier } from '../ask-supplier.ts'
import type { NewsDeps, OfItem } from './news-deps.ts'
import { tellNews } from './tell-news.ts'

const AT_ONCE_MAX = 50

const told = { key: z.string(), supplierReference: z.string(), note: z.string().nullable() }
const newsShape: z.ZodType<SupplierNews> = z.discriminatedUnion('kind', [
  z.object({ ...told, kind: z.literal('informed'), details: z.unknown(), terms: storedTerms.optional(), answerByMs: z.number().nullable() }),
  z.object({ ...told, kind: z.literal('changed'), details: z.unknown(), terms: storedTerms.optional(), answerByMs: z.number().nullable() }),
  z.object({ ...told, kind: z.literal('cancelled'), reason: z.enum(['weather', 'too_few', 'not_operated', 'withdrawn', 'changed', 'other']) }),
  z.object({ ...told, kind: z.literal('gives_less'), paid: storedMoney, back: storedMoney.nullable() }),
]) as z.ZodType<SupplierNews>

/** Asks each supplier that has news of its own what is new, outside any transaction; what it says is stored with how far it was read. Silent, it is asked again in a minute. */
export async function askForNews(deps: NewsDeps): Promise<void> {
  const { transactions, supplierNews } = deps
  await Promise.all(
    deps.products.remoteSuppliers.map(async (supplier) => {
      if (!supplier.newsSince) return
      const due = await transactions.asSystem((tx) => supplierNews.cursorDue(tx, supplier.name))
      if (!due) return
      const read = await askSupplier(supplier, () => supplier.newsSince!(due.cursor, (keys) => answersTo(deps, supplier.name, keys)))
      if (read.kind !== 'done') return
      const news = read.value.news.map((each) => ({ key: each.key, body: each }))
      await transactions.asSystem((tx) => supplierNews.receive(tx, supplier.name, { news, cursor: read.value.cursor }))
    }),
  )
}

const answersTo = async ({ transactions, supplierNews }: NewsDeps, supplier: string, keys: readonly string[]) =>
  keys.length === 0 ? new Map() : transactions.asSystem((tx) => supplierNews.answersTo(tx, supplier, keys), { readOnly: true })

/** Acts on what suppliers said, in the order in which it came. Returns how many were looked at. */
export async function actOnNews(deps: NewsDeps): Promise<number> {
  const due = await deps.transactions.asSystem((tx) => deps.supplierNews.claimDue(tx, AT_ONCE_MAX))
  for (const each of due) await act(deps, each)
  return due.length
}

async function act(deps: NewsDeps, received: Received): Promise<void> {
  const { transactions, supplierNews } = deps
  const { supplier, key } = received
  const news = newsShape.safeParse(received.body)
  const settle = (result: 'done' | 'refused') => transactions.asSystem((tx) => supplierNews.settle(tx, received, result))
  if (!news.success) {
    deps.warn('a supplier said what is not understood', { supplier, key })
    return settle('refused')
  }
  const { supplierReference, ...what } = news.data
  const of = await transactions.asSystem((tx) => deps.bookings.itemOfSupplier(tx, { supplier, reference: supplierReference }), { readOnly: true })
  if (of && what.kind === 'gives_less') {
    await deps.transactions.inTenant(of.orgId, (tx) => callPerson(deps, tx, of, { supplier, reference: supplierReference, ...what }))
    return settle('done')
  }
  const result = of && what.kind !== 'gives_less' ? await tellNews(deps, { ...of, ...what }) : null
  if (result?.ok) return settle('done')
  const isPostponed = await transactions.asSystem((tx) => supplierNews.postpone(tx, received))
  // What ended and is nobody's asks for nobody.
  if (!isPostponed && what.kind !== 'cancelled')
    deps.warn('a supplier said what belongs to nothing that is booked', { supplier, key, reference: supplierReference })
}

/** An alarm, one of each for a booking: a supplier gives back less than its traveller was given back. */
const GIVES_LESS = 'supplier_gives_less'

async function callPerson(
  { payments, warn }: NewsDeps,
  tx: Tx,
  { orgId, bookingId, itemNo }: OfItem,
  {
    supplier,
    reference,
    paid,
    back,
  }: Pick<Extract<SupplierNews, { kind: 'gives_less' }>, 'paid' | 'back'> & { readonly supplier: string; readonly reference: string },
): Promise<void> {
  await payments.alarms.raise(tx, { orgId, bookingId, kind: GIVES_LESS, detail: { itemNo, supplier, reference, paid, back } })
  warn('a supplier gives back less than its traveller was given back', { supplier, reference, bookingId })
}
