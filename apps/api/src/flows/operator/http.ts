import { settleItem as settleCall, unknownItems as unknownCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { listUnknown } from './list-unknown.ts'
import { settleItem } from './settle-item.ts'

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this item.`],
  not_allowed: [403, () => say`Only operators of this organization can do that.`],
  not_waiting: [409, () => say`This item isn't waiting for that answer or was already settled. Nothing was changed.`],
  reference_missing: [400, () => say`A confirmed item needs the supplier's reference. Nothing was changed.`],
}

export const unknownItemsHttp = (deps: ShopDeps): Route[] => [
  signedInRoute(unknownCall, (_body, caller) => listUnknown(deps, caller), refusals),
  signedInRoute(settleCall, (body, caller) => settleItem(deps, body, caller), refusals),
]
