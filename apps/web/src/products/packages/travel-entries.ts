import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { packageProducts } from './site-products.ts'

export const packageEntries: readonly (TravelEntry & { readonly code: string })[] = packageProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'go',
  label,
  line: say`Flight and hotel, and what that saves`,
  icon,
  landing: pages.landing,
}))
