// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { FieldKind, PayResult, ToField } from '@sojourn/card-sdk'
import { confirmCard } from './confirm-card.ts'
import type { Line } from './connect.ts'
import { openedBy } from './opened-by.ts'
import { fieldsOf } from './siblings.ts'
import { type CardInputs, cardOf, complaintOf } from './typed-card.ts'

type PayRequest = Extract<ToField, { type: 'pay' }>

const KINDS: readonly FieldKind[] = ['number', 'expiry', 'code']

/** Reads the whole card from the fields of the group and pays with it, from our origin to our origin. Only the outcome leaves this frame. */
export async function pay(request: PayRequest, { group, shopOrigin }: Line): Promise<PayResult> {
  const fields = fieldsOf(group)
  const missing = KINDS.find((kind) => !fields[kind])
  if (missing) return { status: 'error', code: 'fields_missing', message: `The field "${missing}" is not on the page.` }
  const inputs = fields as CardInputs
  const complaint = complaintOf(inputs)
  if (complaint) return complaint
  return confirmCard(openedBy(request), { card: cardOf(inputs, request.name), save: request.save, nick_name: request.nickName, return_origin: shopOrigin })
}
