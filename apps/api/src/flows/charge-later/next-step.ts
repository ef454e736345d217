import { isZero, type Money, type Tx } from '@sojourn/kernel'
import { debit, type PostingLine } from '../../modules/ledger/index.ts'
import {
  type Charge,
  type ChargeAttempt,
  chargeableFrom,
  covers,
  type Failure,
  failuresOf,
  isOpen,
  type Mandate,
  nextSource,
  type RoundEnd,
} from '../../modules/scheduled-charges/index.ts'
import { mailAnnounced, mailCalledOff, mailDeclined, mailPaid } from './charge-mails.ts'
import { postPaid } from './charge-postings.ts'
import { type IsGone, textsLeft } from './gone-cards.ts'
import { type LaterDeps, ownerOf } from './later-deps.ts'
import { walletLines } from './wallet-source.ts'

/**
 * What is to be done about a charge now, all in the caller's transaction, under the locks of its subject: announce it, call it off, wait, end a round, pay it by
 * the wallet, or write an attempt, which is answered: commit, then ask the gateway. An announcement names no card that `isGone`.
 */
export async function nextStep(
  deps: LaterDeps,
  tx: Tx,
  charge: Charge,
  byHandUntilMs: number | null,
  isGone: IsGone = noneIsGone,
): Promise<ChargeAttempt | null> {
  const { scheduled, clock } = deps
  const { charges } = scheduled
  if (!isOpen(charge)) return null
  const nowMs = clock.nowMs()
  if (byHandUntilMs !== null) return nothing(charges.postpone(tx, waiting(charge), byHandUntilMs))
  const due = (await deps.receiverOf(tx, charge)) && (await ownerOf(deps, charge).stillDue(tx, charge))
  if (!due) return callOff(deps, tx, charge)
  const { amount } = due
  if (charge.state === 'needs_person') {
    const untilMs = charge.givesUpAtMs ?? nowMs
    return nothing(untilMs > nowMs ? charges.postpone(tx, charge, untilMs) : giveUp(deps, tx, charge))
  }
  if (isZero(amount)) return nothing(settlePaid(deps, tx, { ...charge, amount }, null, []))
  const mandate = await scheduled.mandates.findLive(tx, charge)
  const fromMs = chargeableFrom(charge, amount)
  if (fromMs === null) {
    // Above what was announced nothing is charged: its person is notified first.
    const announced = await charges.announced(tx, waiting(charge), amount)
    return nothing(mailAnnounced(deps, tx, announced, mandate ? textsLeft(mandate, { isGone }) : []))
  }
  if (fromMs > nowMs) return nothing(charges.postpone(tx, waiting(charge), fromMs))
  if (!mandate || !covers(mandate, amount)) return nothing(endRound(deps, tx, charge, ['hard'], 'mandate_missing', null))
  return tryNext(deps, tx, { ...charge, amount }, mandate)
}

const noneIsGone: IsGone = () => false

const nothing = async (work: Promise<unknown>): Promise<null> => {
  await work
  return null
}
/** Between two attempts of one round nothing is under way. */
const waiting = (charge: Charge): Charge => (charge.state === 'trying' ? { ...charge, state: 'retrying' } : charge)

async function tryNext(deps: LaterDeps, tx: Tx, charge: Charge, { sources }: Mandate): Promise<ChargeAttempt | null> {
  const { attempts } = deps.scheduled
  const { amount } = charge
  const tried = charge.attempts > 0 ? await attempts.listOf(tx, charge) : []
  const wallet = sources.some(({ kind }) => kind === 'wallet') ? await walletLines(deps, tx, charge, amount) : null
  const cards = sources.flatMap((each) => (each.kind === 'card' ? each.cardId : []))
  const shut = new Set([...(wallet ? [] : ['wallet']), ...(await attempts.exhausted(tx, charge.orgId, cards))])
  const source = nextSource(charge, tried, sources, shut)
  const last = tried.at(-1)
  if (!source) return nothing(endRound(deps, tx, charge, failuresOf(charge, tried, sources, shut), last?.declineCode ?? null, last?.message ?? null))
  const customerId = source.kind === 'card' ? await deps.payers.findCustomerIn(tx, charge) : null
  if (source.kind === 'card' && !customerId) return nothing(endRound(deps, tx, charge, ['hard'], 'resource_missing', null))
  const { what } = await ownerOf(deps, charge).words(tx, charge)
  const opened = await attempts.open(tx, charge, { source, amount, description: what.slice(0, 200), customerId })
  if (source.kind === 'card') return opened.attempt
  return nothing(settlePaid(deps, tx, opened.charge, opened.attempt, wallet ?? []))
}

/** It is paid, by a card (no lines) or by these: books, its owner and its person know it with this transaction. */
export async function settlePaid(deps: LaterDeps, tx: Tx, charge: Charge, attempt: ChargeAttempt | null, by: readonly PostingLine[]): Promise<void> {
  const amount: Money = attempt?.amount ?? charge.amount
  const paid = await deps.scheduled.charges.paid(tx, charge, amount, attempt?.attemptId ?? null)
  const owed = await ownerOf(deps, paid).paid(tx, paid)
  if (!attempt) return
  await postPaid(deps.ledger, tx, paid, attempt.source.kind === 'card' ? [debit('gateway_clearing', amount)] : by, owed)
  await mailPaid(deps, tx, paid, attempt)
}

async function endRound(deps: LaterDeps, tx: Tx, charge: Charge, failures: readonly Failure[], code: string | null, reason: string | null): Promise<void> {
  const over = await deps.scheduled.charges.roundOver(tx, charge, failures, code)
  await declined(deps, tx, over.charge, over.end, reason)
}

async function giveUp(deps: LaterDeps, tx: Tx, charge: Charge): Promise<void> {
  const over = await deps.scheduled.charges.giveUp(tx, charge)
  await declined(deps, tx, over, { kind: 'failed', failure: over.failure ?? 'hard' }, null)
}

async function declined(deps: LaterDeps, tx: Tx, charge: Charge, end: RoundEnd, reason: string | null): Promise<void> {
  await ownerOf(deps, charge).declined(tx, charge, { final: end.kind === 'failed', failure: end.failure })
  await mailDeclined(deps, tx, charge, end, reason)
}

async function callOff(deps: LaterDeps, tx: Tx, charge: Charge): Promise<null> {
  const over = await deps.scheduled.charges.callOffOne(tx, charge, 'not_wanted')
  if (over.announced) await mailCalledOff(deps, tx, over)
  return null
}
