/** What a line of the price of a table is for. */
export type LineReason =
  | { readonly of: 'table'; readonly party: number }
  | { readonly of: 'menu'; readonly courses: number; readonly party: number }
  | { readonly of: 'service'; readonly ppm: number }

/** One line of a price, in minor units of the money of the place. */
export interface LocalLine {
  readonly kind: 'item' | 'fee'
  readonly reason: LineReason
  readonly minor: number
}

export interface MenuBasis {
  readonly minorPerHead: number
  readonly courses: number
  readonly party: number
  readonly servicePpm: number
  readonly markupBasisPoints: number
}

const withMarkup = ({ minorPerHead, party, markupBasisPoints }: MenuBasis): number => Math.round((minorPerHead * party * (10_000 + markupBasisPoints)) / 10_000)

/** Our share of a menu. */
export const markupMinor = (basis: MenuBasis): number => withMarkup(basis) - basis.minorPerHead * basis.party

/** A table costs nothing; a set menu is paid for everyone, with what the house adds for service. */
export function priceLines(party: number, menu: MenuBasis | null): LocalLine[] {
  if (!menu) return [{ kind: 'item', reason: { of: 'table', party }, minor: 0 }]
  const item = withMarkup(menu)
  const service = Math.round((item * menu.servicePpm) / 1_000_000)
  const lines: LocalLine[] = [{ kind: 'item', reason: { of: 'menu', courses: menu.courses, party }, minor: item }]
  return service === 0 ? lines : [...lines, { kind: 'fee', reason: { of: 'service', ppm: menu.servicePpm }, minor: service }]
}
