import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { carProducts } from './site-products.ts'

export const carEntries: readonly (TravelEntry & { readonly code: string })[] = carProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'go',
  label,
  line: say`Excess and deposit shown up front`,
  icon,
  landing: pages.landing,
}))
