import { currentLanguage, say } from '@sojourn/i18n'
import type { DreamtripTheme } from '../dreamtrips/dreamtrip.ts'
import { cityIn } from '../exonyms/index.ts'

type OfCity = (city: string) => string

const TITLES: Readonly<Record<DreamtripTheme, OfCity>> = {
  tastes: (city) => say`The tastes of ${city}`,
  past: (city) => say`${city} and its past`,
  sea: (city) => say`Days at sea: ${city}`,
  outdoors: (city) => say`Out in the open: ${city}`,
  snow: (city) => say`Snow days: ${city}`,
  desert: (city) => say`Sand and stars: ${city}`,
  wild: (city) => say`Where the wild animals are: ${city}`,
  slow: (city) => say`Slow days: ${city}`,
}

const THEMES: Readonly<Record<DreamtripTheme, () => string>> = {
  tastes: () => say`Food and wine`,
  past: () => say`History`,
  sea: () => say`The sea`,
  outdoors: () => say`Outdoors`,
  snow: () => say`Winter`,
  desert: () => say`Deserts`,
  wild: () => say`Wildlife`,
  slow: () => say`Rest`,
}

/** What a trip is called, by what it is about and the English name of its city, in the current language. */
export const dreamtripTitle = (theme: DreamtripTheme, city: string): string => TITLES[theme](cityIn(city, currentLanguage()))

export const dreamtripThemeText = (theme: DreamtripTheme): string => THEMES[theme]()
