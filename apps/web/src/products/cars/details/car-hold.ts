import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { prebookCar, type WantedCar } from '../cars-api.ts'
import type { CarOutcomeProps } from './car-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<CarOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'unknown_car'],
  final: ['closed_then', 'driver_too_young', 'one_way_not_offered', 'bad_times', 'unknown_extra', 'unknown_place'],
}

/** Carries a car with its extras to the checkout. */
export const useCarHold = (wanted: Omit<WantedCar, 'rateId' | 'expectedTotal' | 'currency'>): ChooseAndHold<never, CarOutcomeProps> =>
  useChooseAndHold<WantedCar, never, CarOutcomeProps>({
    pages: PRODUCT_PAGES.CAR,
    wantedOf: ({ id, price }) => ({ ...wanted, rateId: id as WantedCar['rateId'], expectedTotal: price.total, currency: price.currency }),
    hold: async (asked, key) => {
      const answer = await prebookCar(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
  })
