import { dateText, dateTextOfMembership, initialsText, nameText, say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { useOwnDay } from '../../lib/use-own-day.ts'
import type { Account } from './account-api.ts'

interface HeadProps {
  readonly account: Account
  /** The day their membership began; null for those who have none. */
  readonly memberSince?: string | null
}

/** Who it is: the name, the address, since when: a member, else a person of the site. */
export function ProfileHead({ account: { user, member_since: since }, memberSince = null }: HeadProps) {
  const ownDay = useOwnDay()
  return (
    <div className="mb-6 flex items-center gap-4">
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-ink text-h3 font-[640] text-paper uppercase">
        {initialsText(user.first_name, user.last_name)}
      </span>
      <div className="min-w-0">
        <p className="font-display text-h3 font-[520] wrap-anywhere">{nameText(user.first_name, user.last_name)}</p>
        <p className="text-small wrap-anywhere text-ink-2">{shownEmail(user.email)}</p>
        <p className="text-caption text-ink-3">
          {memberSince ? say`Member since ${dateTextOfMembership(memberSince)}` : say`Joined ${dateText(ownDay(since))}`}
        </p>
      </div>
    </div>
  )
}
