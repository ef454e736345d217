import type { LaterChargeShape } from '@sojourn/contracts'
import { bankText } from '@sojourn/i18n'
import { type Day, dayIn, type OrgId, type Tx, toMajor, type UserId } from '@sojourn/kernel'
import { type Charge, type ChargeAttempt, type ChargeRefund, isOpen, type Mandate, sourceText } from '../../modules/scheduled-charges/index.ts'
import type { ChargeWords, PlannedCharge } from '../../sale/charge-owner.ts'
import { type IsGone, textsLeft } from './gone-cards.ts'
import { type LaterDeps, ownerOf } from './later-deps.ts'

/** A year with its leap day, wherever on earth it begins. */
const YEAR_MS = 367 * 86_400_000
const iso = (atMs: number): string => new Date(atMs).toISOString()

type Of = { readonly orgId: OrgId; readonly userId: UserId }

/** A charge that is planned or under way, with the consent that it is made under. */
interface Upcoming {
  readonly shape: LaterChargeShape
  readonly mandate: Mandate | null
}

/** What will be charged in the next twelve months, the day a year from now with them, the soonest first, and what was, the latest first: stored where it is announced, computed before. */
export async function chargeCalendar(deps: LaterDeps, tx: Tx, of: Of, isGone: IsGone): Promise<{ upcoming: LaterChargeShape[]; past: LaterChargeShape[] }> {
  const { upcoming, past } = await upcomingOf(deps, tx, of, isGone)
  return { upcoming: upcoming.map(({ shape }) => shape), past }
}

/** The same, with the consent under which each is charged. */
export async function upcomingOf(deps: LaterDeps, tx: Tx, of: Of, isGone: IsGone): Promise<{ upcoming: Upcoming[]; past: LaterChargeShape[] }> {
  const { scheduled, clock, owners } = deps
  const nowMs = clock.nowMs()
  const [stored, mandates] = await Promise.all([scheduled.charges.listOf(tx, of), scheduled.mandates.liveOf(tx, of)])
  const ids = stored.map(({ chargeId }) => chargeId)
  const [attempts, refunds] = [await scheduled.attempts.listOfAll(tx, of.orgId, ids), await scheduled.refunds.listOfAll(tx, of.orgId, ids)]
  const mandateOf = (charge: Pick<Charge, 'subjectKind' | 'subjectId'>) =>
    mandates.find(({ subjectKind, subjectId }) => subjectKind === charge.subjectKind && subjectId === charge.subjectId) ?? null
  const open: Upcoming[] = []
  const past: LaterChargeShape[] = []
  for (const charge of stored) {
    const words = await ownerOf(deps, charge).words(tx, charge)
    const own = <Row extends { readonly chargeId: string }>(rows: readonly Row[]) => rows.filter(({ chargeId }) => chargeId === charge.chargeId)
    const mandate = mandateOf(charge)
    const shape = storedShape(charge, words, own(attempts), own(refunds), paidBy(charge, mandate, isGone))
    if (isOpen(charge)) open.push({ shape, mandate })
    else past.push(shape)
  }
  const known = new Set(stored.map(nameOf))
  const planned: Upcoming[] = []
  for (const owner of owners) {
    const all = await owner.planned(tx, of, nowMs + YEAR_MS)
    const inYear = all.filter(({ timeZone, dueAtMs }) => dayIn(timeZone, dueAtMs) <= yearAfter(dayIn(timeZone, nowMs)))
    for (const each of inYear.filter((one) => !known.has(nameOf(one)))) {
      const mandate = mandateOf(each)
      planned.push({ shape: plannedShape(each, paidBy(each, mandate, isGone)), mandate })
    }
  }
  const byDay = ({ shape: a }: Upcoming, { shape: b }: Upcoming): number => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)
  return { upcoming: [...open, ...planned].sort(byDay), past }
}

/** The same day of the next year, to compare days with; that of 29 February is after every other of its month. */
const yearAfter = (day: Day): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

const nameOf = ({ subjectKind, subjectId, periodKey, kind }: Pick<Charge, 'subjectKind' | 'subjectId' | 'periodKey' | 'kind'>): string =>
  [subjectKind, subjectId, periodKey, kind].join(' ')

type PaidBy = Pick<LaterChargeShape, 'pays' | 'needs_card'>

/** By what it is tried. Where something is to be paid under a consent and nothing of it is left, a card is needed. */
function paidBy({ amount }: Pick<Charge, 'amount'>, mandate: Mandate | null, isGone: IsGone): PaidBy {
  const pays = mandate ? textsLeft(mandate, { isGone }) : []
  return { pays, needs_card: mandate !== null && pays.length === 0 && amount.minor > 0 }
}

const plannedShape = (charge: PlannedCharge, paid: PaidBy): LaterChargeShape => ({
  charge_id: `planned:${charge.subjectId}:${charge.periodKey}:${charge.kind}`,
  what: charge.what,
  kind: charge.kind,
  on: dayIn(charge.timeZone, charge.dueAtMs),
  amount: toMajor(charge.amount),
  currency: charge.amount.currency,
  state: 'planned',
  ...paid,
  notice_on: dayIn(charge.timeZone, charge.noticeAtMs),
  announced_at: null,
  attempts: [],
  next_try: null,
  can_pay_now: false,
  pay_page: '',
})

function storedShape(
  charge: Charge,
  { what, timeZone, pages }: ChargeWords,
  attempts: readonly ChargeAttempt[],
  refunds: readonly ChargeRefund[],
  paid: PaidBy,
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
    ...paid,
    // What is over needs none.
    needs_card: paid.needs_card && isOpen(charge),
    notice_on: announced ? null : dayIn(timeZone, dueAtMs - leadMs),
    // One that its person asked for had no notice before it.
    announced_at: announced && leadMs > 0 ? iso(announced.atMs) : null,
    attempts: attempts.map(attemptShape),
    next_try: state === 'retrying' && nextAtMs !== null ? iso(nextAtMs) : null,
    can_pay_now: state === 'retrying' || state === 'needs_person',
    pay_page: pages.pay,
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
