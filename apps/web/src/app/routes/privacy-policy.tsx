import { say } from '@sojourn/i18n'
import { useShell } from '../../lib/shell.ts'
import { ProsePage } from '../shell/prose-page.tsx'

export const meta = () => [{ title: say`Privacy policy` }]

export default function PrivacyPolicyPage() {
  const { organisation, takes_fingerprint } = useShell()
  const { name } = organisation
  return (
    <ProsePage title={say`Privacy policy`} prose>
      <p>{say`${name} stores only what your bookings need. This page explains what that is, why we need it, and how to have it removed.`}</p>
      <h2>{say`What we store`}</h2>
      <p>{say`Your name, email and phone number, what you booked, what was paid and refunded, and the currency you prefer.`}</p>
      {takes_fingerprint && (
        <p>{say`When you sign in or pay, we also read what sets your device apart, to stop fraud. We store it scrambled, use it for nothing else and delete it after 400 days.`}</p>
      )}
      <h2>{say`What we never see`}</h2>
      <p>{say`Your card number. You enter it in fields served by our payment provider; we only receive the last four digits and whether the payment went through.`}</p>
      <h2>{say`Who we share it with`}</h2>
      <p>{say`The provider you book with receives the names and dates. Your bank sees the payment. We never sell your data, and our pages run no third-party scripts.`}</p>
      <h2>{say`Cookies`}</h2>
      <p>{say`One keeps you signed in, one keeps track of your checkout, two remember your currency and theme, and one notes which of our files your browser has already stored. We use no others.`}</p>
      <h2>{say`How long we store it, and your choices`}</h2>
      <p>{say`We store bookings for as long as tax law requires. Under Your details you can see, correct, download or delete your data; anything the law requires us to retain is then locked.`}</p>
    </ProsePage>
  )
}
