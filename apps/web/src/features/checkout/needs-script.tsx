import { say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'

/** Says why this page, unlike the search, does not work without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      {/* Never rendered where scripts run: its text is sent with the page alone. */}
      {import.meta.env.SSR && (
        <Note
          kind="care"
          className="mt-4"
        >{say`Please turn on JavaScript to pay. It lets your card number go straight to the payment provider and never to us.`}</Note>
      )}
    </noscript>
  )
}
