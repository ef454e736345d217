import { commaText, nameText, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { ProofShape } from './bookings.ts'

// What proves an item is called the same on pages, receipts and in mails.

interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** What proves an item, by what it is and whose: `Ticket, Ana Prata`: `057-1`. Numbers of one kind and person stand together. */
export function proofFacts(proofs: readonly ProofShape[], guests: readonly Named[]): { readonly label: string; readonly value: string }[] {
  const groups = Map.groupBy(proofs, ({ kind, traveller_no: no }) => labelOf(kind, no === undefined ? undefined : guests[no - 1]))
  return [...groups].map(([label, own]) => ({ label, value: commaText(own.map(({ number }) => number)) }))
}

function labelOf(kind: ProofShape['kind'], guest: Named | undefined): string {
  const name = guest ? nameText(guest.first_name, guest.last_name) : null
  switch (kind) {
    case 'voucher':
      return name ? say`Voucher, ${name}` : say`Voucher`
    case 'reference':
      return say`Provider's reference`
    case 'ticket':
      return name ? say`Ticket, ${name}` : say`Ticket`
    case 'service':
      return name ? say`Service voucher, ${name}` : say`Service voucher`
    default:
      return never(kind)
  }
}
