import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { prebookCabin, type WantedCabin } from '../cruises-api.ts'
import type { CruiseOutcomeProps } from './cruise-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<CruiseOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'unknown_sailing', 'unknown_grade', 'unknown_cabin'],
  final: ['no_option', 'too_many_guests', 'too_young', 'adult_needed', 'books_elsewhere'],
}

/** Of a choice that is held without being paid, as its id ends. */
const OPTION = ' option'
export const optionId = (cabinId: string): string => cabinId + OPTION

/** Carries a cabin to the checkout. */
export const useCruiseHold = (
  wanted: Omit<WantedCabin, 'option' | 'expectedTotal' | 'currency'>,
  refresh: () => void,
): ChooseAndHold<never, CruiseOutcomeProps> =>
  useChooseAndHold<WantedCabin, never, CruiseOutcomeProps>({
    pages: PRODUCT_PAGES.CRU,
    wantedOf: ({ id, price }) => ({ ...wanted, option: id.endsWith(OPTION), expectedTotal: price.total, currency: price.currency }),
    hold: async (asked, key) => {
      const answer = await prebookCabin(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
    refresh,
  })
