import { say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'

/** Says why this page, unlike the search, does not work without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      {/* Whoever runs scripts never draws it: its words are sent with the page alone. */}
      {import.meta.env.SSR && (
        <Note
          kind="care"
          className="mt-4"
        >{say`Paying needs JavaScript: the card fields belong to the payment gateway, so that your card number never reaches us. Please turn it on for this site.`}</Note>
      )}
    </noscript>
  )
}
