import { hashUnit } from '@sojourn/kernel'

/** Of a hundred days at a place so many are too stormy for what hangs on the weather. */
const STORMY_SHARE = 0.04

/** What the weather of a day at a place is like in the demo world. */
export const isStormy = (place: string, day: string): boolean => hashUnit('storm', place, day) < STORMY_SHARE
