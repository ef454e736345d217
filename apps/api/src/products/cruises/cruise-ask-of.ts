import { type ParsedBodyOf, prebookCruise } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import type { CruiseAsk, PricedFor } from './cruise-ask.ts'

/** What a browser sends to hold a cabin, less the price that it saw and what it holds already. */
type Chosen = Omit<ParsedBodyOf<typeof prebookCruise>, 'expected_total' | 'held_token'>
const chosenFields = prebookCruise.body.omit({ expected_total: true, held_token: true })

export async function pricedFor(body: { readonly guests: readonly number[]; readonly currency?: string | undefined }, caller: Caller): Promise<PricedFor> {
  const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  return { guests: body.guests, currency, markupBasisPoints }
}

export const cruiseAskOf = async (body: Chosen, caller: Caller): Promise<CruiseAsk> => ({
  ...(await pricedFor(body, caller)),
  sailingId: body.sailing_id,
  grade: body.grade,
  cabin: body.cabin_no ?? null,
  dining: body.dining,
  gratuities: body.gratuities,
  pay: body.pay,
  option: body.option,
})

/** The same of what takes the place of another item. */
export async function chosenCabin(fields: unknown, caller: Caller): Promise<Outcome<CruiseAsk>> {
  const parsed = chosenFields.safeParse(fields)
  return parsed.success ? accept(await cruiseAskOf(parsed.data, caller)) : refuse('bad_input')
}
