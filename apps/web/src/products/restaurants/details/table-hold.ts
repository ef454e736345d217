import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { prebookTable, type WantedTable } from '../tables-api.ts'
import type { TableOutcomeProps } from './table-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<TableOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'unknown_restaurant'],
  final: ['closed_then', 'bad_times', 'no_menu', 'unknown_place'],
}

/** Carries a table to the checkout. */
export const useTableHold = (wanted: Omit<WantedTable, 'expectedTotal' | 'currency'>, refresh: () => void): ChooseAndHold<never, TableOutcomeProps> =>
  useChooseAndHold<WantedTable, never, TableOutcomeProps>({
    pages: PRODUCT_PAGES.RES,
    wantedOf: ({ price }) => ({ ...wanted, expectedTotal: price.total, currency: price.currency }),
    hold: async (asked, key) => {
      const answer = await prebookTable(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
    refresh,
  })
