import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Link } from 'react-router'

/** What completing accepts. */
export function TermsLinks() {
  return (
    <p className="text-small text-ink-2">
      <Say>
        By completing the booking you accept the <Link to="/terms-of-use" target="_blank" className="link">{say`terms of use`}</Link>, the{' '}
        <Link to="/privacy-policy" target="_blank" className="link">{say`privacy policy`}</Link> and the rules shown with the price.
      </Say>
    </p>
  )
}
