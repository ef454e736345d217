// nothing here is translated: data of the demo world
import { type Clock, type Money, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { CardType, PaymentCard } from './domain/payment-card.ts'
import { issueCard } from './issue-card.ts'

/** Posts what a card holds, under a key of its own: asked twice it is there once. */
export type FillCard = (tx: Tx, card: PaymentCard, value: Money) => Promise<unknown>

type Holder = { readonly orgId: OrgId; readonly userId: UserId }
interface DemoCard {
  readonly id: string
  readonly type: CardType
  readonly name: string
  readonly minor: number
  /** What was paid for it. */
  readonly paid: number
  readonly expiresAtMs: number | null
}

const demo = (id: string, type: CardType, name: string, minor: number, more: Partial<DemoCard> = {}): DemoCard => ({
  id: `pcd_demo_${id}`,
  type,
  name,
  minor,
  paid: 0,
  expiresAtMs: null,
  ...more,
})

// One of the two cash cards runs out, later than any demo is shown: it is used up first.
const ofMember = [
  demo('cash_1', 'CASH', 'Cash card', 10_000, { expiresAtMs: Date.UTC(2035, 11, 31) }),
  demo('cash_2', 'CASH', 'Cash card', 5_000),
  demo('wallet_1', 'WALLET', 'Travel wallet', 8_000, { paid: 8_000 }),
]
const ofAgent = [demo('discount_1', 'DISCOUNT', 'Partner discount', 12_000)]

/** The demo member's cash cards and wallet card, or the demo agent's discount card, in US dollars. The same again changes nothing. */
export async function seedCards(deps: { readonly clock: Clock }, tx: Tx, holder: Holder, who: 'member' | 'agent', fill: FillCard): Promise<void> {
  for (const { id: paymentCardId, type, name, minor, paid, expiresAtMs } of who === 'member' ? ofMember : ofAgent) {
    const card = await issueCard(deps, tx, { ...holder, paymentCardId, type, name, purchasePrice: money(paid, 'USD'), expiresAtMs })
    await fill(tx, card, money(minor, 'USD'))
  }
}
