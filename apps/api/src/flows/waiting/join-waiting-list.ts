import { isDeepStrictEqual } from 'node:util'
import type { DataOf, joinWaitingList as joinCall, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Product } from '../../sale/product.ts'
import { notSoldHere, signInFirst } from '../../sale/sold-here.ts'
import { booksElsewhere } from '../books-elsewhere.ts'
import type { WaitingDeps } from './waiting-deps.ts'
import { waitingOnWire } from './waiting-on-wire.ts'

/** Puts a person, or a guest with an address of mail, at the end of the line for what they want. */
export async function joinWaitingList(deps: WaitingDeps, body: ParsedBodyOf<typeof joinCall>, caller: Caller): Promise<Outcome<DataOf<typeof joinCall>>> {
  const product = deps.products.all.find(({ code }) => code === body.product_type)
  if (!product) return refuse('not_sold_here')
  const refusal = booksElsewhere(caller) ?? notSoldHere([product], caller) ?? signInFirst([product], caller)
  if (refusal) return { ok: false, refusal }
  const { waits } = product
  const asked = waits && (await waits.wantedOf(body.wanted, caller, body.currency ?? caller.currency))
  if (!asked?.ok) return refuse('no_waiting_list')
  const email = caller.user?.email ?? body.email
  if (email === undefined) return refuse('contact_missing')
  const { orgId, org, language, origin, user } = caller
  const { value: wanted } = asked
  const browserId = caller.browserId()
  const joined = await deps.transactions.inTenant(orgId, async (tx) => {
    const lastMs = await waits!.lastMs(tx, wanted)
    const untilMs = Math.min(lastMs, body.until === undefined ? lastMs : Date.parse(body.until))
    if (untilMs <= deps.clock.nowMs()) return refuse('too_late')
    if (await isNeverHad(deps, tx, product, wanted)) return refuse('no_waiting_list')
    const who = { orgId, browserId, userId: user?.userId ?? null, email: email.toLowerCase(), language, origin, minimumDays: org.minimumCheckinDays }
    const entry = { ...who, product: product.code, line: waits!.lineOf(wanted), wanted, untilMs }
    return deps.waitingLists.join(tx, entry, (before) => isDeepStrictEqual(waits!.wanted.parse(before), wanted))
  })
  if (!joined.ok) return joined
  return accept({ waiting: (await waitingOnWire(deps, [joined.value]))[0]! })
}

/** Whether one thing is refused for another reason than that it is all taken: nothing that comes free would be it. Of any of many, one may come to be. */
async function isNeverHad({ products }: WaitingDeps, tx: Tx, { code, waits }: Product, wanted: unknown): Promise<boolean> {
  const [ask] = await waits!.asksOf(tx, wanted)
  if (ask !== wanted) return false
  const supplier = products.supplierFor(code, ask)
  const quoted = supplier.where === 'local' ? await supplier.quote(tx, ask) : null
  return quoted !== null && !quoted.ok && quoted.refusal.code !== 'sold_out'
}
