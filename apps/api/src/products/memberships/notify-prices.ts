import { dateTextOfMembership } from '@sojourn/i18n'
import { membershipPrice } from './letters.ts'
import { subjectOf } from './supplier.ts'
import { type WriterDeps, writeToMembers } from './write-to-members.ts'

/** Notifies members whose plan has become dearer of what their next renewal costs, in time to end it. Returns how many. */
export const notifyPrices = (deps: WriterDeps): Promise<number> =>
  writeToMembers(deps, {
    async take(tx) {
      const notified = await deps.memberships.notifyPrices(tx)
      for (const { membership } of notified) await deps.later?.notifyHigher(tx, subjectOf(membership), membership.price)
      return notified
    },
    mailOf: ({ membership: { membershipNo, version, price }, before, on }, common) => ({
      key: `membership_price:${membershipNo}:${version}`,
      ...membershipPrice.of({ ...common, before, price, on: dateTextOfMembership(on) }),
    }),
  })
