import type { MigrationSet } from '@sojourn/db'
import { type BookingId, type Clock, type Ids, type OrgId, type Tx, type UserId, waitAtMost } from '@sojourn/kernel'
import { riskStore } from './data/risk-store.sql.ts'
import type { CardTry, Look, Signal } from './data/risk-store.ts'
import { type Assessment, assess, checkRules, type Opinion, WARN_FROM } from './domain/assess.ts'
import { type BookedFor, bookingFacts } from './domain/booking-facts.ts'
import { DEFAULT_RULES } from './domain/default-rules.ts'
import type { Facts } from './domain/facts.ts'
import { countFacts, withZeros } from './domain/known-facts.ts'
import { isRead, type Payer, payerFacts, tracesOf } from './domain/payer.ts'
import type { RiskProvider } from './domain/provider.ts'
import { createMarks } from './marks.ts'

export type { Assessment, Opinion, RiskAction } from './domain/assess.ts'
export type { RiskProvider } from './domain/provider.ts'
export { riskHttp } from './http.ts'

export const riskMigrations: MigrationSet = { owner: 'risk', folder: new URL('./data/', import.meta.url) }

/** Signals are stored so long, counters a little more than the day they count. */
const SIGNALS_MS = 400 * 86_400_000
const COUNTS_MS = 2 * 86_400_000
const PROVIDER_WAIT_MS = 1_000

export interface RiskDeps {
  readonly clock: Clock
  readonly ids: Ids
  /** The server's own; the keys of the organisations are derived from it. */
  readonly secret: string
  /** A service outside that also has a say; none where it is left out. */
  readonly provider?: RiskProvider
  /** Logs a warning for operators. */
  readonly warn: (text: string, where: Readonly<Record<string, unknown>>) => void
  readonly reportFault: (error: unknown, where: Readonly<Record<string, unknown>>) => void
}

/** A payment that is about to be opened. */
export interface OpenedPayment {
  readonly payer: Payer & { readonly user: { readonly firstName: string; readonly lastName: string } }
  /** From before the transaction's other reads. */
  readonly look: Look
  readonly opinion: Opinion | null
  readonly booked: Pick<BookedFor, 'startsOn' | 'traveler'>
}

/** Signals of those who sign in and pay, and what an organisation's rules make of them. */
export interface Risk {
  /** What an outside service thinks of a payer; null where there is none, or it does not say in time. Outside of transactions. */
  ask(payer: Payer): Promise<Opinion | null>
  /** Everything that is known of a payer, in one query: send it together with others. */
  look(tx: Tx, payer: Payer): Promise<Look>
  assess(payment: OpenedPayment): { readonly assessment: Assessment; readonly facts: Facts }
  /** Stores it with the booking as evidence. Sent with the commit; without a booking it was refused. */
  record(tx: Tx, payment: OpenedPayment, made: { assessment: Assessment; facts: Facts }, bookingId: BookingId | null): void
  /** Sends the outcome to the outside service, in the background. */
  announceOpened(of: { orgId: OrgId; bookingId: BookingId; assessment: Assessment }): void
  /** A card was tried, as the gateway answered. Goes out with the commit. */
  recordCard(tx: Tx, tried: Omit<CardTry, 'atMs'>): void
  /** Of one person, for their own export: facts, not what was made of them. */
  listOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<Signal[]>
  /** In a system transaction, hourly or so. */
  sweep(tx: Tx): Promise<unknown>
}

export function createRisk({ clock, ids, secret, provider, warn, reportFault }: RiskDeps): Risk {
  const marksOf = createMarks(secret)
  const traces = (payer: Payer) => tracesOf(marksOf(payer.orgId), payer)
  const quietly = (call: keyof RiskProvider, work: Promise<void> | undefined) => {
    work?.catch((error: unknown) => reportFault(error, { risk: call }))
  }
  return {
    async ask(payer) {
      if (!provider) return null
      const { orgId, userId, browser: device, network, mailbox } = traces(payer)
      let said: Opinion | null = null
      const ahead = { orgId, device, network, mailbox, account: userId, at: new Date(clock.nowMs()).toISOString() }
      const asked = provider.before(ahead).then(
        (opinion) => {
          said = opinion
        },
        (error: unknown) => reportFault(error, { risk: 'before' }),
      )
      await waitAtMost(PROVIDER_WAIT_MS, asked)
      return said
    },
    look: (tx, payer) => riskStore.look(tx, { ...traces(payer), isRead: isRead(payer) }, clock.nowMs()),
    assess({ payer, look, opinion, booked }) {
      const checked = checkRules(look.rules ?? DEFAULT_RULES)
      const facts: Facts = {
        ...countFacts(look.counts),
        ...payerFacts(payer),
        ...bookingFacts({ ...booked, nowMs: clock.nowMs(), account: payer.user }),
        first_booking: !look.hasPaid,
        known_device: look.fingerprint !== null,
        ...(look.fingerprint?.fraud_chance !== undefined && { fraud_chance: look.fingerprint.fraud_chance }),
        ...(look.card?.card_country !== undefined && { card_country: look.card.card_country }),
      }
      // Rules are checked when they are saved: one that uses a removed fact does not block payments.
      return { facts, assessment: assess(checked.ok ? checked.value : [], withZeros(facts), opinion) }
    },
    record(tx, { payer, look }, { assessment, facts }, bookingId) {
      const { orgId } = payer
      riskStore.addPayment(tx, { ...traces(payer), signalId: ids.next('rsk'), atMs: clock.nowMs(), device: look.device, bookingId, facts, assessment })
      if (assessment.score >= WARN_FROM) warn('a payment has a high risk score', { orgId, bookingId, score: assessment.score, reasons: assessment.reasons })
    },
    announceOpened({ orgId, bookingId, assessment: { score, action } }) {
      quietly('after', provider?.after({ orgId, bookingId, score, action }))
    },
    recordCard: (tx, tried) => riskStore.addCard(tx, { ...tried, card: marksOf(tried.orgId)('card', tried.card), atMs: clock.nowMs() }),
    listOf: riskStore.listOf,
    sweep: (tx) => riskStore.sweep(tx, { signalsMs: clock.nowMs() - SIGNALS_MS, countsMs: clock.nowMs() - COUNTS_MS }),
  }
}
