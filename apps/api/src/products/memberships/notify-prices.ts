import { PRODUCT_PAGES } from '@sojourn/contracts'
import { dayTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import type { OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { Messages } from '../../modules/messages/index.ts'
import type { MembershipWiring } from './parts.ts'
import { endPathOf } from './signed-link.ts'
import { subjectOf } from './supplier.ts'

interface Deps extends Pick<MembershipWiring, 'memberships' | 'later' | 'secret'> {
  readonly transactions: Transactions
  readonly post: Pick<Messages, 'send'>
  readonly nowMs: () => number
  /** Null for an account that is closed. */
  receiverOf(
    tx: Tx,
    of: { orgId: OrgId; userId: UserId },
  ): Promise<{ readonly email: string; readonly firstName: string; readonly language: string | null; readonly origin: string } | null>
}

/** Notifies members whose plan has become dearer of what their next renewal costs, in time to end it. Answers how many. */
export async function notifyPrices(deps: Deps): Promise<number> {
  let count = 0
  for (let notified = await notifySome(deps); notified > 0; notified = await notifySome(deps)) count += notified
  return count
}

const notifySome = ({ transactions, memberships, later, post, secret, nowMs, receiverOf }: Deps): Promise<number> =>
  transactions.asSystem(async (tx) => {
    const notified = await memberships.notifyPrices(tx)
    for (const { membership, plan, before, on } of notified) {
      await later?.notifyHigher(tx, subjectOf(membership), membership.price)
      const receiver = await receiverOf(tx, membership)
      if (!receiver) continue
      const { orgId, membershipNo, version, language } = membership
      await inLanguage(receiver.language ?? language ?? '', () =>
        post.send(tx, {
          orgId,
          key: `membership_price:${membershipNo}:${version}`,
          to: receiver.email,
          kind: 'membership_price',
          data: {
            ...{ firstName: receiver.firstName, planName: plan.name, before, price: membership.price, on: dayTextLong(on) },
            membershipLink: receiver.origin + PRODUCT_PAGES.SUB.landing,
            cancelLink: receiver.origin + endPathOf(secret, membership, nowMs()),
          },
        }),
      )
    }
    return notified.length
  })
