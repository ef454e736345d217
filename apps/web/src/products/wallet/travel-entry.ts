import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { Wallet } from '../../ui/icons/wallet.tsx'
import type { TravelEntry } from '../travel-entry.ts'

export const walletEntry: TravelEntry = {
  group: 'own',
  label: say`Wallet`,
  line: say`Top up now, spend it on any trip`,
  icon: Wallet,
  landing: PRODUCT_PAGES.WLT.landing,
}
