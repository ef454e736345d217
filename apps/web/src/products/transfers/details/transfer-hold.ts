import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { prebookTransfer, type WantedTransfer } from '../transfers-api.ts'
import type { TransferOutcomeProps } from './transfer-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<TransferOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'unknown_transfer'],
  final: ['bad_times', 'too_late', 'too_dark', 'too_many', 'no_way', 'unknown_place', 'flight_without_airport'],
}

/** Carries a transfer to the checkout. */
export const useTransferHold = (wanted: Omit<WantedTransfer, 'expectedTotal' | 'currency'>): ChooseAndHold<never, TransferOutcomeProps> =>
  useChooseAndHold<WantedTransfer, never, TransferOutcomeProps>({
    pages: PRODUCT_PAGES.TRF,
    wantedOf: ({ price }) => ({ ...wanted, expectedTotal: price.total, currency: price.currency }),
    hold: async (asked, key) => {
      const answer = await prebookTransfer(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
  })
