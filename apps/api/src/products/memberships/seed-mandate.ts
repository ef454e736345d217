import { inLanguage } from '@sojourn/i18n/server'
import type { Money, OrgId, Transactions, UserId } from '@sojourn/kernel'
import { type Memberships, monthsOf, nextCharge } from '../../modules/memberships/index.ts'
import type { ScheduledCharges } from '../../modules/scheduled-charges/index.ts'
import { subjectOf } from './supplier.ts'
import { mandateText } from './words.ts'

interface Deps {
  readonly transactions: Transactions
  readonly memberships: Pick<Memberships, 'currentOf'>
  readonly scheduled: Pick<ScheduledCharges, 'mandates' | 'charges'>
}

interface DemoConsent {
  readonly orgId: OrgId
  readonly userId: UserId
  /** The name and language of the organisation. */
  readonly seller: string
  readonly language: string
  readonly card: { readonly id: string; readonly brand: string; readonly last4: string }
}

/** Where the demo world lives. */
const DEMO_ADDRESS = '127.0.0.1'

/** What the demo member agreed to when they bought their plan: that it renews by their saved card. One that is live stays as it is, so that nodes may ask at once. */
export async function seedMandate({ transactions, memberships, scheduled }: Deps, { orgId, userId, seller, language, card }: DemoConsent): Promise<void> {
  await transactions.inTenant(orgId, async (tx) => {
    const current = await memberships.currentOf(tx, { orgId, userId })
    const next = current && nextCharge({ ...current.membership, cancelAtEnd: false })
    if (!current || !next) return
    const { membership, plan } = current
    const subject = subjectOf(membership)
    await scheduled.charges.lockSubject(tx, subject)
    if (await scheduled.mandates.findLive(tx, subject)) return
    const renewal: Money = membership.price
    await scheduled.mandates.give(tx, {
      ...subject,
      userId,
      text: inLanguage(language, () => mandateText(seller, plan, { next, renewal })),
      language,
      ip: DEMO_ADDRESS,
      userAgent: null,
      ceiling: renewal,
      cadence: monthsOf(plan.laterTerms) >= 12 ? 'yearly' : 'monthly',
      sources: [{ kind: 'card', cardId: card.id, brand: card.brand, last4: card.last4 }],
    })
  })
}
