import type { LaterChargeShape } from '@sojourn/contracts'
import { bankText } from '@sojourn/i18n'
import { type Day, dayIn, type OrgId, type Tx, toMajor, type UserId } from '@sojourn/kernel'
import { type Charge, type ChargeAttempt, type ChargeRefund, isOpen, type Mandate, sourceText } from '../../modules/scheduled-charges/index.ts'
import type { ChargeWords, PlannedCharge } from '../../sale/charge-owner.ts'
import { type LaterDeps, ownerOf } from './later-deps.ts'

/** A year with its leap day, wherever on earth it begins. */
const YEAR_MS = 367 * 86_400_000
const iso = (atMs: number): string => new Date(atMs).toISOString()

/** What will be charged in the next twelve months, the day a year from now with them, the soonest first, and what was, the latest first: stored where it is announced, computed before. */
export async function chargeCalendar(
  deps: LaterDeps,
  tx: Tx,
  of: { orgId: OrgId; userId: UserId },
): Promise<{ upcoming: LaterChargeShape[]; past: LaterChargeShape[] }> {
  const { scheduled, clock, owners } = deps
  const nowMs = clock.nowMs()
  const [stored, mandates] = await Promise.all([scheduled.charges.listOf(tx, of), scheduled.mandates.liveOf(tx, of)])
  const ids = stored.map(({ chargeId }) => chargeId)
  const [attempts, refunds] = [await scheduled.attempts.listOfAll(tx, of.orgId, ids), await scheduled.refunds.listOfAll(tx, of.orgId, ids)]
  const mandateOf = (charge: Pick<Charge, 'subjectKind' | 'subjectId'>) =>
    mandates.find(({ subjectKind, subjectId }) => subjectKind === charge.subjectKind && subjectId === charge.subjectId) ?? null
  const shapes: { charge: Charge; shape: LaterChargeShape }[] = []
  for (const charge of stored) {
    const words = await ownerOf(deps, charge).words(tx, charge)
    const own = <Row extends { readonly chargeId: string }>(rows: readonly Row[]) => rows.filter(({ chargeId }) => chargeId === charge.chargeId)
    shapes.push({ charge, shape: storedShape(charge, words, own(attempts), own(refunds), mandateOf(charge)) })
  }
  const known = new Set(stored.map(nameOf))
  const planned: LaterChargeShape[] = []
  for (const owner of owners) {
    const all = await owner.planned(tx, of, nowMs + YEAR_MS)
    const inYear = all.filter(({ timeZone, dueAtMs }) => dayIn(timeZone, dueAtMs) <= yearAfter(dayIn(timeZone, nowMs)))
    planned.push(...inYear.filter((each) => !known.has(nameOf(each))).map((each) => plannedShape(each, mandateOf(each))))
  }
  const open = shapes.filter(({ charge }) => isOpen(charge)).map(({ shape }) => shape)
  return {
    upcoming: [...open, ...planned].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
    past: shapes.filter(({ charge }) => !isOpen(charge)).map(({ shape }) => shape),
  }
}

/** The same day of the next year, to compare days with; that of 29 February is after every other of its month. */
const yearAfter = (day: Day): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

const nameOf = ({ subjectKind, subjectId, periodKey, kind }: Pick<Charge, 'subjectKind' | 'subjectId' | 'periodKey' | 'kind'>): string =>
  [subjectKind, subjectId, periodKey, kind].join(' ')

const paysOf = (mandate: Mandate | null): string[] => (mandate?.sources ?? []).map(sourceText)

const plannedShape = (charge: PlannedCharge, mandate: Mandate | null): LaterChargeShape => ({
  charge_id: `planned:${charge.subjectId}:${charge.periodKey}:${charge.kind}`,
  what: charge.what,
  kind: charge.kind,
  on: dayIn(charge.timeZone, charge.dueAtMs),
  amount: toMajor(charge.amount),
  currency: charge.amount.currency,
  state: 'planned',
  pays: paysOf(mandate),
  notice_on: dayIn(charge.timeZone, charge.noticeAtMs),
  announced_at: null,
  attempts: [],
  next_try: null,
  can_pay_now: false,
})

function storedShape(
  charge: Charge,
  { what, timeZone }: ChargeWords,
  attempts: readonly ChargeAttempt[],
  refunds: readonly ChargeRefund[],
  mandate: Mandate | null,
): LaterChargeShape {
  const { announced, dueAtMs, leadMs, nextAtMs, state } = charge
  const on = state === 'scheduled' ? Math.max(dueAtMs, announced ? announced.atMs + leadMs : dueAtMs) : dueAtMs
  return {
    charge_id: charge.chargeId,
    what,
    kind: charge.kind,
    on: dayIn(timeZone, on),
    amount: toMajor(charge.amount),
    currency: charge.amount.currency,
    state: stateOf(charge, refunds),
    pays: paysOf(mandate),
    notice_on: announced ? null : dayIn(timeZone, dueAtMs - leadMs),
    announced_at: announced && iso(announced.atMs),
    attempts: attempts.map(attemptShape),
    next_try: state === 'retrying' && nextAtMs !== null ? iso(nextAtMs) : null,
    can_pay_now: state === 'retrying' || state === 'needs_person',
  }
}

function stateOf(charge: Charge, refunds: readonly ChargeRefund[]): LaterChargeShape['state'] {
  if (charge.state === 'trying') return 'retrying'
  const back = refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount.minor, 0)
  return charge.state === 'paid' && charge.amount.minor > 0 && back >= charge.amount.minor ? 'refunded' : charge.state
}

function attemptShape(attempt: ChargeAttempt): LaterChargeShape['attempts'][number] {
  const { state, failure, message } = attempt
  const declined = failure === 'authentication' ? 'needs_person' : 'declined'
  return {
    at: iso(attempt.atMs),
    pays: sourceText(attempt.source),
    result: state === 'paid' ? 'paid' : state === 'declined' ? declined : 'unknown',
    reason: message && bankText(message),
  }
}
