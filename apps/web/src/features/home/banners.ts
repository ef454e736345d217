import { HOLIDAY_STAYS, HOTELS, type StayProduct } from '../../lib/stay-product.ts'

/** What an advertisement of a landing page says and shows: the organisation's own words and our own drawing, never anybody's script. */
export interface Banner {
  readonly art: string
  readonly title: string
  readonly text: string
  readonly link: { readonly words: string; readonly to: string }
  /** The product it is for: shown where the organisation sells it. */
  readonly code: StayProduct['code']
}

const BANNERS: Readonly<Record<StayProduct['name'], Banner>> = {
  hotels: {
    art: 'posters/puglia',
    title: 'Holiday stays: a whole house, a week at a time',
    text: 'Room for everybody who comes along, with a kitchen and a garden. Cleaning is in the price.',
    link: { words: 'See holiday stays', to: HOLIDAY_STAYS.paths.landing },
    code: 'VR',
  },
  holidaystays: {
    art: 'posters/paris',
    title: 'A night on the way: hotels in every town between',
    text: 'Many can be cancelled free of charge until the day before.',
    link: { words: 'See hotels', to: HOTELS.paths.landing },
    code: 'HLT',
  },
}

/** The advertisement of a product's landing page, for who sells what it is about. */
export function bannerOf({ name }: StayProduct, sold: readonly string[]): Banner | null {
  const banner = BANNERS[name]
  return sold.includes(banner.code) ? banner : null
}
