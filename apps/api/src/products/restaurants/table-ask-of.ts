import { type ParsedBodyOf, prebookTable } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import type { TableAsk } from './table-ask.ts'

/** What a browser sends to hold a table, less the price that it saw. */
type Chosen = Omit<ParsedBodyOf<typeof prebookTable>, 'expected_total'>
const chosenFields = prebookTable.body.omit({ expected_total: true })

export async function tableAskOf(body: Chosen, caller: Caller): Promise<TableAsk> {
  const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  return {
    restaurantId: body.restaurant_id,
    at: body.at,
    party: body.party,
    area: body.area ?? null,
    menu: body.menu,
    diets: body.diets,
    occasion: body.occasion ?? null,
    note: body.note,
    currency,
    markupBasisPoints,
  }
}

/** The same of what takes the place of another item. */
export async function chosenTable(fields: unknown, caller: Caller): Promise<Outcome<TableAsk>> {
  const parsed = chosenFields.safeParse(fields)
  return parsed.success ? accept(await tableAskOf(parsed.data, caller)) : refuse('bad_input')
}
