/** Who and what comes along. */
export interface Party {
  readonly adults: number
  /** Their ages. */
  readonly children: readonly number[]
  /** Large ones, of all together. */
  readonly bags: number
  readonly wheelchair: boolean
}

/** Everyone has a seat, infants too. */
export const peopleIn = ({ adults, children }: Pick<Party, 'adults' | 'children'>): number => adults + children.length
