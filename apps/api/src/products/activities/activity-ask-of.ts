import { type ParsedBodyOf, prebookActivity } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import type { ActivityAsk, PricedFor } from './activity-ask.ts'
import type { Party } from './domain/party.ts'
import { readSessionId } from './domain/session-id.ts'
import { isOcto } from './octo/octo-catalogue.ts'
import { OCTO } from './octo/octo-parts.ts'
import type { ActivityParts } from './parts.ts'

/** What a browser sends to hold places, less the price that it saw. */
type Chosen = Omit<ParsedBodyOf<typeof prebookActivity>, 'expected_total'>
const chosenFields = prebookActivity.body.omit({ expected_total: true })

export async function activityAskOf({ catalogue }: Pick<ActivityParts, 'catalogue'>, body: Chosen, caller: Caller): Promise<ActivityAsk> {
  const { activityId } = readSessionId(body.session_id)
  return {
    ...(await pricedFor(body, caller)),
    sessionId: body.session_id,
    option: body.option,
    language: body.language ?? null,
    answers: body.answers,
    onRequest: catalogue()?.find(activityId)?.onRequest ?? false,
  }
}

/** The same of what takes the place of another item. */
export async function chosenActivity(parts: Pick<ActivityParts, 'catalogue'>, fields: unknown, caller: Caller): Promise<Outcome<ActivityAsk>> {
  const parsed = chosenFields.safeParse(fields)
  if (!parsed.success || (isOcto(parsed.data.session_id) && !caller.org.site.suppliers.includes(OCTO))) return refuse('bad_input')
  return accept(await activityAskOf(parts, parsed.data, caller))
}

type Asked = Pick<Chosen, 'adults' | 'seniors' | 'children' | 'currency'>

export const partyOf = ({ adults, seniors, children }: Pick<Asked, 'adults' | 'seniors' | 'children'>): Party => ({ adults, seniors, children })

/** Who comes, priced for the caller. */
export async function pricedFor(body: Asked, caller: Caller): Promise<PricedFor> {
  const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  return { party: partyOf(body), currency, markupBasisPoints }
}
