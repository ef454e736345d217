import { moneyText, say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'
import { type BookedItem, whyEnded } from './item-words.ts'

/** A note on an item's state, and what comes next, or what is promised of it. Nothing where there is neither. */
export function ItemNote({ item }: { item: BookedItem }) {
  switch (item.state) {
    case 'held':
      return null
    case 'confirmed':
      return (
        item.promise && (
          <Note kind="good" className="mt-3">
            {item.promise}
          </Note>
        )
      )
    case 'confirming':
      return <Note kind="care" className="mt-3">{say`We're waiting for the supplier to confirm it. This page will update itself.`}</Note>
    case 'unknown':
      return (
        <Note
          kind="care"
          className="mt-3"
        >{say`The supplier hasn't answered yet, and our team is looking into it. It will either be confirmed or refunded.`}</Note>
      )
    case 'cancelling':
      return (
        <Note
          kind="care"
          className="mt-3"
        >{say`We've asked the supplier to cancel this. Once it's canceled, you'll be refunded automatically; this page will update itself.`}</Note>
      )
    case 'failed':
      return <Note kind="wrong" className="mt-3">{say`This item wasn't booked.`}</Note>
    case 'cancelled':
      return (
        <Note kind="plain" className="mt-3">
          {whyEnded(item) ?? say`This item is canceled.`} {retainedText(item)}
        </Note>
      )
  }
}

/** The refund of an item. Cancelled with the whole booking, the booking shows it. */
function retainedText({ kept: retained, price }: BookedItem): string | null {
  if (retained === null) return null
  if (price.pay_now === 0) return say`Nothing was paid for it.`
  return retained > 0 ? say`${moneyText(retained, price.currency)} of its price isn't refunded.` : say`It's fully refunded.`
}
