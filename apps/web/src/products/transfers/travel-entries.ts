import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { transferProducts } from './site-products.ts'

export const transferEntries: readonly (TravelEntry & { readonly code: string })[] = transferProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'go',
  label,
  line: say`Picked up in time for your flight`,
  icon,
  landing: pages.landing,
}))
