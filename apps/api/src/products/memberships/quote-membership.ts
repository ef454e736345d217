import { accept, add, addDays, type Day, instantMs, isoIn, negate, type Outcome, subtract, type Tx, toMajor, zero } from '@sojourn/kernel'
import { endOfTermMs, type PurchaseOffer, rulesOf } from '../../modules/memberships/index.ts'
import type { Offer } from '../../sale/product.ts'
import { type QuoteLine, quoteOfLines } from '../../sale/quote.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import { sayingWhatItTakes } from './eligibility-words.ts'
import type { MembershipAsk } from './membership-ask.ts'
import type { HeldMembership } from './membership-offer.ts'
import type { MembershipParts } from './parts.ts'
import { nameOf, namesOf } from './plan-names.ts'
import { type LineReason, lineLabel } from './price-words.ts'
import { mandateText, titleOf } from './words.ts'

/** The others are undone for half an hour after their confirmation: the checkout, its extension and the payment come before it. */
const UNDO_WITHIN_MS = 90 * 60_000

/** What a plan, or a debt, costs this person now. Refuses as the calls say. */
export async function quoteMembership(
  parts: Pick<MembershipParts, 'memberships' | 'clock'>,
  tx: Tx,
  ask: MembershipAsk,
): Promise<Outcome<Offer<HeldMembership>>> {
  const offered = await parts.memberships.offer(tx, ask, ask.subId)
  if (!offered.ok) return sayingWhatItTakes(offered, ask.seller)
  return accept(offerOf(ask, offered.value, parts.memberships.newNo(), parts.clock.nowMs()))
}

function offerOf(ask: MembershipAsk, { plan, purchase, base, today, trialKeys, trialUsed }: PurchaseOffer, ref: string, nowMs: number): Offer<HeldMembership> {
  const { currency } = purchase.due
  const until = purchase.kind === 'first' ? withdrawUntilMs(today, purchase, ask) : null
  const names = { kind: purchase.kind, plan_name: nameOf(plan) }
  const quote = quoteOfLines(currency, linesOf(purchase, names.plan_name, trialUsed))
  return {
    details: {
      product: 'SUB',
      title: titleOf(names),
      sub_id: plan.subId,
      subscription_code: plan.code,
      ...names,
      is_trial: purchase.isTrial,
      charge_org: purchase.chargeOrg,
      term: purchase.term && { from: purchase.term.from, until: purchase.term.until },
      debt: toMajor(purchase.debt),
      currency,
      next_charge: purchase.next && { on: purchase.next.on, amount: toMajor(purchase.next.amount) },
      mandate_text: mandateText(ask.seller, plan, purchase),
      held: {
        org_id: ask.orgId,
        user_id: ask.userId,
        ref,
        base,
        today,
        time_zone: ask.timeZone,
        country: ask.country ?? null,
        anchor_day: purchase.anchorDay,
        price: purchase.price.minor,
        credit: purchase.credit.minor,
        debt: purchase.debt.minor,
        grace_debt: purchase.graceDebt.minor,
        renewal: purchase.renewal.minor,
        first_price: purchase.firstPrice?.minor ?? null,
        renews: purchase.renews,
        next_by_org: purchase.nextPaymentByOrg,
        withdraw_until_ms: until,
        trial_keys: [...trialKeys],
        names: namesOf(plan),
      },
    },
    quote,
    terms: termsUntil(until ?? nowMs + UNDO_WITHIN_MS, ask.timeZone, quote.total),
    revenue: quote.payNow,
    markup: zero(currency),
  }
}

/** To the end of the last day that the rules of their country give; of a trial at most to its end, when it is charged. */
function withdrawUntilMs(today: Day, { isTrial, term }: PurchaseOffer['purchase'], { timeZone, country = null }: MembershipAsk): number {
  const ms = instantMs(addDays(today, rulesOf(country).withdrawalDays), '23:59:59', timeZone)
  return isTrial && term ? Math.min(ms, endOfTermMs(term.until, timeZone)) : ms
}

/** All of it comes back until then, debts too, which are owed again; nothing afterwards. */
function termsUntil(untilMs: number, timeZone: string, total: Offer['quote']['total']): SaleTerms {
  const at = isoIn(timeZone, untilMs)
  return {
    mode: 'prepaid',
    cancellationBy: 'windows',
    cancellation: [
      { from: null, to: at, amount: zero(total.currency) },
      { from: at, to: null, amount: total },
    ],
    timeZone,
    startsOn: null,
    cancellableUntil: new Date(untilMs).toISOString(),
    laterAt: 'later',
  }
}

/** Line by line: the term, what a switch gives back, what is owed, and what the person does not pay. */
function linesOf({ kind, isTrial, chargeOrg, price, credit, debt, term }: PurchaseOffer['purchase'], name: string, trialUsed: boolean): QuoteLine[] {
  const line = (kind: QuoteLine['kind'], why: LineReason, amount: QuoteLine['amount']): QuoteLine => ({
    ...{ kind, label: lineLabel(why, name), rule: null, amount, due: 'now', why },
  })
  const owed = debt.minor > 0 ? [line('fee', { of: 'owed' }, debt)] : []
  if (kind === 'debt' || !term) return owed
  if (isTrial) return [line('item', { of: 'trial', until: term.until }, zero(price.currency)), ...owed]
  const left = add(subtract(price, credit), debt)
  return [
    line('item', { of: 'term', until: term.until }, price),
    ...(trialUsed && kind === 'first' ? [line('item', { of: 'trial_used' }, zero(price.currency))] : []),
    ...(credit.minor > 0 ? [line('discount', { of: 'unused_time' }, negate(credit))] : []),
    ...owed,
    ...(chargeOrg && left.minor > 0 ? [line('discount', { of: 'organisation' }, negate(left))] : []),
  ]
}
