import { settleItem as settleCall, unknownItems as unknownCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { listUnknown } from './list-unknown.ts'
import { settleItem } from './settle-item.ts'

const refusals: Refusals = {
  not_found: [404, () => say`This item is not here.`],
  not_allowed: [403, () => say`Only operators of the organisation may do that.`],
  not_waiting: [409, () => say`This item does not wait for that answer, or has been settled meanwhile. Nothing was changed.`],
  reference_missing: [400, () => say`A confirmed item needs the supplier's reference. Nothing was changed.`],
}

export const unknownItemsHttp = (deps: ShopDeps): Route[] => [
  signedInRoute(unknownCall, (_body, caller) => listUnknown(deps, caller), refusals),
  signedInRoute(settleCall, (body, caller) => settleItem(deps, body, caller), refusals),
]
