import { moneyText, say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'
import type { BookedItem } from './item-words.ts'

/** What there is to say about how an item stands, and what comes next. Nothing where all is well. */
export function ItemNote({ item }: { item: BookedItem }) {
  const { purchase } = item.rules
  switch (item.state) {
    case 'held':
    case 'confirmed':
      return null
    case 'confirming':
      return <Note kind="care" className="mt-3">{say`We are waiting for the supplier to confirm it. This page will update itself.`}</Note>
    case 'unknown':
      return (
        <Note
          kind="care"
          className="mt-3"
        >{say`The supplier has not answered yet. We keep asking, and our staff is looking into it. It ends in a confirmation or with your money back.`}</Note>
      )
    case 'cancelling':
      return (
        <Note
          kind="care"
          className="mt-3"
        >{say`We asked the supplier to cancel this ${purchase} and have no answer yet. Once it is cancelled your money is refunded automatically. This page will update itself.`}</Note>
      )
    case 'failed':
      return <Note kind="wrong" className="mt-3">{say`This ${purchase} was not booked.`}</Note>
    case 'cancelled':
      return (
        <Note kind="plain" className="mt-3">
          {say`This ${purchase} is cancelled. ${keptText(item) ?? ''}`}
        </Note>
      )
  }
}

/** What became of its money. Cancelled with the whole booking, the booking says it. */
function keptText({ kept, price }: BookedItem): string | null {
  if (kept === null) return null
  if (price.pay_now === 0) return say`Nothing was paid for it.`
  return kept > 0 ? say`${moneyText(kept, price.currency)} of its price is kept.` : say`All that was paid for it is refunded.`
}
