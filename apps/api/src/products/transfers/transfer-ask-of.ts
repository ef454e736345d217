import { type ParsedBodyOf, prebookTransfer, type transferDetails } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import type { TransferAsk } from './transfer-ask.ts'

type Asked = ParsedBodyOf<typeof transferDetails> & { readonly note?: string }
const chosenFields = prebookTransfer.body.omit({ expected_total: true, return: true })

/** The rides of a request, priced for the caller: one, or out and back. */
export async function transferAsksOf(body: Asked, caller: Caller): Promise<readonly [TransferAsk, ...TransferAsk[]]> {
  const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  const shared = {
    transferId: body.transfer_id,
    adults: body.adults,
    children: body.children,
    bags: body.bags,
    wheelchair: body.wheelchair,
    meetAndGreet: body.meet_and_greet,
    note: body.note ?? '',
    currency,
    markupBasisPoints,
  }
  const out: TransferAsk = { ...shared, leg: body.return ? 'out' : 'one_way', from: body.from, to: body.to, ...timeOf(body) }
  return body.return ? [out, { ...shared, leg: 'back', from: body.to, to: body.from, ...timeOf(body.return) }] : [out]
}

interface SaidTime {
  readonly at: string
  readonly flight?: string | undefined
  readonly international: boolean
}

export const timeOf = ({ at, flight, international }: SaidTime) => ({ at, flight: flight ?? null, international })

/** One ride that takes the place of another item. */
export async function chosenTransfer(fields: unknown, caller: Caller): Promise<Outcome<TransferAsk>> {
  const parsed = chosenFields.safeParse(fields)
  if (!parsed.success) return refuse('bad_input')
  const [ask] = await transferAsksOf(parsed.data, caller)
  return accept(ask)
}
