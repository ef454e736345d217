import type { Caller } from '../../http/index.ts'
import type { TripAsk } from '../../sale/part-source.ts'
import type { Shop } from '../../sale/shop.ts'
import { PACKAGE } from './package.ts'

/** Reads what is free for the caller: the packages that they hold themselves are. */
export const ownFreeOf =
  ({ ownFree }: Shop, caller: Caller): TripAsk['read'] =>
  (run) =>
    ownFree(PACKAGE, caller, run)
