import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { DEMO_ACCOUNT } from '../../lib/user-type.ts'
import { Note } from '../../ui/note.tsx'
import type { Account } from './account-api.ts'
import { DetailsForm } from './details-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsList } from './sessions-list.tsx'
import { YourData } from './your-data.tsx'

/** The page of one's own details. A demo account is shared by all visitors, so it cannot be changed. */
export function AccountDetails({ account }: { account: Account }) {
  const [sessions, setSessions] = useState(account.sessions)
  if (account.user.usr_type === DEMO_ACCOUNT)
    return <Note kind="plain">{say`This is a demo account that anyone can use. Its details and password can't be changed.`}</Note>
  return (
    <div className="grid gap-10 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
      <DetailsForm user={account.user} />
      <PasswordForm email={account.user.email} onChanged={(left) => setSessions([...left])} />
      <SecondFactorPanel factor={account.second_factor} />
      <SessionsList sessions={sessions} onChanged={(left) => setSessions([...left])} />
      <YourData />
    </div>
  )
}
