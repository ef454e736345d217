export interface Party {
  readonly adult: number
  readonly child: number
  readonly infant: number
}

export type TravellerType = 'adult' | 'child' | 'infant'

/** Everyone who flies: adults, then children, then infants. */
export const travellersOf = ({ adult, child, infant }: Party): TravellerType[] => [
  ...Array<'adult'>(adult).fill('adult'),
  ...Array<'child'>(child).fill('child'),
  ...Array<'infant'>(infant).fill('infant'),
]

/** Those who have a seat; infants fly on an adult's lap. */
export const seatedIn = ({ adult, child }: Party): number => adult + child

export const SEATED_MAX = 9

export type PartyFault = 'nobody' | 'too_many' | 'child_alone' | 'infants'

/** Why these cannot fly together on one booking; null where they can. */
export function partyFault({ adult, child, infant }: Party): PartyFault | null {
  if (adult + child === 0) return infant > 0 ? 'infants' : 'nobody'
  if (infant > adult) return 'infants'
  if (adult === 0) return 'child_alone'
  return adult + child > SEATED_MAX ? 'too_many' : null
}
