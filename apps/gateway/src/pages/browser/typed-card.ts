import type { FieldKind, PayResult } from '@sojourn/card-sdk'
import { digitsOf, readExpiry } from '../../cards/index.ts'
import type { CardInput } from './card-input.ts'

export type CardInputs = Readonly<Record<FieldKind, CardInput>>

const KINDS: readonly FieldKind[] = ['number', 'expiry', 'code']

/** What is wrong with the card as typed, shown at its fields, the caret in the first of them; null where nothing is. */
export function complaintOf(inputs: CardInputs): Extract<PayResult, { status: 'invalid' }> | null {
  const fields = KINDS.flatMap((kind) => {
    const error = inputs[kind].complain()
    return error ? [{ kind, error }] : []
  })
  const [first] = fields
  if (!first) return null
  inputs[first.kind].focus()
  return { status: 'invalid', message: first.error.message, fields }
}

/** The whole card as the gateway takes it. */
export function cardOf(inputs: CardInputs, name: string | null): Record<string, unknown> {
  const expiry = readExpiry(inputs.expiry.read())
  return { number: digitsOf(inputs.number.read()), exp_month: expiry?.month, exp_year: expiry?.year, cvc: digitsOf(inputs.code.read()), name }
}
