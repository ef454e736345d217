import { say } from '@sojourn/i18n'
import { useShell } from '../../lib/shell.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: say`Terms of use` }]

export default function TermsOfUsePage() {
  const { name } = useShell().organisation
  return (
    <ProsePage title={say`Terms of use`} prose>
      <p>{say`These terms are the agreement between you and ${name}, in plain language.`}</p>
      <h2>{say`Prices`}</h2>
      <p>{say`Prices include all taxes and mandatory fees, and show what you pay now and what you pay on arrival. If a price changes before you book, we show you both and ask again.`}</p>
      <h2>{say`Holds`}</h2>
      <p>{say`During checkout, we hold what you chose for the time that the page counts down. When the time runs out, the hold is released and nothing is charged.`}</p>
      <h2>{say`Paying`}</h2>
      <p>{say`You are charged once, for the total you agreed to. If a booking cannot be confirmed, your payment is refunded automatically to your original payment method.`}</p>
      <h2>{say`Canceling`}</h2>
      <p>{say`Each rate shows until when you can cancel for free and what canceling costs after that, in local time. We show your refund before you cancel.`}</p>
      <h2>{say`Pictures`}</h2>
      <p>{say`Pictures are illustrations unless a photo is marked as the provider's own.`}</p>
    </ProsePage>
  )
}
