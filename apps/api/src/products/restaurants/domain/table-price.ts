/** What a line of the price of a table is for. */
export type LineReason =
  | { readonly of: 'table'; readonly party: number }
  | { readonly of: 'menu'; readonly courses: number; readonly party: number }
  | { readonly of: 'service'; readonly ppm: number }

/** One line of a price: so many times an amount in minor units of the money of the place. */
export interface LocalLine {
  readonly kind: 'item' | 'fee'
  readonly reason: LineReason
  readonly minor: number
  readonly times: number
}

export interface MenuBasis {
  readonly minorPerHead: number
  readonly courses: number
  readonly party: number
  readonly servicePpm: number
  readonly markupBasisPoints: number
}

/** What a menu costs each person, with our share. */
export const menuPerHead = ({ minorPerHead, markupBasisPoints }: Pick<MenuBasis, 'minorPerHead' | 'markupBasisPoints'>): number =>
  Math.round((minorPerHead * (10_000 + markupBasisPoints)) / 10_000)

/** A table costs nothing; a set menu is paid for everyone, with what the house adds for service. */
export function priceLines(party: number, menu: MenuBasis | null): LocalLine[] {
  if (!menu) return [{ kind: 'item', reason: { of: 'table', party }, minor: 0, times: 1 }]
  const perHead = menuPerHead(menu)
  const service = Math.round((perHead * party * menu.servicePpm) / 1_000_000)
  const lines: LocalLine[] = [{ kind: 'item', reason: { of: 'menu', courses: menu.courses, party }, minor: perHead, times: party }]
  return service === 0 ? lines : [...lines, { kind: 'fee', reason: { of: 'service', ppm: menu.servicePpm }, minor: service, times: 1 }]
}
