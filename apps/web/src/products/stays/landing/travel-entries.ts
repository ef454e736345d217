import { say } from '@sojourn/i18n'
import type { TravelEntry } from '../../travel-entry.ts'
import { stayProducts } from '../site-products.ts'

const LINES: Readonly<Record<string, string>> = { HLT: say`Rooms, taxes and fees included`, VR: say`An entire home, cleaning included` }

export const stayEntries: readonly (TravelEntry & { readonly code: string })[] = stayProducts.map(({ code, label, icon, pages }) => ({
  code,
  group: 'sleep',
  label,
  line: LINES[code] ?? '',
  icon,
  landing: pages.landing,
}))
