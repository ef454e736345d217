import type { FieldKind } from '@sojourn/card-sdk'
import { say } from '@sojourn/i18n'
import { html } from 'hono/html'

interface FieldFacts {
  readonly label: () => string
  readonly autocomplete: string
  readonly placeholder: () => string
}

export const FIELDS: Readonly<Record<FieldKind, FieldFacts>> = {
  number: { label: () => say`Card number`, autocomplete: 'cc-number', placeholder: () => '1234 1234 1234 1234' },
  expiry: { label: () => say`Expiry date`, autocomplete: 'cc-exp', placeholder: () => say`MM / YY` },
  code: { label: () => say`Security code`, autocomplete: 'cc-csc', placeholder: () => 'CVC' },
}

/** The input of a card field. It carries no name: a form sent by accident sends nothing. `alone`: it has no visible label. */
export const cardInputHtml = (kind: FieldKind, { id, errorId, alone }: { id: string; errorId: string; alone: boolean }) => {
  const { label, autocomplete, placeholder } = FIELDS[kind]
  return html`<input id="${id}" type="text" dir="ltr" inputmode="numeric" autocomplete="${autocomplete}" autocorrect="off" autocapitalize="off" spellcheck="false"
 ${alone ? html`aria-label="${label()}"` : ''} aria-describedby="${errorId}" aria-required="true" placeholder="${placeholder()}">`
}
