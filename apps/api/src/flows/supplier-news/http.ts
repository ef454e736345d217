import { answerNews as call } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { answerNews } from './answer-news.ts'
import type { NewsDeps } from './news-deps.ts'

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this booking.`],
  not_open: [409, () => say`This change was already answered, or something newer is known. Nothing was changed.`],
  whole_stays: [409, () => say`This change is of one part alone, so the rest stays booked. Nothing was changed.`],
  reason_missing: [400, () => say`Please give a reason; its owner can read it. Nothing was changed.`],
}

export const supplierNewsHttp = (deps: NewsDeps): Route[] => [signedInRoute(call, (body, caller) => answerNews(deps, body, caller), refusals)]
