import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Link } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { MailLink, PhoneLink, useContact } from './contact-links.tsx'
import { ChatPlace } from './rare-parts.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

const LINK = 'link inline-flex min-h-11 items-center'

export function Footer() {
  const { organisation } = useShell()
  const { email, phone } = useContact()
  return (
    <footer className="mt-14 border-t border-rule">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-caption text-ink-2">
        <p>
          <span className="me-2 font-display text-[1.0625rem] font-[560] text-ink">{organisation.name}</span>
          <span lang={organisation.language} className="inline-block">
            {organisation.tagline}
          </span>
        </p>
        <ul className="flex flex-wrap items-center gap-x-6">
          {email && (
            <li>
              <Say>
                Help: <MailLink email={email} className={LINK} />
              </Say>
            </li>
          )}
          {phone && (
            <li>
              <PhoneLink phone={phone} className={LINK} />
            </li>
          )}
          <li className="empty:hidden">
            <ChatPlace />
          </li>
          <li>
            <Link to="/terms-of-use" className={LINK}>{say`Terms of use`}</Link>
          </li>
          <li>
            <Link to="/privacy-policy" className={LINK}>{say`Privacy`}</Link>
          </li>
          <li>
            <SchemeSwitch />
          </li>
          <li>{say`Our pictures are illustrations`}</li>
        </ul>
      </div>
    </footer>
  )
}
