import type { Db } from '@sojourn/db'
import { type Currency, money, type OrgId, type UserId } from '@sojourn/kernel'
import type { Coupons } from './modules/coupons/index.ts'
import { credit, debit, type Ledger } from './modules/ledger/index.ts'
import type { FillCard, PaymentCards } from './modules/payment-cards/index.ts'
import type { FillLot, Points } from './modules/points/index.ts'

export interface DemoHolder {
  readonly orgId: OrgId
  readonly userId: UserId
  /** The organisation's. */
  readonly currency: Currency
}

interface Instruments {
  readonly db: Db
  readonly ledger: Ledger
  readonly coupons: Coupons
  readonly paymentCards: PaymentCards
  readonly points: Points
  /** Null where that person is not there. */
  holderOf(host: string, email: string): Promise<DemoHolder | null>
}

/** The coupons, cards and points of the demo world, and what they hold: every posting has a key of its own, so that seeding twice gives nothing twice. */
export async function seedInstruments({ db, ledger, coupons, paymentCards, points, holderOf }: Instruments): Promise<void> {
  const member = await holderOf('localhost', 'member@sojourn.test')
  const agent = await holderOf('agents.localhost', 'agent@northwind.test')
  const fillCard =
    (orgId: OrgId): FillCard =>
    (tx, { paymentCardId: subject }, value) => {
      const lines = [debit('value_issued', value), credit('stored_value', value)]
      return ledger.post(tx, { orgId, key: `granted:${subject}`, kind: 'granted', subject, lines })
    }
  const fillLot =
    (orgId: OrgId): FillLot =>
    (tx, { lotId: subject }, { unit }, count) => {
      const value = money(count, unit)
      const lines = [debit('points_issued', value), credit('points', value)]
      return ledger.post(tx, { orgId, key: `granted:${subject}`, kind: 'granted', subject, lines })
    }
  if (member)
    await db.inTenant(member.orgId, async (tx) => {
      await coupons.seed(tx, member)
      await paymentCards.seed(tx, member, 'member', fillCard(member.orgId))
      await points.seed(tx, member, 'member', fillLot(member.orgId))
    })
  if (agent)
    await db.inTenant(agent.orgId, async (tx) => {
      await paymentCards.seed(tx, agent, 'agent', fillCard(agent.orgId))
      await points.seed(tx, agent, 'agent', fillLot(agent.orgId))
    })
}
