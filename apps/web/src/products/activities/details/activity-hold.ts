import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { prebookActivity, type WantedPlaces } from '../activities-api.ts'
import type { ActivityOutcomeProps } from './activity-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<ActivityOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'session_over', 'unknown_activity'],
  final: ['not_for_age', 'adult_needed', 'party_too_large', 'unknown_option', 'language_not_spoken', 'answer_missing'],
}

/** Carries places in a departure to the checkout. */
export const useActivityHold = (wanted: Omit<WantedPlaces, 'expectedTotal' | 'currency'>): ChooseAndHold<never, ActivityOutcomeProps> =>
  useChooseAndHold<WantedPlaces, never, ActivityOutcomeProps>({
    pages: PRODUCT_PAGES.ACT,
    wantedOf: ({ price }) => ({ ...wanted, expectedTotal: price.total, currency: price.currency }),
    hold: async (asked, key) => {
      const answer = await prebookActivity(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
  })
