import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { cruiseProducts } from './site-products.ts'

export const cruiseEntries: readonly (TravelEntry & { readonly code: string })[] = cruiseProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'go',
  label,
  line: say`One price for the cabin, port taxes in`,
  icon,
  landing: pages.landing,
}))
