import type { ActivityOffer } from '@sojourn/contracts'
import { hashUnit, type Outcome } from '@sojourn/kernel'
import type { BoughtItem, HeldItem, RemoteSupplier, SupplierOrder, SupplierResult } from '../../sale/product.ts'
import type { ActivityAsk } from './activity-ask.ts'
import { cancelActivity, confirmActivity, holdActivity, releaseActivity } from './hold-activity.ts'
import type { ActivityParts } from './parts.ts'
import { quoteActivity } from './quote-activity.ts'

export const ON_REQUEST = 'on request'
const HOUR_MS = 3_600_000
/** Operators answer within a day, some within the hour. */
export const ANSWER_HOURS = 24
const FIRST_ANSWER_MS = HOUR_MS
const TAKEN_SHARE = 0.92
/** A traveller with this last name is always turned down: so that it can be shown. */
const TURNED_DOWN = 'Rejects'
const TIMEOUT_MS = 5_000
/** After its answer the places are held so long for it to be read. */
const READ_WITHIN_MS = 2 * HOUR_MS

/**
 * Activities whose operator answers each request by itself: an order is sent, and its answer is asked for until it is there, within a day. Meanwhile the places are held. In the demo
 * world the answer follows from the order's key.
 */
export function onRequestSupplier(parts: ActivityParts): RemoteSupplier<ActivityAsk, ActivityOffer> {
  const { transactions, stock, clock } = parts
  return {
    where: 'remote',
    name: ON_REQUEST,
    timeoutMs: TIMEOUT_MS,
    quote: async (ask) => resultOf(await transactions.asSystem((tx) => quoteActivity(parts, tx, ask), { readOnly: true })),
    async hold({ details }, request) {
      const held = await transactions.inTenant(request.orgId, (tx) => holdActivity(parts, tx, details, request))
      return held.ok ? { kind: 'done', value: { holdRef: held.value.holdRef } } : { kind: 'refused', refusal: held.refusal }
    },
    confirm: (item, key) => transactions.inTenant(item.orgId, (tx) => askOperator(parts, tx, item, key)),
    find: (item, key) => transactions.inTenant(item.orgId, (tx) => answerOf(parts, tx, item, key)),
    async quoteCancellation({ quote }) {
      return { kind: 'done', value: { cost: quote.total, validUntilMs: clock.nowMs() + HOUR_MS } }
    },
    cancel: (item, { key: _ }) =>
      transactions.inTenant(item.orgId, async (tx) => {
        const request = await stock.findRequestOf(tx, item.orgId, item.holdRef)
        if (request) await stock.setRequest(tx, item.orgId, request.order_key, 'cancelled')
        return done(await cancelActivity(parts, tx, item))
      }),
    release: (held) =>
      transactions.inTenant(held.orgId, async (tx) => {
        const request = held.holdRef === '' ? null : await stock.findRequestOf(tx, held.orgId, held.holdRef)
        // An order that was made meanwhile stays.
        return done(request ? null : await releaseActivity(parts, tx, held))
      }),
  }
}

type Tx = Parameters<Parameters<ActivityParts['transactions']['inTenant']>[1]>[0]

const done = <T>(value: T): SupplierResult<T> => ({ kind: 'done', value })
const resultOf = <T>(outcome: Outcome<T>): SupplierResult<T> => (outcome.ok ? done(outcome.value) : { kind: 'refused', refusal: outcome.refusal })

async function askOperator(parts: ActivityParts, tx: Tx, item: BoughtItem<ActivityOffer>, key: string): Promise<SupplierResult<SupplierOrder>> {
  const { stock, clock } = parts
  const { orgId, holdRef } = item
  const known = await stock.findRequest(tx, orgId, key)
  if (known) return answerOf(parts, tx, item, key)
  const askedMs = clock.nowMs()
  const answerMs = askedMs + FIRST_ANSWER_MS + Math.floor(hashUnit('answers', key) * (ANSWER_HOURS * HOUR_MS - 2 * FIRST_ANSWER_MS))
  const hold = await stock.lockHold(tx, orgId, holdRef)
  // not translated: for the log
  if (hold?.state !== 'held') return done({ state: 'rejected', reason: 'the places are not held any more' })
  stock.setHold(tx, hold, { expiresAtMs: answerMs + READ_WITHIN_MS })
  await stock.addRequest(tx, { org_id: orgId, order_key: key, hold_id: holdRef, asked_ms: askedMs, answer_ms: answerMs, state: 'pending' })
  return done({ state: 'pending' })
}

async function answerOf(parts: ActivityParts, tx: Tx, item: BoughtItem<ActivityOffer>, key: string): Promise<SupplierResult<SupplierOrder>> {
  const { stock, clock } = parts
  const { orgId, quote, travellers } = item
  const request = await stock.findRequest(tx, orgId, key)
  if (!request) return done({ state: 'none' })
  if (request.state === 'cancelled') return done({ state: 'cancelled' })
  if (request.state === 'rejected') return done({ state: 'rejected', reason: TURNED_DOWN_REASON })
  if (request.state === 'pending' && clock.nowMs() < request.answer_ms) return done({ state: 'pending' })
  if (request.state === 'pending' && !isTaken(key, travellers[0]?.last_name)) {
    await stock.setRequest(tx, orgId, key, 'rejected')
    await releaseActivity(parts, tx, item)
    return done({ state: 'rejected', reason: TURNED_DOWN_REASON })
  }
  const confirmed = await confirmActivity(parts, tx, item)
  await stock.setRequest(tx, orgId, key, confirmed.ok ? 'confirmed' : 'rejected')
  return confirmed.ok
    ? done({ state: 'confirmed', supplierReference: referenceOf(item), total: quote.total })
    : done({ state: 'rejected', reason: confirmed.refusal.code })
}

// not translated: for the log
const TURNED_DOWN_REASON = 'the operator cannot take the group'
const isTaken = (key: string, lastName: string | undefined): boolean => lastName !== TURNED_DOWN && hashUnit('takes', key) < TAKEN_SHARE
const referenceOf = ({ holdRef }: HeldItem): string => holdRef.toUpperCase()
