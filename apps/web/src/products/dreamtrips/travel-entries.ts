import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../travel-entry.ts'
import { dreamtripProducts } from './site-products.ts'

export const dreamtripEntries: readonly (TravelEntry & { readonly code: string })[] = dreamtripProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'do',
  label,
  line: say`Group trips with a host`,
  icon,
  landing: pages.landing,
}))
