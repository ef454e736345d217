import { PRODUCT_PAGES } from '@sojourn/contracts'
import { dateTextOfMembership } from '@sojourn/i18n'
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

/** Tells members whose plan has become dearer what their next renewal costs, in time to end it. Answers how many. */
export async function tellPrices(deps: Deps): Promise<number> {
  let count = 0
  for (let told = await tellSome(deps); told > 0; told = await tellSome(deps)) count += told
  return count
}

const tellSome = ({ transactions, memberships, later, post, secret, nowMs, receiverOf }: Deps): Promise<number> =>
  transactions.asSystem(async (tx) => {
    const told = await memberships.tellPrices(tx)
    for (const { membership, plan, before, on } of told) {
      await later?.tellHigher(tx, subjectOf(membership), membership.price)
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
            ...{ firstName: receiver.firstName, planName: plan.name, before, price: membership.price, on: dateTextOfMembership(on) },
            membershipLink: receiver.origin + PRODUCT_PAGES.SUB.landing,
            cancelLink: receiver.origin + endPathOf(secret, membership, nowMs()),
          },
        }),
      )
    }
    return told.length
  })
