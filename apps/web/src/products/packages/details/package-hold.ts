import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { chosenOf, type PackageDetails, prebookPackage, type WantedPackage } from '../packages-api.ts'
import type { PackageOutcomeProps } from './package-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<PackageOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'departed'],
  final: ['no_package', 'bad_part', 'bad_dates', 'bad_party', 'unknown_place', 'same_place', 'may_not_buy', 'proof_required'],
}

/** Carries a package to the checkout: all of its parts are held, or none. */
export const usePackageHold = (details: Pick<PackageDetails, 'package'>, refresh: () => void): ChooseAndHold<never, PackageOutcomeProps> =>
  useChooseAndHold<WantedPackage, never, PackageOutcomeProps>({
    pages: PRODUCT_PAGES.PKG,
    wantedOf: ({ price }) => ({ parts: details.package.parts.map(chosenOf), expectedTotal: price.total, currency: price.currency }),
    hold: async (asked, key) => {
      const answer = await prebookPackage(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
    refresh,
  })
