import { commaText, moneyText, say, sayAs } from '@sojourn/i18n'
import type { SeatMap } from '../../flights-api.ts'

export type Seat = SeatMap['rows'][number]['seats'][number]

const AT: Readonly<Record<Seat['at'], string>> = { window: say`window`, middle: say`middle`, aisle: say`aisle` }
export const KINDS: Readonly<Record<Seat['kind'], string>> = { front: say`Front`, exit: say`Extra legroom`, standard: sayAs('of a seat')`Standard` }

/** "14C, aisle, extra legroom". */
export const seatText = ({ seat, at, kind }: Seat): string => commaText([seat, AT[at], ...(kind === 'standard' ? [] : [KINDS[kind]])])

export const freeSeats = ({ rows }: SeatMap): readonly Seat[] => rows.flatMap(({ seats }) => seats.filter(({ is_free }) => is_free))

/** All that is seen of a seat, for those who do not see it. */
export function spokenSeat(seat: Seat, owner: string | null, currency: string): string {
  const price = seat.amount === 0 ? say`no charge` : moneyText(seat.amount, currency)
  const state = owner !== null ? say`chosen for ${owner}` : seat.is_free ? sayAs('of a seat')`free` : sayAs('of a seat')`taken`
  return commaText([seatText(seat), ...(seat.is_free ? [price] : []), state])
}

/** What the seats of each kind cost on a flight, the dearest first; kinds that it has not are left out. */
export function kindPrices({ rows }: SeatMap): readonly { readonly kind: Seat['kind']; readonly amount: number }[] {
  const all = rows.flatMap(({ seats }) => seats)
  return (['front', 'exit', 'standard'] as const).flatMap((kind) => {
    const seat = all.find((each) => each.kind === kind)
    return seat ? [{ kind, amount: seat.amount }] : []
  })
}
