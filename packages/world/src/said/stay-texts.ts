import { say } from '@sojourn/i18n'
import type { Texts } from './texts.ts'

/** Kinds of properties, and what is served. */
export const STAY_TEXTS: Texts = {
  Hotel: () => say`Hotel`,
  'Guest house': () => say`Guest house`,
  Villa: () => say`Villa`,
  Apartment: () => say`Apartment`,
  Townhouse: () => say`Townhouse`,
  Cottage: () => say`Cottage`,
  Farmhouse: () => say`Farmhouse`,
  Cabin: () => say`Cabin`,
  Chalet: () => say`Chalet`,
  Bungalow: () => say`Bungalow`,
  Houseboat: () => say`Houseboat`,
  'Breakfast included': () => say`Breakfast included`,
  'Room only': () => say`Room only`,
  'Self-catering': () => say`Self-catering`,
}
