import { packageHref, type TripSearch } from './package-address.ts'
import { partOf } from './package-words.ts'
import { chosenOf, type FoundPackage } from './packages-api.ts'

/** A package as a trip has it, with what each part is by itself. */
export function packageIdea({ parts, price }: Pick<FoundPackage, 'parts' | 'price'>, search: TripSearch, place: string) {
  const stay = partOf(parts, 'stay')
  return {
    kind: 'idea' as const,
    product: 'PKG' as const,
    title: stay?.title ?? parts[0]?.title ?? '',
    place,
    image: stay?.image?.name ?? '',
    from: search.leave,
    to: search.back,
    price: { amount: price.total, currency: price.currency },
    href: packageHref(search, parts.map(chosenOf)),
    details: { parts: parts.map(({ role, product, title, url }) => ({ role, product, title, url })) },
  }
}
