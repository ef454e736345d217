import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { prepareUnit, type WantedUnit } from '../resorts-api.ts'
import type { UnitOutcomeProps } from './unit-outcome.tsx'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<UnitOutcomeProps>> => import('./unit-outcome.tsx').then(({ UnitOutcome }) => UnitOutcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'unknown_week'],
  final: ['too_many_guests', 'too_little_power', 'not_for_residents', 'unknown_resort', 'unknown_inventory', 'bad_dates'],
}

/** Carries a unit to its checkout. */
export const useUnitHold = (
  product: 'RST' | 'STY',
  wanted: Omit<WantedUnit, 'expectedTotal' | 'currency'> | null,
  refresh: () => void,
): ChooseAndHold<never, UnitOutcomeProps> =>
  useChooseAndHold<WantedUnit, never, UnitOutcomeProps>({
    pages: PRODUCT_PAGES[product],
    wantedOf: ({ id, price }) => ({
      ...(wanted ?? { uuid: null, roomId: '', heldToken: null, guests: 1, mainPath: '/resorts', guestCertificate: false, pay: 'now' }),
      token: id,
      expectedTotal: price.total,
      currency: price.currency,
    }),
    hold: async (asked, key) => {
      const answer = await prepareUnit(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
    refresh,
  })
