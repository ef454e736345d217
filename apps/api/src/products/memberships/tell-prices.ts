import { dateTextOfMembership } from '@sojourn/i18n'
import { subjectOf } from './supplier.ts'
import { type WriterDeps, writeToMembers } from './write-to-members.ts'

/** Tells members whose plan has become dearer what their next renewal costs, in time to end it. Answers how many. */
export const tellPrices = (deps: WriterDeps): Promise<number> =>
  writeToMembers(deps, {
    async take(tx) {
      const told = await deps.memberships.tellPrices(tx)
      for (const { membership } of told) await deps.later?.tellHigher(tx, subjectOf(membership), membership.price)
      return told
    },
    mailOf: ({ membership: { membershipNo, version, price }, before, on }, common) => ({
      key: `membership_price:${membershipNo}:${version}`,
      kind: 'membership_price',
      data: { ...common, before, price, on: dateTextOfMembership(on) },
    }),
  })
