import { say } from '@sojourn/i18n'
import { Button } from '../../ui/button.tsx'
import type { TripMember } from './trips-api.ts'

export const ROLE_WORDS: Readonly<Record<TripMember['role'], string>> = {
  owner: say`Organizer`,
  editor: say`Can edit`,
  viewer: say`Can view`,
}

interface TripPeopleProps {
  readonly members: readonly TripMember[]
  readonly mayRemove: boolean
  readonly onRemove: (member: TripMember) => void
}

/** Who travels along, and what each may do. */
export function TripPeople({ members, mayRemove, onRemove }: TripPeopleProps) {
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-h3">{say`People`}</h2>
      <ul className="mt-2 border-t border-ink">
        {members.map((member) => (
          <li key={member.user_id} className="flex items-center justify-between gap-3 border-b border-rule py-2.5 text-small">
            <span className="min-w-0">
              <b className="block font-[620] wrap-anywhere">{member.is_you ? say`${member.name} (you)` : member.name}</b>
              <span className="text-ink-2">{ROLE_WORDS[member.role]}</span>
            </span>
            {mayRemove && !member.is_you && (
              <Button size="small" aria-label={say`Remove ${member.name}`} onClick={() => onRemove(member)}>{say`Remove`}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
