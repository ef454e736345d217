import { type BrandMark, brandName, CardBrandIcon } from './card-brand.tsx'

const BRANDS: readonly BrandMark[] = ['visa', 'mastercard', 'amex', 'discover', 'dinersClub', 'jcb', 'unknown']

/** The badges of card brands, drawn by us. */
export const states = {
  'A3.3 card brands': () => (
    <ul className="flex flex-wrap gap-5">
      {BRANDS.map((brand) => (
        <li key={brand} className="flex items-center gap-2 text-small">
          <CardBrandIcon brand={brand} />
          {brandName(brand)}
        </li>
      ))}
    </ul>
  ),
}
