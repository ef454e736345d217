import { Say } from '@sojourn/i18n/react'
import { Link } from 'react-router'

/** What completing accepts. */
export function TermsLinks() {
  return (
    <p className="text-small text-ink-2">
      <Say>
        By completing the booking, you agree to the{' '}
        <Link to="/terms-of-use" target="_blank" className="link">
          terms of use
        </Link>
        , the{' '}
        <Link to="/privacy-policy" target="_blank" className="link">
          privacy policy
        </Link>{' '}
        and the conditions shown with the price.
      </Say>
    </p>
  )
}
