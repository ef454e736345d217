import { say } from '@sojourn/i18n'
import { useShell } from '../../lib/shell.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: say`Privacy policy` }]

export default function PrivacyPolicyPage() {
  const { name } = useShell().organisation
  return (
    <ProsePage title={say`Privacy policy`} prose>
      <p>{say`${name} keeps what a booking needs and nothing else. This page says what that is, why, and how to have it removed.`}</p>
      <h2>{say`What we keep`}</h2>
      <p>{say`Your name, address of e-mail and phone, what you booked, what was paid and refunded, and the currency you like to see prices in.`}</p>
      <h2>{say`What we never see`}</h2>
      <p>{say`Card numbers. You type them into frames that our payment gateway serves from an address of its own; we receive the last four digits and whether the payment went through.`}</p>
      <h2>{say`Who else sees it`}</h2>
      <p>{say`Who provides what you book receives the names and the dates. Your bank sees the payment. Nobody pays us for your data, and there are no foreign scripts on our pages.`}</p>
      <h2>{say`Cookies`}</h2>
      <p>{say`One keeps you signed in, one keeps a checkout together, two keep your currency and whether you like the pages by day or by night, and one says which of our files your browser has stored already. That is all of them.`}</p>
      <h2>{say`How long, and how to leave`}</h2>
      <p>{say`Bookings are kept as long as tax law asks for. Under Your details you see, correct, download or delete what is yours; what the law makes us keep is then locked away.`}</p>
    </ProsePage>
  )
}
