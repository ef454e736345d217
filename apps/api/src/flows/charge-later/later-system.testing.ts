import { type Db, raw, sql } from '@sojourn/db'
import { type Clock, createIds, type Day, type Money, money, type OrgId, type Transactions, type UserId } from '@sojourn/kernel'
import { testDb } from '@sojourn/testing'
import { createLedger, credit, debit } from '../../modules/ledger/index.ts'
import { createMessages } from '../../modules/messages/index.ts'
import { createPaymentCards } from '../../modules/payment-cards/index.ts'
import { createGatewayClient, createPayments } from '../../modules/payments/index.ts'
import { createScheduledCharges, type Source } from '../../modules/scheduled-charges/index.ts'
import { systemMigrations } from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import { createLaterCharges } from './index.ts'
import type { LaterDeps } from './later-deps.ts'
import { addToy, changeToy, findToy, makeToyTable, type ToyMember, toyOwner } from './toy-members.testing.ts'

export const org = 'org_test' as OrgId
export const cardSource = (cardId: string): Source => ({ kind: 'card', cardId, brand: 'Visa', last4: '4242' })

export async function laterDb(): Promise<Db> {
  const db = await testDb(systemMigrations())
  await makeToyTable(db)
  return db
}

export interface LaterOptions {
  readonly gateway?: ReturnType<typeof createFakeGateway>
  /** Where a test may pull the plug: before the gateway is called, and before its answer is recorded. */
  readonly probe?: (at: 'before call' | 'after call') => void
  readonly reportFault?: (error: unknown) => void
}

/** One node that charges later, for a toy owner, with a gateway in memory. */
export function createLaterSystem(db: Transactions, clock: Clock, options: LaterOptions = {}) {
  const gateway = options.gateway ?? createFakeGateway(clock)
  const probe = options.probe ?? (() => {})
  const ids = createIds(clock.nowMs)
  const client = createGatewayClient({ fetch: gateway.fetch, gatewayUrl: 'http://pay.test', secretKey: 'sk_test', timeoutMs: 2_000 })
  const ledger = createLedger({ clock, ids })
  const paymentCards = createPaymentCards({ clock, ids })
  const messages = createMessages({
    db,
    clock,
    ids,
    letterheadOf: () => Promise.reject(new Error('unused')),
    letters: () => [],
    transport: null,
    devMail: false,
  })
  const scheduled = createScheduledCharges({ clock, ids })
  const deps: LaterDeps = {
    transactions: db,
    clock,
    scheduled,
    owners: [toyOwner],
    gateway: {
      ...client,
      async chargeOffSession(request) {
        probe('before call')
        const answer = await client.chargeOffSession(request)
        probe('after call')
        return answer
      },
    },
    payers: { findCustomerIn: async (_tx, { userId }) => `cus_${userId}` },
    paymentCards,
    ledger,
    mailer: messages,
    alarms: createPayments({ clock, ids, gateway: client }).alarms,
    receiverOf: async (_tx, { userId }) => ({ email: `${userId}@sojourn.test`, firstName: 'Nora', language: null, origin: 'http://localhost' }),
    cardsOf: async ({ userId }) => ['pm_a', userId.replace('usr_', 'pm_')].map((id) => ({ id, brand: 'Visa', last4: '4242', olderIds: [] })),
    replacementOf: async () => null,
    guaranteedBy: async () => [],
    reportFault: options.reportFault ?? (() => {}),
  }
  const later = createLaterCharges(deps, { mayActFor: async () => false })
  const subjectOf = (subjectId: string) => ({ orgId: org, subjectKind: 'toy', subjectId })
  return {
    deps,
    later,
    gateway,
    scheduled,
    subjectOf,
    /** Rounds of the worker, until nothing is left to do now. */
    async work() {
      for (let round = 0; round < 60; round++) if ((await later.run()) === 0) return
    },
    /** A member who has agreed to be charged by these. */
    join: (name: string, more: { since: Day; months?: number; zone?: string; price?: Money; sources?: readonly Source[]; ceiling?: number }) =>
      db.inTenant(org, async (tx) => {
        const price = more.price ?? money(1_000, 'USD')
        const { months = 1, zone = 'UTC', since } = more
        await addToy(tx, { orgId: org, userId: `usr_${name}` as UserId, subjectId: name, since, months, zone, price })
        await scheduled.mandates.give(tx, {
          ...{ ...subjectOf(name), userId: `usr_${name}` as UserId, text: 'I agree.', language: 'en-US', ip: '127.0.0.1', userAgent: null },
          ...{ ceiling: money(more.ceiling ?? price.minor * 2, price.currency), cadence: 'monthly', sources: more.sources ?? [cardSource(`pm_${name}`)] },
        })
      }),
    member: (name: string): Promise<ToyMember> => db.inTenant(org, (tx) => findToy(tx, org, name)),
    /** Ends at the end of the term: nothing more is tried. */
    cancel: (name: string) =>
      db.inTenant(org, async (tx) => {
        await scheduled.charges.callOff(tx, subjectOf(name), 'cancelled')
        await changeToy(tx, { orgId: org, subjectId: name }, { cancelled: true })
      }),
    change: (name: string, set: Parameters<typeof changeToy>[2]) => db.inTenant(org, (tx) => changeToy(tx, { orgId: org, subjectId: name }, set)),
    paysWith: (name: string, sources: readonly Source[]) =>
      db.inTenant(org, async (tx) => {
        const mandate = await scheduled.mandates.findLive(tx, subjectOf(name))
        await scheduled.mandates.setSources(tx, mandate!, sources)
      }),
    /** Value in the person's wallet. */
    fill: (name: string, value: Money) =>
      db.inTenant(org, async (tx) => {
        const paymentCardId = paymentCards.newId()
        const of = { orgId: org, userId: `usr_${name}` as UserId, paymentCardId }
        await paymentCards.issue(tx, { ...of, type: 'WALLET', name: 'Wallet', purchasePrice: value })
        await ledger.post(tx, {
          orgId: org,
          key: paymentCardId,
          kind: 'seed',
          subject: paymentCardId,
          lines: [debit('value_issued', value), credit('stored_value', value)],
        })
        return paymentCardId
      }),
    /** The latest due of all, with its attempts. */
    charges: (name: string) =>
      db.inTenant(org, async (tx) => {
        const all = await scheduled.charges.listOf(tx, { orgId: org, userId: `usr_${name}` as UserId })
        return Promise.all(all.map(async (charge) => ({ ...charge, tries: await scheduled.attempts.listOf(tx, charge) })))
      }),
    /** What all books say of an account. */
    total: (account: string): Promise<number> =>
      db.asSystem(async (tx) => {
        const { rows } = await raw<{ n: number }>`select coalesce(sum(balance_minor), 0)::int as n from ledger_balances where account = ${account}`.execute(
          sql(tx),
        )
        return rows[0]!.n
      }),
    mails: (kind: string) =>
      db.asSystem(async (tx) => {
        const { rows } = await raw<{
          to_address: string
          data: { amount: Money; reason?: string; next?: { kind: string } }
        }>`select * from messages where kind = ${kind} order by created_ms`.execute(sql(tx))
        return rows
      }),
  }
}
