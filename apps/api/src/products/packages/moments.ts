import type { Day } from '@sojourn/kernel'
import type { Moment, PartFound, PartsWanted, TripAsk } from '../../sale/part-source.ts'

export const dayOf = ({ at }: Moment): Day => at.slice(0, 10)

const isNearer = (to: Moment, a: Moment, b: Moment): boolean => Math.abs(a.ms - to.ms) < Math.abs(b.ms - to.ms)

/** For which time of the trip a part is. */
export function momentOf({ role, starts }: PartFound, { there }: Pick<TripAsk, 'there'>): Pick<PartsWanted, 'at'> {
  if (role === 'transfer') return { at: there && isNearer(starts, there.until, there.from) ? 'departure' : 'arrival' }
  return role === 'activity' ? { at: dayOf(starts) } : {}
}
