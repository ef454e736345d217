import { accept, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { beginCapture, sendCapture } from './capture-payment.ts'
import type { ProviderCharge } from './card-provider.ts'
import { countTry, inTurn, type NotNow, type TriedFrom } from './count-try.ts'
import { type Charge, refOf, TRIES_MAX, type Tried } from './domain/charge.ts'
import { asksChallenge, awaitsCharge, type CardUsage, type Payment } from './domain/payment.ts'
import { findCard } from './find-card.ts'
import { newCharge } from './new-charge.ts'
import type { ChargeableCard, NewCard, PaymentsDeps } from './payments-deps.ts'
import { settleCharge } from './settle-charge.ts'

/** What pays: a new card, a saved one, or the one the payment already names. */
export type Tender =
  /** `nickName`: what its holder calls it where it is saved; null where they gave none. */
  | { readonly kind: 'new'; readonly card: NewCard; readonly keep: boolean; readonly nickName: string | null }
  | { readonly kind: 'saved'; readonly methodId: string }
  /** A published test name; each use makes a new card. Only a server may use one. */
  | { readonly kind: 'published'; readonly name: string }
  | { readonly kind: 'named' }

export interface Confirmation {
  readonly merchantId: OrgId
  readonly paymentId: Payment['id']
  readonly tender: Tender
  readonly returnOrigin: string | null
  readonly returnUrl: string | null
  /** The payer is not present. */
  readonly offSession: boolean
  /** Confirmed with the secret key: the only way where the payment says `manual`. */
  readonly byServer: boolean
  /** The origin of the try; null for a server on its own, whose tries are not counted. */
  readonly from?: TriedFrom | null
  /** The work that the page was asked for, done. */
  readonly proof?: string | null
  /** What the card is saved for, where this confirmation is the first to say so. */
  readonly usage?: CardUsage | null
}

/** What is left to do after the first transaction: send a new charge, capture an authorised one, or nothing. */
type NextStep = { readonly send: ProviderCharge } | { readonly take: Charge } | { readonly done: Tried }

/**
 * Charges the card: the charge is written and committed, then the provider is called, then its answer recorded. A crash anywhere between leaves
 * a row whose result a worker asks for. Refuses with `no_such_payment`, `unexpected_state` (and the payment), `declined` (and the failure),
 * `no_such_method`, `customer_required`, `too_many_tries`, with `waitMs` where waiting helps, `proof_required` with the challenge: then no provider was asked about the card.
 */
export async function confirmPayment(deps: PaymentsDeps, request: Confirmation): Promise<Outcome<Tried>> {
  const failure = request.tender.kind === 'new' ? deps.provider.refuses(request.tender.card) : null
  if (failure) return refuse('declined', { failure })
  const begun = await inTurn(() => deps.db.inTenant(request.merchantId, (tx) => begin(deps, tx, request)))
  if ('notNow' in begun) return refusedForNow(deps, begun.notNow)
  if (!begun.ok) return begun
  if ('done' in begun.value) return accept(begun.value.done)
  if ('take' in begun.value) return accept(await sendCapture(deps, begun.value.take))
  const { send } = begun.value
  const settled = await settleCharge(deps, request.merchantId, send.key as Charge['id'], await deps.provider.confirm(send))
  // Authorised, and already being captured.
  return accept(settled.charge.state === 'capturing' ? await sendCapture(deps, settled.charge) : settled)
}

const refusedForNow = ({ proofs }: PaymentsDeps, why: NotNow) =>
  'work' in why ? refuse('proof_required', { challenge: proofs.challenge(why.purpose, why.work) }) : refuse('too_many_tries', why)

async function begin(deps: PaymentsDeps, tx: Tx, request: Confirmation): Promise<Outcome<NextStep>> {
  const { merchantId, tender } = request
  const payment = await deps.stores.payments.lock(tx, merchantId, request.paymentId)
  if (!payment) return refuse('no_such_payment')
  if (!awaitsCharge(payment.status)) return refuse('unexpected_state', { payment })
  const charges = payment.chargeId ? await deps.stores.charges.ofPayments(tx, merchantId, [payment.id]) : []
  const last = charges.find(({ id }) => id === payment.chargeId)
  if (last?.state === 'authorized') {
    // The money is authorised on one card: a confirmation of another card does not capture it.
    const isMeant = request.byServer && (tender.kind === 'named' || (tender.kind === 'saved' && tender.methodId === last.methodId))
    return isMeant ? accept(await takeHeld(deps, tx, { payment, charges }, last)) : refuse('unexpected_state', { payment })
  }
  if (charges.length >= TRIES_MAX) return refuse('too_many_tries')
  const requested = tender.kind === 'new' && tender.keep
  const usage = payment.usage ?? request.usage ?? null
  const keep = usage !== null || requested || payment.kind === 'setup'
  if (keep && payment.kind === 'payment' && !payment.customerId) return refuse('customer_required')
  const returnUrl = request.returnUrl ?? payment.returnUrl
  if (payment.confirmationMethod === 'manual' && !request.byServer) {
    const noted = await cardOf(deps, tx, payment, tender, true)
    if (!noted) return refuse('no_such_method')
    const waiting: Payment = {
      ...payment,
      returnUrl,
      methodId: noted.methodId,
      failure: null,
      status: 'requires_confirmation',
      usage: usage ?? (requested ? 'off_session' : null),
    }
    await deps.stores.payments.save(tx, waiting)
    return accept({ done: { payment: waiting, charges } })
  }
  const card = await cardOf(deps, tx, payment, tender, keep)
  if (!card) return refuse('no_such_method')
  const from = request.from ?? namedByServer(request, payment)
  const { card: paying, authenticatedBefore } = card
  const { offSession } = request
  const canChallenge = deps.provider.surelyChallenges?.({ card: paying, authenticatedBefore, offSession }) ?? false
  const canWork = tender.kind === 'new' && !request.byServer
  const tried = { payment, number: charges.length, fingerprint: card.facts.fingerprint, canChallenge, canWork, proof: request.proof ?? null }
  const counted = from && (await countTry(deps, tx, { ...tried, from }))
  const known: Payment = { ...payment, returnUrl, usage, methodId: card.methodId, failure: null }
  const charge = newCharge(deps, known, card, { number: charges.length + 1, keep, returnOrigin: request.returnOrigin, triedAs: counted?.keys ?? null })
  await deps.stores.charges.add(tx, charge)
  await deps.stores.payments.save(tx, { ...known, status: 'processing', chargeId: charge.id, offSession })
  const asked = { authenticatedBefore, offSession, asksChallenge: asksChallenge(payment) || counted?.mustChallenge === true }
  const send = { ...refOf(charge), ...asked, card: paying, keep, returnUrl: deps.returnUrlOf(payment.id) }
  return accept({ send })
}

/** A server that charges for a present payer sends the payer's origin in the payment's metadata. */
const namedByServer = ({ byServer, offSession }: Confirmation, { metadata }: Payment): TriedFrom | null =>
  byServer && !offSession && metadata.ip ? { address: metadata.ip, device: metadata.device ?? null } : null

/** The holder has passed 3-D Secure and the money is authorised: the server's confirmation captures it, or leaves it to be captured later. */
async function takeHeld(deps: PaymentsDeps, tx: Tx, { payment, charges }: Tried, charge: Charge): Promise<NextStep> {
  if (payment.captureMethod !== 'manual') return { take: (await beginCapture(deps, tx, { payment, charge }, charge.amount.minor, null)).charge }
  const held: Payment = { ...payment, status: 'requires_capture' }
  await deps.stores.payments.save(tx, held)
  return { done: { payment: held, charges } }
}

/** The card to be charged. The number of one that is not to be saved is in memory alone from here on, for this one call. */
async function cardOf(deps: PaymentsDeps, tx: Tx, payment: Payment, tender: Tender, keep: boolean): Promise<ChargeableCard | null> {
  const { merchantId, customerId } = payment
  if (tender.kind === 'new') return deps.cards.write(tx, merchantId, tender.card, keep, tender.nickName)
  if (tender.kind === 'published') return deps.cards.writePublished(tx, merchantId, tender.name, keep)
  const methodId = tender.kind === 'saved' ? tender.methodId : payment.methodId
  const card = methodId ? await findCard(deps, tx, merchantId, methodId, customerId) : null
  if (card && !keep) await deps.cards.forget(tx, merchantId, card.methodId)
  return card
}
