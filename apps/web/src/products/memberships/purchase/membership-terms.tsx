import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Link } from 'react-router'

/** What paying accepts. `withdraws`: a first term is bought, which can be withdrawn from; `pays`: by its member. */
export function MembershipTerms({ withdraws, pays }: { withdraws: boolean; pays: boolean }) {
  return (
    <div className="grid gap-1 text-small text-ink-2">
      <p>
        <Say>
          By paying, you agree to the{' '}
          <Link to="/terms-of-use" target="_blank" className="link">
            terms of use
          </Link>{' '}
          and the{' '}
          <Link to="/privacy-policy" target="_blank" className="link">
            privacy policy
          </Link>
          .
        </Say>
      </p>
      {withdraws && (
        <p>
          {pays ? say`You can withdraw from a first term within 14 days and get your money back.` : say`You can withdraw from a first term within 14 days.`}
        </p>
      )}
    </div>
  )
}
