import type { SavedCard } from './saved-card.ts'

/** A card without anything special; what matters to a test or a picture is given there. */
export const savedCard = (more: Partial<SavedCard> = {}): SavedCard => ({
  id: 'pm_1',
  shape: 'new',
  nickName: null,
  holder: null,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2029,
  isDefault: false,
  customer: null,
  ...more,
})

/** The default card of a person who has one. */
export const EVERYDAY: SavedCard = savedCard({ nickName: 'Everyday', holder: 'Nora Andrade', isDefault: true })
